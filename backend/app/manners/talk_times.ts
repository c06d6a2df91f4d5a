import type { Scene, Turn } from '#app/voice/language_model'
import { daysBetween, localMoment } from '#app/voice/local_moment'
import { askedWords, unansweredTurns } from '#app/manners/manner_words'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** What is this fresh is the talk of now, not of earlier. */
const FRESH = 10 * MINUTE
/** With so many turns at hand there may have been more before them. */
const ALL_TURNS = 50

interface Past {
  at: number
  /** Before now, in milliseconds. */
  age: number
  /** Whole calendar days before today. */
  days: number
  hour: number
  weekday: string
}

const SAID =
  '(?:said|told|mentioned|asked|wrote|texted|were (?:saying|telling|talking|texting)|talked|texted|spoke|chatted|were chatting|promised|shared|described|brought up)'
const TO_ME = '(?:(?: to| with)?(?: me| you| each other| us)?(?: (?:about )?(?:it|that|this))?)'

/** `earlier today you said`, `you told me yesterday`, `our talk last night`. */
function spoken(when: string): RegExp {
  return new RegExp(
    `\\b(?:${when}),? (?:when )?(?:that )?(?:you|we|i)(?:'d|'ve| had)? (?:also |just |even )?${SAID}|\\b(?:you|we|i) (?:also |just |even |had )?${SAID}${TO_ME} (?:just )?(?:${when})(?= *(?:[.,!?;:]|$)| that| about| and| was| is| when| you\\b| how| i\\b)|\\b(?:our|the|this) (?:talk|chat|conversation|texts|last talk)s?(?: from| of)? (?:${when})\\b|\\b(?:${when})'s (?:talk|chat|conversation)\\b|\\b(?:like|as) (?:you|i) ${SAID}${TO_ME} (?:${when})\\b`,
    'u'
  )
}

function spokenSpanish(when: string): RegExp {
  const said =
    '(?:dijiste|contaste|preguntaste|escribiste|mencionaste|hablaste|hablamos|dije|conte|charlamos|prometiste)'
  return new RegExp(
    `\\b(?:${when}),? (?:cuando )?(?:me |te |nos )?${said}|\\b(?:me |te |nos )?${said}(?: (?:eso|algo|esto))? (?:${when})(?= *(?:[.,!?;:]|$)| que)`,
    'u'
  )
}

interface Claim {
  said: RegExp[]
  isTrue(past: Past, now: { hour: number }): boolean
  name: string
}

const both = (english: string, spanish: string) => [spoken(english), spokenSpanish(spanish)]
const NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  an: 1,
  a: 1,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
}

/** Before dawn the day before is still `today` and `tonight` for who is up. */
const isSmallHours = ({ hour }: { hour: number }) => hour < 4

const CLAIMS: Claim[] = [
  {
    said: both(
      'earlier today|today|earlier this (?:morning|afternoon|evening)',
      'hoy(?: temprano| mas temprano)?|hace un rato'
    ),
    name: 'earlier today',
    isTrue: (past, now) => past.days === 0 || (isSmallHours(now) && past.days === 1),
  },
  {
    said: both('this morning|earlier this morning', 'esta manana'),
    name: 'this morning',
    isTrue: (past) => past.days === 0 && past.hour < 13,
  },
  {
    said: both('this afternoon', 'esta tarde'),
    name: 'this afternoon',
    isTrue: (past, now) =>
      past.days === (isSmallHours(now) ? 1 : 0) && past.hour >= 11 && past.hour < 20,
  },
  {
    said: both('this evening|tonight', 'esta noche'),
    name: 'this evening',
    isTrue: (past, now) =>
      (past.days === 0 && past.hour >= 16) || (isSmallHours(now) && past.age < 12 * HOUR),
  },
  {
    said: both(
      'yesterday(?: (?:morning|afternoon|evening|night))?',
      'ayer(?: por la (?:manana|tarde|noche))?'
    ),
    name: 'yesterday',
    isTrue: (past, now) => past.days === 1 || (isSmallHours(now) && past.days === 2),
  },
  {
    said: both('last night', 'anoche'),
    name: 'last night',
    isTrue: (past, now) =>
      (past.days === 1 && past.hour >= 16) ||
      (past.days === 0 && past.hour < 6) ||
      (isSmallHours(now) && past.days === 2 && past.hour >= 16),
  },
  {
    said: both(
      '(?:a (?:few|couple(?: of)?) |a |some |)(?:minutes?|moments?|seconds?) ago|just now',
      'hace (?:unos |un |dos |)(?:minutos?|momentos?|segundos?)'
    ),
    name: 'a few minutes ago',
    isTrue: (past) => past.age < HOUR,
  },
  {
    said: both('(?:an|one) hour ago', 'hace una hora'),
    name: 'an hour ago',
    isTrue: (past) => past.age > 30 * MINUTE && past.age < 2.5 * HOUR,
  },
  {
    said: both(
      '(?:a few|a couple(?: of)?|some) hours ago',
      'hace (?:unas|algunas|un par de) horas'
    ),
    name: 'a few hours ago',
    isTrue: (past) => past.age > HOUR && past.age < 14 * HOUR,
  },
  {
    said: both(
      '(?:a couple(?: of)?|a few|some) days ago|the other day',
      'hace (?:unos|algunos|un par de) dias|el otro dia'
    ),
    name: 'a few days ago',
    isTrue: (past) => past.days >= 1 && past.days <= 14,
  },
  {
    said: both('last week|a week ago', 'la semana pasada|hace una semana'),
    name: 'last week',
    isTrue: (past) => past.days >= 2 && past.days <= 14,
  },
  {
    said: both(
      '(?:a few|a couple(?: of)?|some|two|three) weeks ago',
      'hace (?:unas|algunas|dos|tres) semanas'
    ),
    name: 'weeks ago',
    isTrue: (past) => past.days >= 8 && past.days <= 60,
  },
  {
    said: both('last month|a month ago', 'el mes pasado|hace un mes'),
    name: 'last month',
    isTrue: (past) => past.days >= 10 && past.days <= 70,
  },
]

const COUNTED = spoken(
  '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten) (minutes?|hours?|days?|weeks?) ago'
)
const ON_WEEKDAY = spoken('(?:on |last |this )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)')
const UNITS: Record<string, number> = { minute: MINUTE, hour: HOUR, day: DAY, week: 7 * DAY }

/** A count is rarely exact: half of it up to half more, and one unit. */
function isCounted({ age }: Past, count: number, unit: number): boolean {
  return age > (count * 0.5 - 0.5) * unit && age < (count * 1.5 + 1) * unit
}

function pastOf(scene: Scene, { at }: Pick<Turn, 'at'>): Past {
  const there = localMoment(at, scene.timeZone)
  const days = daysBetween(at, scene.now, scene.timeZone)
  return { at, age: scene.now - at, days, hour: there.hour, weekday: there.weekday.toLowerCase() }
}

/** Everything said before what she answers now, in the turns and in what she remembers. */
function pastOfTalk(scene: Scene): Past[] {
  const fresh = new Set(unansweredTurns(scene).filter((turn) => scene.now - turn.at < FRESH))
  const turns = scene.turns.filter((turn) => !fresh.has(turn))
  const moments = scene.remembered?.moments ?? []
  return [...turns, ...moments].map((one) => pastOf(scene, one))
}

/** More was said than is at hand, and it may have been then. */
function mayBeOlder(scene: Scene, isTrue: (past: Past) => boolean): boolean {
  const oldest = scene.turns[0]
  if (!oldest || scene.turns.length < ALL_TURNS) return false
  const reach = scene.now - oldest.at
  const steps = Array.from({ length: 60 }, (_, day) => pastOf(scene, { at: oldest.at - day * DAY }))
  return steps.some((past) => past.age > reach - HOUR && isTrue(past))
}

function isUntrue(scene: Scene, past: Past[], isTrue: (past: Past) => boolean): boolean {
  return !past.some(isTrue) && !mayBeOlder(scene, isTrue)
}

function countedClaim(words: string, scene: Scene, past: Past[]): string | null {
  const hit = words.match(COUNTED)
  const count = hit?.slice(1).find((group) => group && (group in NUMBERS || /^\d+$/.test(group)))
  const unitName = hit
    ?.slice(1)
    .find((group) => group && /^(?:minute|hour|day|week)s?$/.test(group))
  const unit = UNITS[unitName?.replace(/s$/, '') ?? '']
  if (!hit || !count || !unit) return null
  const number = NUMBERS[count] ?? Number(count)
  const isTrue = (one: Past) => isCounted(one, number, unit)
  return isUntrue(scene, past, isTrue) ? `${count} ${unitName} ago` : null
}

function weekdayClaim(words: string, scene: Scene, past: Past[]): string | null {
  const day = words.match(ON_WEEKDAY)?.slice(1).find(Boolean)
  if (!day) return null
  return isUntrue(scene, past, ({ weekday }) => weekday === day) ? `on ${day}` : null
}

/** How long the two were silent before what she answers now; null when they never talked. */
function silenceOf(scene: Scene): number | null {
  const now = unansweredTurns(scene)[0]?.at ?? scene.now
  const before = scene.turns.findLast((turn) => turn.at < now)
  const own = scene.kind === 'reply' ? now : scene.now
  return before ? own - before.at : null
}

interface Silence {
  said: RegExp
  least: number
  most: number
}

const US = '(?= *(?:[.,!?;]|$)| (?:since|without|huh|sam|stranger|hasn|no see|no)\\b)'
const SILENCES: Silence[] = [
  {
    said: new RegExp(
      `\\blong time,? no (?:see|talk|text|chat|hear)|\\bit's been (?:such |quite |way |far |a |too |so |quite a )*(?:while|long time|long|minute|ages|forever|eternity|an eternity)${US}(?! since you (?!wrote|texted|last|said|talked|were here))|\\b(?:haven't|have not) (?:heard from you|talked|texted|spoken|chatted) (?:in|for) (?:a (?:long )?while|ages|forever|so long|a long time)|\\b(?:where have you been|you've been (?:gone|quiet|away|silent|missing)|finally back|stranger)\\b(?= *[.,!?;]|$| for| all| lately| so| this)|\\bcuanto tiempo\\b(?! (?:llevas|tardas|te|tienes|hace que (?!no)))|\\bhace (?:mucho|tiempo|rato) que no (?:hablamos|me escribes|sabia|se de ti|charlamos)|\\btanto tiempo\\b`,
      'u'
    ),
    least: 6 * HOUR,
    most: Infinity,
  },
  {
    said: /\b(?:it's been|haven't (?:heard from you|talked|texted|spoken) (?:in|for)|been) (?:a few |several |many |some |\w+ )?days(?= *(?:[.,!?;]|$)| since (?:we|you (?:wrote|texted)|i heard|our))|\bafter (?:all these|so many|several) days\b|\bhace dias que no (?:hablamos|me escribes)/u,
    least: 30 * HOUR,
    most: Infinity,
  },
  {
    said: /\b(?:it's been|haven't (?:heard from you|talked|texted|spoken) (?:in|for)) (?:a few |several |many |some |\w+ )?weeks?(?= *(?:[.,!?;]|$)| since (?:we|you (?:wrote|texted)|i heard|our))|\bhace semanas que no/u,
    least: 6 * DAY,
    most: Infinity,
  },
  {
    said: /\b(?:it's been|haven't (?:heard from you|talked|texted|spoken) (?:in|for)) (?:a few |several |many |some |\w+ )?months?(?= *(?:[.,!?;]|$)| since (?:we|you (?:wrote|texted)|i heard|our))|\bhace meses que no/u,
    least: 25 * DAY,
    most: Infinity,
  },
  {
    said: /\bback (?:so soon|already|so quickly|that fast)\b|\bthat was (?:quick|fast)(?=[.,!]|$)|\bwe (?:just|only just) (?:talked|spoke|texted|said)\b|\bso soon again\b|\b(?:acabamos de hablar|tan pronto de vuelta|ya volviste)\b/u,
    least: 0,
    most: 12 * HOUR,
  },
]
const ABOUT_TIME =
  /\b(?:while|ages|forever|long time|years?|months?|weeks?|tiempo|gone|quiet|away|quick|fast|soon|days|stranger)\b/

function wrongSilence(words: string, scene: Scene): string | null {
  if (ABOUT_TIME.test(askedWords(scene))) return null
  const silence = silenceOf(scene)
  const wrong = SILENCES.find(
    ({ said, least, most }) =>
      said.test(words) && (silence === null ? least > 0 : silence < least || silence > most)
  )
  return wrong ? (words.match(wrong.said)?.[0] ?? null) : null
}

/** What is wrong in how she places their talk in time: `earlier today you said` after three days. Null when nothing is. */
export function wrongTalkTime(words: string, scene: Scene): string | null {
  const past = pastOfTalk(scene)
  const now = localMoment(scene.now, scene.timeZone)
  const claim = CLAIMS.find(
    ({ said, isTrue }) =>
      said.some((pattern) => pattern.test(words)) &&
      isUntrue(scene, past, (one) => isTrue(one, now))
  )
  return (
    claim?.name ??
    countedClaim(words, scene, past) ??
    weekdayClaim(words, scene, past) ??
    wrongSilence(words, scene)
  )
}
