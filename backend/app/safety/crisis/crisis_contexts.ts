import { z } from 'zod'
import { loadWords } from '#app/language/words'
import { phrases } from '#app/safety/signs/phrase_pattern'

/** What stands around words of danger and makes them harmless, or not of today. */
export const CRISIS_CONTEXTS = loadWords(
  'signs/crisis_contexts.txt',
  z.strictObject({
    everyday: phrases,
    stories: phrases,
    topics: phrases,
    longAgo: phrases,
    overNow: phrases,
    trivial: phrases,
  })
)

/** Others in danger, and how it is told of them. */
export const CRISIS_OTHERS = loadWords(
  'signs/crisis_others.txt',
  z.strictObject({
    danger: phrases,
    happening: phrases,
    past: phrases,
    told: phrases,
    person: phrases,
  })
)

/** Words of death and of life that are no danger to the writer. */
export const NOT_OWN = loadWords(
  'signs/crisis_not_own.txt',
  z.strictObject({ dying: phrases, died: phrases, noDanger: phrases })
)
