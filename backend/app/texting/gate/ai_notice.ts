import { HOUR } from '#app/core/clock/durations'
import { z } from 'zod'
import { localDateOf } from '#app/core/clock/wall_clock'
import { PERSONALITIES, type Personality } from '#app/models/contract'
import { line } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const EVERY_MS = 3 * HOUR
/** No multiple of the eight times a day: at one hour of the day each comes once in thirteen days. */
const WORDINGS = 13
const NAME = '{name}'
/** The longest name and the notice fit in it. */
const NOTICE_REACH = 140

const wording = line.check(z.includes(NAME, { error: `has no ${NAME}` }))
const wordings = z.array(wording).check(z.length(WORDINGS))

const NOTICES = loadWords(
  'gate/ai_notices.yaml',
  z.record(z.enum([...PERSONALITIES.map(({ value }) => value), 'spanish']), wordings)
)

/**
 * Whether her next text must say that she is an AI: at the first exchange of a local day, and after every
 * three hours of continuing talk. Instants are epoch milliseconds.
 */
export function isAiNoticeDue(
  noticedAt: number | null,
  { now, timeZone, everyMs = EVERY_MS }: { now: number; timeZone: string; everyMs?: number }
): boolean {
  if (noticedAt === null || now - noticedAt >= everyMs) return true
  return localDateOf(noticedAt, timeZone) !== localDateOf(now, timeZone)
}

export interface NoticeWish {
  name: string
  personality: Personality
  /** Of the conversation: not everybody reads the same on one day. */
  talk: number
  /** Epoch milliseconds. */
  now: number
  isSpanish?: boolean
}

/**
 * In her voice but plain. Stands in front of her words. Within a day and a half, and at
 * one hour of thirteen days, it never says the same.
 */
export function aiNotice({ name, personality, talk, now, isSpanish = false }: NoticeWish): string {
  const all = NOTICES[isSpanish ? 'spanish' : personality]
  const place = (talk + Math.floor(now / EVERY_MS)) % WORDINGS
  return `${(all[place] ?? '').replaceAll(NAME, () => name)} `
}

/** Of all wordings what stands before the name and behind it. */
const AROUND_NAMES = [...new Set(Object.values(NOTICES).flat())].map((notice) => {
  const [before = '', behind = ''] = `${notice} `.split(NAME)
  return { before, behind }
})

/** Her own words of a text that may begin with the notice, in any wording, whatever her name was then. */
export function withoutAiNotice(text: string): string {
  const start = text.slice(0, NOTICE_REACH)
  for (const { before, behind } of AROUND_NAMES) {
    const at = start.startsWith(before) ? start.indexOf(behind, before.length) : -1
    if (at >= 0) return text.slice(at + behind.length)
  }
  return text
}
