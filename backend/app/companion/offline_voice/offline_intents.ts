import { z } from 'zod'
import { asksIfReal } from '#app/companion/manners/real_questions'
import type { EmotionalState } from '#app/companion/voice/language_model'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'offline_voice/intents.txt',
  z.strictObject({
    explicit: shapes.source,
    youngRole: shapes.pattern(),
    minor: shapes.pattern(),
    despair: shapes.pattern(),
    despairUnless: shapes.pattern('u'),
    insult: shapes.pattern(),
    insultUnless: shapes.pattern(),
    space: shapes.pattern(),
    rules: shapes.pattern(),
    complaint: shapes.pattern(),
    account: shapes.pattern(),
    call: shapes.pattern(),
    offeredPhoto: shapes.pattern(),
    photo: shapes.pattern(),
    meet: shapes.pattern(),
    bye: shapes.pattern(),
    leaving: shapes.pattern(),
    notNow: shapes.pattern(),
    goodNight: shapes.pattern(),
    goodNightUnless: shapes.pattern(),
    notGoodbye: shapes.pattern(),
  })
)

/**
 * What kind of question may follow: one about what was told, one on the talk's topic, one that changes it,
 * one handed back, one of the intent's own, none.
 */
export type AskKind = 'follow' | 'onward' | 'fresh' | 'back' | 'none' | 'own'

export interface IntentRule {
  /** The clause comes in lower case with straight quotes. */
  test: (clause: string) => boolean
  ask: AskKind
  mood?: EmotionalState
}

const on = (pattern: RegExp) => (clause: string) => pattern.test(clause)
const both = (pattern: RegExp, unless: RegExp) => (clause: string) =>
  pattern.test(clause) && !unless.test(clause)
const EXPLICIT = new RegExp(`\\b(?:${WORDS.explicit})\\b`)

/** In the order of what matters most: the first rules outrank the later ones in a burst. */
export const INTENT_RULES = {
  youngRole: {
    test: on(WORDS.youngRole),
    ask: 'none',
    mood: 'calm',
  },
  minor: {
    test: on(WORDS.minor),
    ask: 'none',
    mood: 'calm',
  },
  despair: {
    test: both(WORDS.despair, WORDS.despairUnless),
    ask: 'none',
    mood: 'caring',
  },
  explicit: { test: on(EXPLICIT), ask: 'none', mood: 'calm' },
  insult: {
    test: both(WORDS.insult, WORDS.insultUnless),
    ask: 'none',
    mood: 'calm',
  },
  space: {
    test: on(WORDS.space),
    ask: 'none',
    mood: 'calm',
  },
  real: { test: asksIfReal, ask: 'own', mood: 'thoughtful' },
  rules: {
    test: on(WORDS.rules),
    ask: 'none',
    mood: 'calm',
  },
  complaint: {
    test: on(WORDS.complaint),
    ask: 'own',
    mood: 'calm',
  },
  account: {
    test: on(WORDS.account),
    ask: 'none',
  },
  call: {
    test: on(WORDS.call),
    ask: 'none',
  },
  offeredPhoto: {
    test: on(WORDS.offeredPhoto),
    ask: 'none',
  },
  photo: {
    test: on(WORDS.photo),
    ask: 'none',
  },
  meet: {
    test: on(WORDS.meet),
    ask: 'none',
  },
} satisfies Record<string, IntentRule>

export const GOODBYE_RULES = {
  goodNight: {
    test: both(WORDS.goodNight, WORDS.goodNightUnless),
    ask: 'none',
    mood: 'affectionate',
  },
  goodbye: {
    test: (clause: string) =>
      (WORDS.bye.test(clause) && !WORDS.notGoodbye.test(clause)) ||
      (WORDS.leaving.test(clause) && !WORDS.notNow.test(clause)),
    ask: 'none',
    mood: 'affectionate',
  },
} satisfies Record<string, IntentRule>
