import { DateTime } from 'luxon'
import type { Scene } from '#app/voice/language_model'
import { localMoment } from '#app/voice/local_moment'
import { askedWords } from '#app/manners/manner_words'
import { clauseBefore, sentencesOf } from '#app/voice/plain_words'

const WEEKDAYS: Record<string, number> = Object.fromEntries(
  [
    ['monday', 'lunes'],
    ['tuesday', 'martes'],
    ['wednesday', 'miercoles'],
    ['thursday', 'jueves'],
    ['friday', 'viernes', 'fri', 'friyay'],
    ['saturday', 'sabado'],
    ['sunday', 'domingo'],
  ].flatMap((names, index) => names.map((name) => [name, index + 1]))
)
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
const DAY = `(${Object.keys(WEEKDAYS).join('|')})\\b`
const MONTH = `(${Object.keys(MONTHS).join('|')})\\b`
const ADVERBS =
  '(?:(?:already|finally|only|just|still|actually|a|an|the|another|also|such|officially|ya|por fin|un|otro|lovely|beautiful|fine|quiet|lazy|rainy|sunny|gorgeous|cozy|chilly|slow|good|nice|bright|regular|plain|normal|typical|glorious|perfect) )*'
const ENDS = '(?! (?:and|or|y|o|to|through|,) ?(?:\\p{L}+day)\\b|s\\b)'

interface NamedDay {
  said: RegExp
  /** Days from today it names. */
  off: number
  /** Not meant of today when they spoke of that day themselves. */
  isLoose?: true
}

const NAMED: NamedDay[] = [
  { said: new RegExp(`\\b(?:happy|feliz|merry) (?:\\p{L}+ )?${DAY}${ENDS}`, 'gu'), off: 0 },
  {
    said: new RegExp(
      `(?:\\bit's|(?<!manana )(?<!ayer )\\bes) ${ADVERBS}${DAY}${ENDS}(?! (?:tomorrow|that|you|when|manana|we|i|then|the))`,
      'gu'
    ),
    off: 0,
    isLoose: true,
  },
  {
    said: new RegExp(`\\b(?:today(?:'s)?|hoy)(?: es| being|,)? ${ADVERBS}${DAY}${ENDS}`, 'gu'),
    off: 0,
  },
  {
    said: new RegExp(
      `\\b(?:how's|hows|how goes|como va) (?:your|the|this|tu|el) (?:\\p{L}+ )?${DAY}(?! (?:looking|plan|schedule|shap|next))`,
      'gu'
    ),
    off: 0,
  },
  {
    said: new RegExp(
      `\\b(?:hope|hoping) (?:your|this|the) (?:\\p{L}+ )?${DAY}(?= is|'s| has been| treats| goes| went)(?! (?:goes|is gonna))`,
      'gu'
    ),
    off: 0,
  },
  {
    said: new RegExp(
      `\\b(?:rest|remainder|end|last bit) of (?:your|this|the|tu|este) (?:\\p{L}+ )?${DAY}`,
      'gu'
    ),
    off: 0,
  },
  {
    said: new RegExp(
      `\\bon this (?:\\p{L}+ )?${DAY}|\\bthis (?:fine|lovely|beautiful|rainy|sunny|lazy|quiet|cozy|gorgeous|chilly|slow|bright|grey|gray) ${DAY}`,
      'gu'
    ),
    off: 0,
  },
  {
    said: /\b(?:thank (?:god|goodness) it's |tgi|finally |por fin )(fri(?:day)?|viernes|f)\b/gu,
    off: 0,
  },
  {
    said: new RegExp(
      `\\btomorrow(?:'s|,| on|\\s?\\(| -)*(?: which's| which is| that's| being)? ?${ADVERBS}${DAY}${ENDS}`,
      'gu'
    ),
    off: 1,
  },
  { said: new RegExp(`\\b${DAY.replace('\\b', '')}(?:'s| is|,)? tomorrow\\b`, 'gu'), off: 1 },
  { said: new RegExp(`\\bmanana(?: ya)?(?: es|,)? ${ADVERBS}${DAY}${ENDS}`, 'gu'), off: 1 },
  {
    said: new RegExp(
      `\\b(?:yesterday(?:'s| was|,)?|ayer(?: fue|,)?) ${ADVERBS}${DAY}${ENDS}`,
      'gu'
    ),
    off: -1,
  },
]
const NOT_MEANT =
  /\b(?:not|never|if|when|until|till|til|once|wish|pretend|imagine|almost|nearly|like|as if|before|after|by|feels?|felt|thought|say|said|says|every|each|since|casi|cuando|si|hasta|ojala|como|no|nunca|than|last|next|other)\b|n't\b/

function weekdayOf({ now, timeZone }: Scene): { weekday: number; hour: number } {
  const { weekday, hour } = localMoment(now, timeZone)
  return { weekday: WEEKDAYS[weekday.toLowerCase()] ?? 1, hour }
}

const shifted = (weekday: number, days: number) => ((weekday + days + 6) % 7) + 1
/** Till then people count the night to the day before. */
const NIGHT_ENDS = 4

/** The weekdays that are right; in the small hours also those of the day before. */
function rightDays(scene: Scene, off: number): number[] {
  const { weekday, hour } = weekdayOf(scene)
  const day = shifted(weekday, off)
  return hour < NIGHT_ENDS && off !== 0 ? [day, shifted(day, -1)] : [day]
}

interface Sentence {
  words: string
  scene: Scene
  /** What the person wrote that she answers. */
  asked: string
}

function isWrongDay(
  hit: RegExpMatchArray,
  { words, scene, asked }: Sentence,
  named: NamedDay
): boolean {
  const name = hit.slice(1).find(Boolean) ?? ''
  const day = WEEKDAYS[name === 'f' ? 'friday' : name]
  if (!day || rightDays(scene, named.off).includes(day)) return false
  if (NOT_MEANT.test(clauseBefore(words, hit.index ?? 0))) return false
  const { weekday, hour } = weekdayOf(scene)
  const isNightBefore = hour < NIGHT_ENDS && / night/.test(words) && day === shifted(weekday, -1)
  return !isNightBefore && !(named.isLoose && asked.includes(name))
}

function wrongWeekday(sentence: Sentence): string | null {
  for (const named of NAMED) {
    for (const hit of sentence.words.matchAll(named.said)) {
      if (isWrongDay(hit, sentence, named)) return hit[0].trim()
    }
  }
  return null
}

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

/** Only the opposite season is surely wrong, and only where there are four. */
function wrongSeason({ words, scene }: Sentence, there: DateTime): string | null {
  const hit = words.match(SEASON_SAID)
  const isSouth = SOUTH.test(scene.timeZone)
  if (!hit || (!isSouth && !NORTH.test(scene.timeZone))) return null
  if (NOT_MEANT.test(clauseBefore(words, hit.index ?? 0))) return null
  const quarter = Math.floor((there.month % 12) / 3) + (isSouth ? 2 : 0)
  const opposite = SEASONS[(quarter + 2) % 4]
  const said = SPANISH_SEASONS[hit[1] ?? ''] ?? hit[1]
  return said === opposite ? hit[0] : null
}

const DATE = new RegExp(
  `\\b(?:it's|today's|hoy es|today is)(?: el| the)? (?:${MONTH} (?:the )?(\\d{1,2})|(\\d{1,2})(?:st|nd|rd|th)?(?: of| de)? ${MONTH})`,
  'u'
)
const BARE_MONTH = new RegExp(`\\bit's (?:already |finally |still |only )${MONTH}(?! \\d)`, 'u')
const YEAR = /\b(?:it's|happy|feliz|welcome to) (?:already |finally |still )?(20\d\d)\b/u

function wrongDate({ words, scene }: Sentence, there: DateTime): string | null {
  const date = words.match(DATE)
  const month = MONTHS[date?.[1] ?? date?.[4] ?? '']
  const day = Number(date?.[2] ?? date?.[3])
  if (date && (month !== there.month || day !== there.day)) return date[0]
  const bare = words.match(BARE_MONTH)
  if (bare && MONTHS[bare[1] ?? ''] !== there.month) return bare[0]
  const year = words.match(YEAR)
  const isNear = there.month === 12 ? [there.year, there.year + 1] : [there.year]
  if (year && !isNear.includes(Number(year[1]))) return year[0]
  return wrongSeason({ words, scene, asked: '' }, there)
}

function wrongWish({ words, asked }: Sentence, there: DateTime): string | null {
  for (const { said, isRight } of WISHES) {
    const hit = words.match(said)
    const isMeant = hit && !NOT_MEANT.test(clauseBefore(words, hit.index ?? 0))
    if (isMeant && !isRight(there) && !said.test(asked)) return hit[0]
  }
  return null
}

/** What of a weekday, date, holiday or season is wrong in plain, contracted words. Null when nothing is. */
export function wrongDay(words: string, scene: Scene): string | null {
  const local = DateTime.fromMillis(scene.now, { zone: scene.timeZone })
  const there = local.isValid ? local : DateTime.fromMillis(scene.now, { zone: 'America/New_York' })
  const asked = askedWords(scene)
  for (const one of sentencesOf(words)) {
    const sentence = { words: one, scene, asked }
    const wrong = wrongWeekday(sentence) ?? wrongDate(sentence, there) ?? wrongWish(sentence, there)
    if (wrong) return wrong
  }
  return null
}
