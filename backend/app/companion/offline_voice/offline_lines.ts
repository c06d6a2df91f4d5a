import { z } from 'zod'
import { ACTS, TOPICS } from '#app/companion/offline_voice/offline_acts'
import { TOLD } from '#app/companion/offline_voice/offline_told'
import { EMOTIONAL_STATES, type Occasion } from '#app/companion/voice/language_model'
import { DAY_PARTS } from '#app/companion/voice/local_moment'
import { readPersonalities } from '#app/language/personalities'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

/** Heard, and no act of acts_en.txt. */
const ODD = ['pictures', 'recall', 'empty', 'gibberish', 'foreign']
const SAID = [...ODD, 'favoriteUnknown', 'herKnown', 'mistimed']
/** Hellos and goodbyes have lines of their own. */
const TOLD_OF = [...TOLD.filter((name) => name !== 'hello' && name !== 'bye'), 'vague'] as const
const OCCASIONS: Occasion[] = [
  'good_morning',
  'goodnight',
  'task_reminder',
  'random_sweet',
  'lunch_check',
]

const saying = z.strictObject({ say: shapes.lines, ask: shapes.lines.optional() })
const aboutTopic = z.strictObject({
  say: shapes.lines,
  ask: shapes.lines,
  good: shapes.lines,
  bad: shapes.lines,
})
const bonds = z.strictObject({
  friend: shapes.lines,
  girlfriend: shapes.lines,
  flirt: shapes.lines,
  supportive: shapes.lines,
})
const QUIET = [
  ...(['heavy', 'referral', 'good', 'told', 'small', 'self', 'thanks', 'noPlay'] as const),
  ...(['laugh', 'hello', 'bye', 'asks'] as const),
] as const

const byAct = z.partialRecord(z.enum([...ACTS, ...SAID]), saying)
const byClass = z.strictObject({ told: z.record(z.enum(TOLD_OF), saying), bonds })
const byTopic = z.partialRecord(z.enum(TOPICS), aboutTopic)
const quiet = z.record(z.enum(QUIET), shapes.lines)

/** By language: what she says to an act, about a topic, to what was told, and where it is grave. */
export const LINES = {
  en: {
    acts: loadWords('offline_voice/act_lines_en.yaml', byAct),
    topics: loadWords('offline_voice/topic_lines_en.yaml', byTopic),
    ...loadWords('offline_voice/told_lines_en.yaml', byClass),
    quiet: loadWords('offline_voice/quiet_lines_en.yaml', quiet),
  },
  es: {
    acts: loadWords('offline_voice/act_lines_es.yaml', byAct),
    topics: loadWords('offline_voice/topic_lines_es.yaml', byTopic),
    ...loadWords('offline_voice/told_lines_es.yaml', byClass),
    quiet: loadWords('offline_voice/quiet_lines_es.yaml', quiet),
  },
}

export type Saying = z.output<typeof saying>
export type QuietSort = (typeof QUIET)[number]

/** How what was heard moves her, where it does. */
export const MOODS = loadWords(
  'offline_voice/moods.yaml',
  z.partialRecord(z.enum([...ACTS, ...SAID, ...TOLD]), z.enum(EMOTIONAL_STATES))
)

const hourly = z.record(z.enum(DAY_PARTS), shapes.lines)

/** Hellos and goodbyes, in English and Spanish. */
export const OPENINGS = loadWords(
  'offline_voice/openings.yaml',
  z.strictObject({
    hellos: hourly,
    hellosEs: hourly,
    asks: hourly,
    checkIn: shapes.lines,
    checkInAsks: shapes.lines,
    return: shapes.lines,
    night: shapes.lines,
    bye: shapes.lines,
    nap: shapes.lines,
    romance: shapes.pattern('i'),
  })
)

const UNASKED_KINDS = [
  ...['openLoop', 'caringLoop', 'openLoopAsks', 'namedLoopAsks', 'longLoopAsks', 'caringLoopAsks'],
  ...['promise', 'promiseAsks', 'noHurry', 'lastHello', 'rest'],
] as const

/** What she writes by herself. */
export const UNASKED = loadWords(
  'offline_voice/initiative.yaml',
  z.record(z.enum(UNASKED_KINDS), shapes.lines)
)

/** Texts of the clock. */
export const SCHEDULED = loadWords(
  'offline_voice/scheduled_lines.yaml',
  z.record(z.enum(OCCASIONS), z.strictObject({ any: shapes.lines, asks: shapes.anyLines }))
)

/** What she prefers, and how she is, in words. */
export const HERS = loadWords(
  'offline_voice/hers.yaml',
  z.strictObject({
    favorites: z.record(z.string(), shapes.lines),
    moods: z.record(z.enum(EMOTIONAL_STATES), shapes.lines),
    moodsEs: z.record(z.enum(EMOTIONAL_STATES), shapes.line),
  })
)

const TONES = ['neutral', 'good', 'bad'] as const

/** To these every personality has something of its own to say. */
const IN_OWN_WORDS = [
  ...[
    'love',
    'doing',
    'whenAlone',
    'howAreYou',
    'compliment',
    'thanks',
    'laugh',
    'agree',
    'ack',
    'yes',
  ],
  ...[
    'entertain',
    'offerStory',
    'amazed',
    'luck',
    'missing',
    'praiseMe',
    'night',
    'bye',
    'openLoop',
    'lastHello',
  ],
  ...OCCASIONS,
]

/** What a personality says without a model. */
export const ownWords = z.object({
  petNames: shapes.lines,
  smile: shapes.line.optional(),
  /** Her very first words after her name; nobody has written yet. */
  firstTexts: shapes.lines,
  greetings: shapes.lines,
  /** To what was told, whatever it was. */
  told: z.record(z.enum(TONES), shapes.lines),
  toldEs: shapes.lines,
  lines: z.record(z.enum(IN_OWN_WORDS), shapes.lines),
})

export const OWN = readPersonalities(ownWords)
