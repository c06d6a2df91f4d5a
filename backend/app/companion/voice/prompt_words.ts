import { z } from 'zod'
import { line } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { COMMUNICATION_STYLES, RELATIONSHIP_STYLES } from '#app/people/girlfriends/contract'

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
    occasions: z.record(
      z.enum(['good_morning', 'goodnight', 'task_reminder', 'random_sweet', 'lunch_check']),
      line
    ),
    tender: line,
  })
)
