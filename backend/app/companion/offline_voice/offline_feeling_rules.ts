import { z } from 'zod'
import type { IntentRule } from '#app/companion/offline_voice/offline_intents'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'offline_voice/feeling_rules.txt',
  z.strictObject({
    adverbs: shapes.source,
    firstPerson: shapes.source,
    loss: shapes.pattern(),
    breakup: shapes.pattern(),
    sadFelt: shapes.source,
    sadToo: shapes.pattern('u'),
    anxiousFelt: shapes.source,
    stressedFelt: shapes.source,
    stressedToo: shapes.pattern(),
    lonely: shapes.pattern(),
    angryFelt: shapes.source,
    angryToo: shapes.pattern('u'),
    sick: shapes.pattern(),
    tiredFelt: shapes.source,
    tiredToo: shapes.pattern('u'),
    bored: shapes.pattern(),
    news: shapes.pattern('u'),
    happyFelt: shapes.source,
    happyToo: shapes.pattern('u'),
  })
)

type Test = (clause: string) => boolean

const on =
  (pattern: RegExp): Test =>
  (clause) =>
    pattern.test(clause)
const either =
  (one: Test, other: Test): Test =>
  (clause) =>
    one(clause) || other(clause)

const OPENING = '^(?:but |and |ugh |honestly |well |today |yeah )*'
const GOES_ON =
  'about|of|today|tonight|right now|lately|though|actually|again|now|too|tbh|with|at|from'

/** Said of oneself, with or without the `I am`; `the film was sad` is not. */
const feeling = (words: string) =>
  on(
    new RegExp(
      [
        `(?<!not )${WORDS.firstPerson}${WORDS.adverbs}(?:${words})\\b`,
        `${OPENING}${WORDS.adverbs}(?:${words})(?: (?:${GOES_ON})\\b.*)?[.!? ]*$`,
      ].join('|')
    )
  )

export const FEELING_RULES = {
  loss: {
    test: on(WORDS.loss),
    ask: 'own',
    mood: 'concerned',
  },
  breakup: {
    test: on(WORDS.breakup),
    ask: 'own',
    mood: 'concerned',
  },
  sad: {
    test: either(feeling(WORDS.sadFelt), on(WORDS.sadToo)),
    ask: 'own',
    mood: 'concerned',
  },
  anxious: {
    test: either(
      feeling(WORDS.anxiousFelt),
      on(/\b(?:anxiety|panic attack|worry about|worrying)\b|😰|😱/u)
    ),
    ask: 'own',
    mood: 'caring',
  },
  stressed: {
    test: either(feeling(WORDS.stressedFelt), on(WORDS.stressedToo)),
    ask: 'own',
    mood: 'caring',
  },
  lonely: {
    test: either(feeling('lonely|alone|isolated|left out|unloved|invisible'), on(WORDS.lonely)),
    ask: 'own',
    mood: 'caring',
  },
  angry: {
    test: either(feeling(WORDS.angryFelt), on(WORDS.angryToo)),
    ask: 'own',
    mood: 'concerned',
  },
  sick: {
    test: on(WORDS.sick),
    ask: 'own',
    mood: 'caring',
  },
  tired: {
    test: either(feeling(WORDS.tiredFelt), on(WORDS.tiredToo)),
    ask: 'own',
    mood: 'calm',
  },
  bored: {
    test: either(feeling('bored'), on(WORDS.bored)),
    ask: 'none',
    mood: 'playful',
  },
  news: {
    test: (clause: string) =>
      WORDS.news.test(clause) &&
      !/\b(?:not|didn't|fired|lost|no|never|crying|before|if)\b/.test(clause),
    ask: 'own',
    mood: 'excited',
  },
  happy: {
    test: either(feeling(WORDS.happyFelt), on(WORDS.happyToo)),
    ask: 'own',
    mood: 'happy',
  },
} satisfies Record<string, IntentRule>
