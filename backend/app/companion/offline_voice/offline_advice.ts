import { z } from 'zod'
import type { Language } from '#app/companion/offline_voice/offline_spoken'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const entries = z.array(z.strictObject({ when: shapes.pattern('u'), say: shapes.lines }))

export const ADVICE = {
  en: loadWords('offline_voice/advice_en.yaml', entries),
  es: loadWords('offline_voice/advice_es.yaml', entries),
}
const ASKED = new Set(
  ['howTo', 'sayWhat', 'howAmount', 'whatPick', 'shouldI', 'normal', 'opinion'].concat([
    'asks_advice',
    'asks_world',
    'herWould',
    'wants',
  ])
)

/** What is surely right to say to who asks. `words`: `spoken`, the question's, then all of them. */
export function adviceFor(
  intent: string,
  language: Language,
  words: readonly string[]
): readonly string[] {
  if (!ASKED.has(intent)) return []
  const found = words.flatMap((one) => ADVICE[language].find(({ when }) => when.test(one)) ?? [])
  return found[0]?.say ?? []
}
