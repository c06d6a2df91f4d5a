import { z } from 'zod'
import { isAsking } from '#app/companion/offline_voice/offline_clauses'
import type { Hearing } from '#app/companion/offline_voice/offline_hearing'
import { spoken } from '#app/companion/offline_voice/offline_spoken'
import type { Heard } from '#app/companion/offline_voice/offline_text'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const entries = z.array(z.strictObject({ when: shapes.pattern('u'), say: shapes.lines }))

export const ADVICE = {
  en: loadWords('offline_voice/advice_en.yaml', entries),
  es: loadWords('offline_voice/advice_es.yaml', entries),
}
const ASKED = /^asks_|^g_question$/
/** What she remembers is no advice, and what to decide its words do not tell. */
const NEVER = ['asks_memory', 'asks_decision']

/** What is surely right to say to who asks: of the question, else of all that was written. */
export function adviceFor(
  { intent, clause }: Pick<Heard, 'intent' | 'clause'>,
  { language, whole }: Pick<Hearing, 'language' | 'whole'>
): readonly string[] {
  if (NEVER.includes(intent) || (!ASKED.test(intent) && !isAsking(clause))) return []
  const words = [spoken(clause), whole]
  const found = words.flatMap((one) => ADVICE[language].find(({ when }) => when.test(one)) ?? [])
  return found[0]?.say ?? []
}
