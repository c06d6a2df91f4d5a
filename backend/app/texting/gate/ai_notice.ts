import { localDateOf } from '#app/core/clock/wall_clock'

const HOUR_MS = 60 * 60_000
/** The longest name and the notice fit in it. */
const NOTICE_REACH = 120

/**
 * Whether her next text must say that she is an AI: at the first exchange of a local day, and after every
 * three hours of continuing talk. Instants are epoch milliseconds.
 */
export function isAiNoticeDue(
  noticedAt: number | null,
  { now, timeZone, everyMs = 3 * HOUR_MS }: { now: number; timeZone: string; everyMs?: number }
): boolean {
  if (noticedAt === null || now - noticedAt >= everyMs) return true
  return localDateOf(noticedAt, timeZone) !== localDateOf(now, timeZone)
}

/** In her voice but plain. Stands in front of her words. */
export function aiNotice(name: string): string {
  return `${name} here - I'm an AI, not a person. `
}

/** Her own words of a text that may begin with the notice, under whatever name she had then. */
export function withoutAiNotice(text: string): string {
  const notice = aiNotice('')
  const at = text.slice(0, NOTICE_REACH).indexOf(notice)
  return at < 0 ? text : text.slice(at + notice.length)
}
