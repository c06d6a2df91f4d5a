import type { DateTime } from 'luxon'
import type { Scene } from '#app/companion/voice/language_model'
import { clauseBefore } from '#app/companion/voice/plain_words'

export interface Sentence {
  words: string
  scene: Scene
  /** What the person wrote that she answers. */
  asked: string
  /** Now, on the person's wall clock. */
  there: DateTime
}

/** Words before it that make it a wish, a memory or another day. */
const NOT_MEANT =
  /\b(?:not|never|if|when|until|till|til|once|wish|pretend|imagine|almost|nearly|like|as if|before|after|by|feels?|felt|thought|say|said|says|every|each|since|casi|cuando|si|hasta|ojala|como|no|nunca|than|last|next|other)\b|n't\b/

/** Whether what stands at `index` is said of now, and not of a wish, a memory or another day. */
export function isMeantNow(words: string, index = 0): boolean {
  return !NOT_MEANT.test(clauseBefore(words, index))
}

const MONTHS: Record<string, number> = Object.fromEntries(
  'january february march april may june july august september october november december'
    .split(' ')
    .map((name, index) => [name, index + 1])
    .concat(
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'
        .split(' ')
        .map((name, index) => [name, index + 1])
    )
)
const MONTH = `(${Object.keys(MONTHS).join('|')})\\b`

interface Season {
  said: RegExp
  isRight(there: DateTime): boolean
}
const inMonths =
  (...months: number[]) =>
  (there: DateTime) =>
    months.includes(there.month)
const onDays =
  (...days: number[]) =>
  (there: DateTime) =>
    days.includes(there.weekday)

/** Holidays and weekends, with the days on which they can be wished. */
const WISHES: Season[] = [
  {
    said: /\b(?:merry|happy) (?:christmas|xmas|x-mas)|\bfeliz navidad\b/,
    isRight: inMonths(12, 1),
  },
  { said: /\bhappy new year(?!'s resolution)|\bfeliz ano nuevo\b/, isRight: inMonths(12, 1, 2) },
  { said: /\bhappy halloween\b|\bfeliz halloween\b/, isRight: inMonths(10, 11) },
  { said: /\bhappy thanksgiving\b/, isRight: inMonths(10, 11) },
  { said: /\bhappy valentine|\bfeliz (?:dia de )?san valentin/, isRight: inMonths(2) },
  { said: /\bhappy easter\b|\bfelices pascuas\b/, isRight: inMonths(3, 4, 5) },
  { said: /\bhappy (?:4th|fourth) of july\b/, isRight: inMonths(7) },
  { said: /\bhappy hump ?day\b/, isRight: onDays(3) },
  {
    said: /\bhappy weekend\b|\bfeliz fin de semana\b|\b(?:the )?weekend(?:'s| is) (?:finally )?here\b/,
    isRight: onDays(4, 5, 6, 7),
  },
  {
    said: /\b(?:it's|es) (?:finally |already )?(?:the )?(?:weekend|fin de semana)\b|\bhow's your weekend\b|\bcomo va tu (?:fin de semana|finde)\b/,
    isRight: onDays(5, 6, 7),
  },
  {
    said: /\benjoy (?:your|the) weekend\b|\bdisfruta (?:tu|el) (?:fin de semana|finde)\b/,
    isRight: onDays(3, 4, 5, 6, 7),
  },
]

const NORTH =
  /^(?:Europe\/|US\/|America\/(?:New_York|Chicago|Denver|Los_Angeles|Detroit|Boise|Toronto|Vancouver|Edmonton|Winnipeg|Halifax|Anchorage)|Asia\/(?:Tokyo|Seoul))/
const SOUTH =
  /^(?:Australia\/(?:Sydney|Melbourne|Hobart|Adelaide|Canberra)|Pacific\/Auckland|America\/(?:Argentina\/|Santiago|Montevideo)|Africa\/Johannesburg)/
const SEASONS = ['winter', 'spring', 'summer', 'autumn']
const SEASON_SAID =
  /\b(?:it's|happy|first day of|on this|es|estamos en|feliz) (?:(?:already|finally|still|a|the|such|nice|real|cold|warm|first day of|\p{L}+) ){0,3}(winter|spring|summer|autumn|invierno|primavera|verano|otono)\b(?! (?:break|sale|camp|cleaning|vibes|school|job))/u
const SPANISH_SEASONS: Record<string, string> = {
  invierno: 'winter',
  primavera: 'spring',
  verano: 'summer',
  otono: 'autumn',
}

/** Null where there are no four seasons to be sure of. */
function quarterOf({ scene, there }: Sentence): number | null {
  const quarter = Math.floor((there.month % 12) / 3)
  if (SOUTH.test(scene.timeZone)) return (quarter + 2) % 4
  return NORTH.test(scene.timeZone) ? quarter : null
}

/** Only the opposite season is surely wrong. */
function wrongSeason(sentence: Sentence): string | null {
  const hit = sentence.words.match(SEASON_SAID)
  const quarter = quarterOf(sentence)
  if (!hit || quarter === null || !isMeantNow(sentence.words, hit.index)) return null
  const [, name = ''] = hit
  const isOpposite = (SPANISH_SEASONS[name] ?? name) === SEASONS[(quarter + 2) % 4]
  return isOpposite ? hit[0] : null
}

const DATE = new RegExp(
  `\\b(?:it's|today's|hoy es|today is)(?: el| the)? (?:${MONTH} (?:the )?(\\d{1,2})|(\\d{1,2})(?:st|nd|rd|th)?(?: of| de)? ${MONTH})`,
  'u'
)
const BARE_MONTH = new RegExp(`\\bit's (?:already |finally |still |only )${MONTH}(?! \\d)`, 'u')
const YEAR = /\b(?:it's|happy|feliz|welcome to) (?:already |finally |still )?(20\d\d)\b/u

function wrongDayOfMonth({ words, there }: Sentence): string | null {
  const hit = words.match(DATE)
  if (!hit) return null
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
  const hit = words.match(YEAR)
  const right = there.month === 12 ? [there.year, there.year + 1] : [there.year]
  return hit && !right.includes(Number(hit[1])) ? hit[0] : null
}

function wrongWish({ words, asked, there }: Sentence): string | null {
  for (const { said, isRight } of WISHES) {
    const hit = words.match(said)
    const isWished = hit !== null && isMeantNow(words, hit.index)
    if (isWished && !isRight(there) && !said.test(asked)) return hit[0]
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
