import { z } from 'zod'
import { ACTS, TOPICS } from '#app/companion/offline_voice/offline_acts'
import { TOLD } from '#app/companion/offline_voice/offline_told'
import { OCCASIONS } from '#app/companion/voice/language_model'
import { EMOTIONAL_STATES } from '#app/models/mood'
import { DAY_PARTS } from '#app/companion/voice/local_moment'
import { withBrand } from '#app/language/brand_gap'
import { readPersonalities } from '#app/language/personalities'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

/** Heard, and no act of acts_en.txt. */
/** What became of a picture, as an act. */
export const PICTURE_ACTS = {
  seen: 'pictureSeen',
  unseen: 'pictures',
  too_large: 'pictureTooLarge',
  flagged: 'pictureFlagged',
  file: 'fileUnopened',
} as const
const ODD = [...Object.values(PICTURE_ACTS), 'recall', 'empty', 'gibberish', 'foreign']
const SAID = [...ODD, 'favoriteUnknown', 'herKnown', 'mistimed']
/** Hellos and goodbyes have lines of their own. */
const TOLD_OF = [...TOLD.filter((name) => name !== 'hello' && name !== 'bye'), 'vague'] as const

const named = shapes.lines.transform((list) => list.map(withBrand))
const saying = z.strictObject({ say: named, ask: named.optional() })
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
const TONES = ['neutral', 'good', 'bad'] as const
export type Tone = (typeof TONES)[number]
const byTone = z.record(z.enum(TONES), saying.required())
const quiet = z.record(z.enum(QUIET), shapes.lines)

/** What she says to an act, about a topic, to what was told, and where it is grave. */
const linesIn = (language: 'en' | 'es') => ({
  acts: loadWords(`offline_voice/act_lines_${language}.yaml`, byAct),
  topics: loadWords(`offline_voice/topic_lines_${language}.yaml`, byTopic),
  ...loadWords(`offline_voice/told_lines_${language}.yaml`, byClass),
  echo: loadWords(`offline_voice/echo_lines_${language}.yaml`, byTone),
  quiet: loadWords(`offline_voice/quiet_lines_${language}.yaml`, quiet),
})

export const LINES = { en: linesIn('en'), es: linesIn('es') }

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

export const UNASKED = loadWords(
  'offline_voice/initiative.yaml',
  z.record(z.enum(UNASKED_KINDS), shapes.lines)
)

export const SCHEDULED = loadWords(
  'offline_voice/scheduled_lines.yaml',
  z.record(z.enum(OCCASIONS), z.strictObject({ any: shapes.lines, asks: shapes.anyLines }))
)

/** How she is, in words. */
export const HERS = loadWords(
  'offline_voice/hers.yaml',
  z.strictObject({
    moods: z.record(z.enum(EMOTIONAL_STATES), shapes.lines),
    moodsEs: z.record(z.enum(EMOTIONAL_STATES), shapes.line),
  })
)

/** To these every personality has something of its own to say. */
const IN_OWN_WORDS = loadWords('offline_voice/in_own_words.txt', shapes.words)

/** What a personality says without a model. */
export const ownWords = z.object({
  petNames: shapes.lines,
  smile: shapes.line.optional(),
  /** Her very first words after her name; nobody has written yet. */
  firstTexts: shapes.lines,
  greetings: shapes.lines,
  /** To what was told, whatever it was. */
  told: z.record(z.enum(TONES), shapes.lines),
  /** What she likes best, by what is asked for (a pattern). */
  tastes: z.record(z.string(), shapes.lines),
  toldEs: shapes.lines,
  lines: z.record(z.enum([...IN_OWN_WORDS, ...OCCASIONS]), shapes.lines),
})

export const OWN = readPersonalities(ownWords)
