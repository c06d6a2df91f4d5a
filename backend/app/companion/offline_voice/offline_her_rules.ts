import { z } from 'zod'
import type { IntentRule } from '#app/companion/offline_voice/offline_intents'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'offline_voice/her_rules.txt',
  z.strictObject({
    loveAsked: shapes.pattern(),
    love: shapes.pattern('u'),
    missing: shapes.pattern(),
    feelings: shapes.pattern(),
    maker: shapes.pattern(),
    herName: shapes.pattern(),
    herAge: shapes.pattern(),
    herHobbies: shapes.pattern(),
    herJob: shapes.pattern(),
    where: shapes.pattern(),
    herPets: shapes.pattern(),
    herFamily: shapes.pattern(),
    herBody: shapes.pattern(),
    herPlans: shapes.pattern(),
    doing: shapes.pattern(),
    howAreYou: shapes.pattern(),
    favorite: shapes.pattern(),
    compliment: shapes.pattern(),
  })
)

const on = (pattern: RegExp) => (clause: string) => pattern.test(clause)
const unlessAsked = (pattern: RegExp) => (clause: string) =>
  pattern.test(clause) && !clause.includes('?')

export const HER_RULES = {
  loveAsked: {
    test: on(WORDS.loveAsked),
    ask: 'none',
    mood: 'affectionate',
  },
  love: {
    test: on(WORDS.love),
    ask: 'none',
    mood: 'affectionate',
  },
  missing: {
    test: on(WORDS.missing),
    ask: 'none',
    mood: 'affectionate',
  },
  feelings: {
    test: on(WORDS.feelings),
    ask: 'own',
    mood: 'thoughtful',
  },
  maker: {
    test: on(WORDS.maker),
    ask: 'fresh',
  },
  herName: {
    test: on(WORDS.herName),
    ask: 'back',
  },
  herAge: {
    test: on(WORDS.herAge),
    ask: 'back',
  },
  herHobbies: {
    test: on(WORDS.herHobbies),
    ask: 'back',
  },
  herJob: {
    test: on(WORDS.herJob),
    ask: 'back',
  },
  where: {
    test: on(WORDS.where),
    ask: 'back',
  },
  herPets: {
    test: on(WORDS.herPets),
    ask: 'back',
  },
  herFamily: {
    test: on(WORDS.herFamily),
    ask: 'back',
  },
  herBody: {
    test: on(WORDS.herBody),
    ask: 'back',
  },
  herPlans: {
    test: on(WORDS.herPlans),
    ask: 'back',
  },
  doing: {
    test: on(WORDS.doing),
    ask: 'back',
  },
  howAreYou: {
    test: on(WORDS.howAreYou),
    ask: 'back',
  },
  favorite: {
    test: on(WORDS.favorite),
    ask: 'back',
  },
  compliment: {
    test: unlessAsked(WORDS.compliment),
    ask: 'none',
    mood: 'affectionate',
  },
} satisfies Record<string, IntentRule>
