declare global {
  interface Window {
    /** What the page itself asked for while its code was on the way: `static/early_talk.ts`. */
    earlyReads?: Record<string, Promise<Response>>
  }
}

/** The texts painted before there was any code. */
export const EARLY_TALK_ID = 'early-talk'

/** No window where only the calls are tried. */
const page = globalThis as { earlyReads?: Window['earlyReads'] }

/** The answer to such a read, once: whoever reads again wants to know what is new. */
export function takeEarlyRead(path: string): Promise<Response> | undefined {
  const read = page.earlyReads?.[path]
  delete page.earlyReads?.[path]
  return read
}

export function forgetEarlyReads(): void {
  delete page.earlyReads
}

/** The app has something to show itself. */
export function removeEarlyTalk(): void {
  document.getElementById(EARLY_TALK_ID)?.remove()
}
