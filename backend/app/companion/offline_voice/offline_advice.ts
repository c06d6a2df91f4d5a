import { z } from 'zod'
import { isAsking } from '#app/companion/offline_voice/offline_clauses'
import type { Hearing } from '#app/companion/offline_voice/offline_hearing'
import { spoken } from '#app/companion/offline_voice/offline_spoken'
import type { Heard } from '#app/companion/offline_voice/offline_text'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const entries = z.array(
  z.strictObject({
    when: shapes.pattern('u'),
    /** Said also to who asks what to decide. */
    urgent: z.boolean().default(false),
    say: shapes.lines,
  })
)

export const ADVICE = {
  en: loadWords('offline_voice/advice_en.yaml', entries),
  es: loadWords('offline_voice/advice_es.yaml', entries),
}
const ASKED = /^asks_|^g_question$/

/** What is surely right to say to who asks: of the question, else of all that was written. */
export function adviceFor(
  { intent, clause }: Pick<Heard, 'intent' | 'clause'>,
  { language, whole }: Pick<Hearing, 'language' | 'whole'>
): readonly string[] {
  if (intent === 'asks_memory' || (!ASKED.test(intent) && !isAsking(clause))) return []
  const words = [spoken(clause), whole]
  // Other words of a decision only tell what it is about.
  const isFree = intent !== 'asks_decision'
  const adviceIn = (one: string) =>
    ADVICE[language].find(({ when, urgent }) => (isFree || urgent) && when.test(one))
  const found = words.flatMap((one) => adviceIn(one) ?? [])
  return found[0]?.say ?? []
}
