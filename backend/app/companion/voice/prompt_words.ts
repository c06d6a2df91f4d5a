import { z } from 'zod'
import { OCCASIONS } from '#app/companion/voice/language_model'
import { PICTURE_STATES } from '#app/models/contract'
import { line } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { COMMUNICATION_STYLES, RELATIONSHIP_STYLES } from '#app/people/girlfriends/contract'

/** A line of ours in brackets, which no text of the person can imitate. */
const mark = line.check(z.regex(/^\[[^[\]\n]+\]$/, 'is no line in brackets'))

/** What the model is told, whoever she is. */
export const PROMPT = loadWords(
  'voice/prompt.yaml',
  z.strictObject({
    paces: z.record(z.enum(COMMUNICATION_STYLES.map(({ value }) => value)), line),
    bonds: z.record(z.enum(RELATIONSHIP_STYLES.map(({ value }) => value)), line),
    rules: line,
    tasks: z.record(
      z.enum(['reply', 'first_text', 'greeting', 'scheduled', 'open_loop', 'last_hello']),
      line
    ),
    occasions: z.record(z.enum(OCCASIONS), line),
    byClock: line,
    pictures: z.record(z.enum([...PICTURE_STATES, 'unseen_many']), mark),
    tender: line,
    given: z.strictObject({ heading: mark, backstory: mark, keyMemories: mark, changes: mark }),
  })
)
