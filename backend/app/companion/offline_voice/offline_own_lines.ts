import { z } from 'zod'
import { readPersonalities } from '#app/language/personalities'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { TOPICS } from '#app/companion/offline_voice/offline_topics'
import { PERSONALITIES, type Personality } from '#app/people/girlfriends/contract'

/**
 * What she may say to one intent: her personality's lines
 * first, then anybody's; `asks` are open questions of its own.
 */
export type Lines = Partial<Record<Personality | 'any' | 'asks', readonly string[]>>

export const VALENCES = ['neutral', 'good', 'bad'] as const

/** To these every personality has something of its own to say. */
const IN_OWN_WORDS = [
  ...['real', 'loss', 'anxious', 'stressed', 'tired', 'love', 'doing', 'howAreYou', 'compliment'],
  ...['thanks', 'offerStory', 'laugh', 'nothing', 'fine', 'ack'],
  ...['answer', 'remark', 'amazed', 'interest'],
  ...['good_morning', 'goodnight', 'task_reminder', 'random_sweet', 'lunch_check'],
  ...['night', 'bye', 'openLoop', 'lastHello'],
]
/** And some of them to these. */
const NOW_AND_THEN = ['missing', 'luck']

/** What a personality says without a model. */
export const ownWords = z.object({
  petNames: shapes.lines,
  smile: shapes.line.optional(),
  firstLine: shapes.line,
  greetings: shapes.lines,
  followAsks: shapes.lines,
  reactions: z.record(z.enum(VALENCES), shapes.lines),
  takes: z.record(z.enum(TOPICS), shapes.line),
  lines: z
    .record(z.enum(IN_OWN_WORDS), shapes.lines)
    .and(z.partialRecord(z.enum([...IN_OWN_WORDS, ...NOW_AND_THEN]), shapes.lines)),
})

export const OWN = readPersonalities(ownWords)

/** One thing of every personality. */
export function ofEach<Thing>(
  thing: (own: (typeof OWN)[Personality]) => Thing
): Record<Personality, Thing> {
  const all = PERSONALITIES.map(({ value }) => [value, thing(OWN[value])])
  return Object.fromEntries(all) as Record<Personality, Thing>
}

/** Anybody's lines, with what each personality says in its own words. */
export function withOwn(name: string, lines: Lines): Lines {
  const own = Object.entries(ofEach((one) => one.lines[name])).filter(([, said]) => said)
  return { ...lines, ...(Object.fromEntries(own) as Lines) }
}

/** What she may say to each of some intents. */
export function linesOf<Intent extends string>(
  file: string,
  intents: readonly Intent[]
): Record<Intent, Lines> {
  const anybodys = z.strictObject({
    any: shapes.lines.optional(),
    asks: shapes.anyLines.optional(),
  })
  const shared = loadWords(`offline_voice/${file}.yaml`, z.record(z.enum(intents), anybodys))
  const all = intents.map((intent) => [intent, withOwn(intent, shared[intent])])
  return Object.fromEntries(all) as Record<Intent, Lines>
}
