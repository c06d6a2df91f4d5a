import { z } from 'zod'
import type { IntentRule } from '#app/companion/offline_voice/offline_intents'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'offline_voice/request_rules.txt',
  z.strictObject({
    options: shapes.pattern('u'),
    clock: shapes.pattern(),
    lookUp: shapes.pattern(),
    joke: shapes.pattern(),
    advice: shapes.pattern(),
    able: shapes.pattern(),
    offerStory: shapes.pattern(),
    likes: shapes.pattern(),
    opinion: shapes.pattern(),
  })
)

const on = (pattern: RegExp) => (clause: string) => pattern.test(clause)

/** `would you rather fly or be invisible?` -> both, as they stand. */
export function optionsIn(clause: string): string[] {
  const [, one = '', other = ''] = clause.match(WORDS.options) ?? []
  const options = [one.trim(), other.trim()]
  const isChoice = options.every(
    (option) => option.length > 2 && !/^(?:not|no|what|something|so)$/.test(option)
  )
  return isChoice ? options : []
}

export const REQUEST_RULES = {
  clock: {
    test: on(WORDS.clock),
    ask: 'none',
  },
  lookUp: {
    test: on(WORDS.lookUp),
    ask: 'own',
  },
  joke: {
    test: on(WORDS.joke),
    ask: 'none',
    mood: 'playful',
  },
  advice: {
    test: on(WORDS.advice),
    ask: 'own',
    mood: 'thoughtful',
  },
  able: {
    test: on(WORDS.able),
    ask: 'fresh',
  },
  offerStory: {
    test: on(WORDS.offerStory),
    ask: 'none',
  },
  choose: {
    test: (clause: string) => optionsIn(clause).length > 0,
    ask: 'back',
  },
  likes: {
    test: on(WORDS.likes),
    ask: 'back',
  },
  opinion: {
    test: on(WORDS.opinion),
    ask: 'own',
    mood: 'thoughtful',
  },
} satisfies Record<string, IntentRule>
