import { HOUR, MINUTE } from '#app/core/clock/durations'

/** A text of the talk, as far back as it lies on the person's wall clock. */
export interface Past {
  /** Before now, in milliseconds. */
  age: number
  /** Whole calendar days before today. */
  days: number
  hour: number
  weekday: string
}

const SAID = `(?:${[
  'said|told|mentioned|asked|wrote|texted|were (?:saying|telling|talking|texting)',
  'talked|texted|spoke|chatted|were chatting|promised|shared|described|brought up',
].join('|')})`
const TO_ME = '(?:(?: to| with)?(?: me| you| each other| us)?(?: (?:about )?(?:it|that|this))?)'
const GOES_ON = '(?= *(?:[.,!?;:]|$)| that| about| and| was| is| when| you\\b| how| i\\b)'

/** `earlier today you said`, `you told me yesterday`, `our talk last night`. */
export function spoken(when: string): RegExp {
  return new RegExp(
    [
      `\\b(?:${when}),? (?:when )?(?:that )?(?:you|we|i)(?:'d|'ve| had)? (?:also |just |even )?${SAID}`,
      `\\b(?:you|we|i) (?:also |just |even |had )?${SAID}${TO_ME} (?:just )?(?:${when})${GOES_ON}`,
      `\\b(?:our|the|this) (?:talk|chat|conversation|texts|last talk)s?(?: from| of)? (?:${when})\\b`,
      `\\b(?:${when})'s (?:talk|chat|conversation)\\b`,
      `\\b(?:like|as) (?:you|i) ${SAID}${TO_ME} (?:${when})\\b`,
    ].join('|'),
    'u'
  )
}

function spokenSpanish(when: string): RegExp {
  const said =
    '(?:dijiste|contaste|preguntaste|escribiste|mencionaste|hablaste|' +
    'hablamos|dije|conte|charlamos|prometiste)'
  const placeFirst = `\\b(?:${when}),? (?:cuando )?(?:me |te |nos )?${said}`
  const placeLast = `\\b(?:me |te |nos )?${said}(?: (?:eso|algo|esto))? (?:${when})`
  return new RegExp(`${placeFirst}|${placeLast}(?= *(?:[.,!?;:]|$)| que)`, 'u')
}

export interface Claim {
  said: RegExp[]
  isTrue(past: Past, now: { hour: number }): boolean
  name: string
}

const both = (english: string, spanish: string) => [spoken(english), spokenSpanish(spanish)]

/** Before dawn the day before is still `today` and `tonight` for who is up. */
const isSmallHours = ({ hour }: { hour: number }) => hour < 4

/** Words that place their talk in time, and the texts that make them true. */
export const CLAIMS: Claim[] = [
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
