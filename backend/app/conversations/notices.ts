import { DateTime } from 'luxon'

const HOUR_MS = 60 * 60_000

/**
 * Whether her next text must say that she is an AI: at the first exchange of a local day, and after every
 * three hours of continuing talk. Instants are epoch milliseconds.
 */
export function isAiNoticeDue(
  noticedAt: number | null,
  { now, timeZone, everyMs = 3 * HOUR_MS }: { now: number; timeZone: string; everyMs?: number }
): boolean {
  if (noticedAt === null || now - noticedAt >= everyMs) return true
  const dayOf = (at: number) => DateTime.fromMillis(at, { zone: timeZone }).toISODate()
  return dayOf(noticedAt) !== dayOf(now)
}

/** In her voice but plain. Stands in front of her words. */
export function aiNotice(name: string): string {
  return `${name} here - I'm an AI, not a person. `
}

/** What the carrier wants to read in the first text, in at most two segments together with her words. */
export function firstTextLegalLine(brand: string): string {
  return ` ${brand}: I'm an AI companion, not a person. Msg frequency varies. Msg & data rates may apply. HELP for help, STOP to end.`
}

export function stopAnswer(brand: string): string {
  return `${brand}: You are unsubscribed and will get no more texts. Text START to come back.`
}

export function startAnswer(brand: string): string {
  return `${brand}: Welcome back, texting is on again. Msg frequency varies. Msg & data rates may apply. Reply HELP for help, STOP to end.`
}

export function helpAnswer(
  brand: string,
  { email, crisisLine }: { email: string; crisisLine: string }
): string {
  return `${brand} AI companion texts. Help: ${email}. Msg & data rates may apply. Reply STOP to end. In a crisis? ${crisisLine}`
}

export function pointerText(brand: string, url: string): string {
  return `This is ${brand}. We do not know this number yet: sign up at ${url}`
}

export function unfinishedText(brand: string, url: string): string {
  return `${brand}: she is not created yet. Finish setting up at ${url}`
}

export function allowanceText(brand: string, url: string): string {
  return `${brand}: your messages are used up. Your text is kept; more at ${url}`
}
