import { z } from 'zod'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'initiative/event_words.txt',
  z.strictObject({
    keptWords: shapes.source,
    droppedWords: shapes.source,
    relatives: shapes.source,
    grave: shapes.pattern('i'),
  })
)

/** Something of a person's life that comes once, and is worth asking about afterwards. */
const eventWord = z.strictObject({
  // A singular or plural noun.
  pattern: shapes.source,
  // How it is named when it stands alone; else the word as it was said.
  as: shapes.line.optional(),
  // Said of somebody near ("my sister's wedding") the person is there too.
  isShared: z.literal(true).optional(),
  // It comes in the second half of the day: "at 8" means the evening.
  isEvening: z.literal(true).optional(),
})
export type EventWord = z.output<typeof eventWord>

/** Longer names before the words they contain. */
export const EVENT_WORDS = loadWords('initiative/event_words.yaml', z.array(eventWord))

/** Words between "my" and the event that stay in its name; nobody's own words are ever repeated to them. */
export const KEPT_WORDS = WORDS.keptWords

/** Those that may stand there and are left out. */
export const DROPPED_WORDS = WORDS.droppedWords

export const RELATIVES = WORDS.relatives

/** What somebody does themselves, without one of the nouns. */
export const EVENT_VERBS: readonly { pattern: RegExp; subject: string }[] = [
  { pattern: /\b(?:i'm|im|i am|we're|we are) flying\b/, subject: 'flight' },
  { pattern: /\b(?:i'm|im|i am|we're|we are) moving\b/, subject: 'move' },
  { pattern: /\b(?:i'm|im|i am|we're|we are) getting married\b/, subject: 'wedding' },
  { pattern: /\b(?:i'm|im|i am) graduating\b|\bi graduate\b/, subject: 'graduation' },
  { pattern: /\b(?:i'm|im|i am) presenting\b/, subject: 'presentation' },
  { pattern: /\b(?:i'm|im|i am) auditioning\b/, subject: 'audition' },
  {
    pattern: /\bi(?:'m| am|m)? start(?:ing)? (?:at )?(?:my|a|the) new job\b/,
    subject: 'first day',
  },
]

/** Whatever else is said beside these, she does not come back to it by herself. */
export const GRAVE = WORDS.grave
