import { z } from 'zod'
import { brand } from '#config/brand'
import { ACTS, TOPICS } from '#app/companion/offline_voice/offline_acts'
import {
  BROAD_OF,
  broadGroupOf,
  groupOf,
  GROUPS,
  type Told,
  TOLD,
} from '#app/companion/offline_voice/offline_told'
import type { Mode } from '#app/companion/offline_voice/offline_mode'
import { OCCASIONS, type Scene } from '#app/companion/voice/language_model'
import { PERSONALITIES } from '#app/models/contract'
import { EMOTIONAL_STATES, type EmotionalState } from '#app/models/mood'
import { DAY_PARTS } from '#app/companion/voice/local_moment'
import { withBrand } from '#app/language/brand_gap'
import { readPersonalities } from '#app/people/girlfriends/personalities'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

/** What became of a picture, as an act. */
export const PICTURE_ACTS = {
  seen: 'pictureSeen',
  unseen: 'pictures',
  too_large: 'pictureTooLarge',
  flagged: 'pictureFlagged',
  file: 'fileUnopened',
} as const
/** Heard, and no act of acts_en.txt. */
const ODD = [...Object.values(PICTURE_ACTS), 'recall', 'empty', 'gibberish', 'foreign']
const SAID = [...ODD, 'favoriteUnknown', 'herKnown', 'mistimed']

const named = shapes.lines.transform((list) => list.map((line) => withBrand(line, brand)))
const saying = z.strictObject({ say: named, ask: named.optional() })
const bonds = z.strictObject({
  friend: shapes.lines,
  girlfriend: shapes.lines,
  flirt: shapes.lines,
  supportive: shapes.lines,
})
const TONES = ['good', 'bad', 'neutral'] as const
const aboutTopic = z.record(z.enum(TONES), shapes.lines)
const about = z.strictObject({
  named: shapes.lines,
  topics: z.partialRecord(z.enum(TOPICS), aboutTopic),
})
const QUIET = ['heavy', 'referral', 'bye', 'unasked'] as const

const byAct = z.partialRecord(z.enum([...ACTS, ...SAID]), saying)
const quiet = z.record(z.enum(QUIET), shapes.lines)

/** What she says to an act, as a sign of a bond, and in the days after a crisis or grave news. */
const linesIn = (language: 'en' | 'es') => ({
  acts: loadWords(`offline_voice/act_lines_${language}.yaml`, byAct),
  about: loadWords(`offline_voice/about_lines_${language}.yaml`, about),
  bonds: loadWords(`offline_voice/bonds_${language}.yaml`, bonds),
  quiet: loadWords(`offline_voice/quiet_lines_${language}.yaml`, quiet),
})

export const LINES = { en: linesIn('en'), es: linesIn('es') }

export type Tone = (typeof TONES)[number]
export type Saying = z.output<typeof saying>

/** How what was heard moves her, where it does. */
const MOODS = loadWords(
  'offline_voice/moods.yaml',
  z.partialRecord(z.enum([...ACTS, ...SAID, ...TOLD, ...GROUPS]), z.enum(EMOTIONAL_STATES))
)

/** How a text moves her, by its act, its class or its group. */
export function moodFor(intent: string): EmotionalState | undefined {
  const moods: Record<string, EmotionalState | undefined> = MOODS
  return moods[intent] ?? moods[broadGroupOf(intent) ?? '']
}

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
  ...['promise', 'promiseAsks', 'noHurry', 'lastHello', 'rest', 'lastHelloEs', 'restEs'],
] as const

export const UNASKED = loadWords(
  'offline_voice/initiative.yaml',
  z.record(z.enum(UNASKED_KINDS), shapes.lines)
)

const scheduledLines = { any: shapes.lines, asks: shapes.anyLines, es: shapes.lines }

export const SCHEDULED = loadWords(
  'offline_voice/scheduled_lines.yaml',
  z.record(z.enum(OCCASIONS), z.strictObject(scheduledLines))
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
  /** What she likes best, by what is asked for (a pattern). */
  tastes: z.record(z.string(), shapes.lines),
  lines: z.record(z.enum([...IN_OWN_WORDS, ...OCCASIONS]), shapes.lines),
  /** Of a thing they wrote of. */
  things: aboutTopic,
})

export const OWN = readPersonalities(ownWords)

const byClass = z.partialRecord(z.enum(TOLD), shapes.lines)
const repliesIn = (name: string) => loadWords(`replies/${name}.yaml`, byClass)

/** To what is told: a line fits any text of its class. Heavy talks have quieter ones, whoever she is. */
export const REPLIES = {
  own: Object.fromEntries(PERSONALITIES.map(({ value }) => [value, repliesIn(value)])),
  gentle: repliesIn('gentle'),
  spanish: repliesIn('spanish'),
  spanishGentle: repliesIn('spanish_gentle'),
}

/** Who says it, and how heavy the talk is. */
interface Speaker {
  mode: Mode
  scene: Pick<Scene, 'persona'>
}

/** For a class, else for its group, else for anything. */
export function repliesOf(
  stage: Speaker,
  language: 'en' | 'es',
  told: Told
): (readonly string[] | undefined)[] {
  const group = groupOf(told)
  const isGentle = stage.mode !== 'open' || group === 'heavy'
  const lines: Replies = isGentle ? GENTLE[language] : usualLines(stage, language)
  const exact = group === null ? undefined : lines[told]
  const broad = group === null ? told : BROAD_OF[group]
  return [exact, lines[broad], lines.g_anything]
}

type Replies = Record<string, readonly string[] | undefined>
const GENTLE = { en: REPLIES.gentle, es: REPLIES.spanishGentle }

function usualLines({ scene }: Speaker, language: 'en' | 'es'): Replies {
  return language === 'es'
    ? REPLIES.spanish
    : (REPLIES.own[scene.persona.personality] ?? REPLIES.gentle)
}
