import { z } from 'zod'
import type { DateTime } from 'luxon'
import type { Scene } from '#app/companion/voice/language_model'
import { clauseBefore } from '#app/companion/voice/plain_words'
import { SPANISH_MONTHS, SPANISH_SEASONS } from '#app/language/spanish_months'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/named_dates.txt',
  z.strictObject({
    notMeant: shapes.pattern(),
    asksWhen: shapes.pattern(),
    north: shapes.pattern(),
    south: shapes.pattern(),
    seasonSaid: shapes.pattern('u'),
    year: shapes.pattern('u'),
  })
)

export interface Sentence {
  words: string
  scene: Scene
  /** What the person wrote that she answers. */
  asked: string
  /** Now, on the person's wall clock. */
  there: DateTime
}

/** Whether what stands at `index` is said of now, and not of a wish, a memory or another day. */
export function isMeantNow(words: string, index = 0): boolean {
  return !WORDS.notMeant.test(clauseBefore(words, index))
}

/** Whether they asked when something is: what she names then need not be now. */
export function asksWhen(asked: string): boolean {
  return WORDS.asksWhen.test(asked)
}

const MONTHS: Record<string, number> = Object.fromEntries(
  Object.entries(SPANISH_MONTHS).flatMap(([spanish, english], index) => [
    [english.toLowerCase(), index + 1],
    [spanish, index + 1],
  ])
)
const MONTH = `(${Object.keys(MONTHS).join('|')})\\b`

const numbers = z.string().transform((list) => list.split(',').filter(Boolean).map(Number))

/** Holidays and weekends, with the months or the weekdays in which they can be wished. */
const WISHES = loadWords(
  'manners/wishes.tsv',
  z.array(z.strictObject({ months: numbers, weekdays: numbers, said: shapes.pattern() }))
)

const SEASONS = ['winter', 'spring', 'summer', 'autumn']

/** Null where there are no four seasons to be sure of. */
function quarterOf({ scene, there }: Sentence): number | null {
  const quarter = Math.floor((there.month % 12) / 3)
  if (WORDS.south.test(scene.timeZone)) return (quarter + 2) % 4
  return WORDS.north.test(scene.timeZone) ? quarter : null
}

/** Only the opposite season is surely wrong. */
function wrongSeason(sentence: Sentence): string | null {
  const hit = sentence.words.match(WORDS.seasonSaid)
  const quarter = quarterOf(sentence)
  if (!hit || quarter === null || !isMeantNow(sentence.words, hit.index)) return null
  const [, name = ''] = hit
  const isOpposite = (SPANISH_SEASONS[name] ?? name) === SEASONS[(quarter + 2) % 4]
  return isOpposite ? hit[0] : null
}

const TODAY_IS = "\\b(?:it's|today's|hoy es|today is)(?: el| the)?"
const MONTH_AND_DAY = `${MONTH} (?:the )?(\\d{1,2})`
const DAY_AND_MONTH = `(\\d{1,2})(?:st|nd|rd|th)?(?: of| de)? ${MONTH}`
const DATE = new RegExp(`${TODAY_IS} (?:${MONTH_AND_DAY}|${DAY_AND_MONTH})`, 'u')
const BARE_MONTH = new RegExp(`\\bit's (?:already |finally |still |only )${MONTH}(?! \\d)`, 'u')

function wrongDayOfMonth({ words, asked, there }: Sentence): string | null {
  const hit = words.match(DATE)
  if (!hit || asksWhen(asked)) return null
  const month = MONTHS[hit[1] ?? hit[4] ?? '']
  const day = Number(hit[2] ?? hit[3])
  return month === there.month && day === there.day ? null : hit[0]
}

function wrongMonth({ words, there }: Sentence): string | null {
  const hit = words.match(BARE_MONTH)
  return hit && MONTHS[hit[1] ?? ''] !== there.month ? hit[0] : null
}

/** In December the next year may be wished. */
function wrongYear({ words, there }: Sentence): string | null {
  const hit = words.match(WORDS.year)
  const right = there.month === 12 ? [there.year, there.year + 1] : [there.year]
  return hit && !right.includes(Number(hit[1])) ? hit[0] : null
}

function wrongWish({ words, asked, there }: Sentence): string | null {
  for (const { said, months, weekdays } of WISHES) {
    const hit = words.match(said)
    const isWished = hit !== null && isMeantNow(words, hit.index)
    const isRight = months.includes(there.month) || weekdays.includes(there.weekday)
    if (isWished && !isRight && !said.test(asked)) return hit[0]
  }
  return null
}

/** What of a date, season or holiday is wrong in a sentence. Null when nothing is. */
export function wrongDate(sentence: Sentence): string | null {
  return (
    wrongDayOfMonth(sentence) ??
    wrongMonth(sentence) ??
    wrongYear(sentence) ??
    wrongSeason(sentence) ??
    wrongWish(sentence)
  )
}
