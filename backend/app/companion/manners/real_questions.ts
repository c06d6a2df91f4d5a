import { z } from 'zod'
import { isAskingIfReal } from '#app/companion/voice/honesty'
import { contracted } from '#app/companion/manners/manner_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/real_questions.txt',
  z.strictObject({ asks: shapes.patterns('u') })
)

/** True when the person asks whether she is real, human or an AI, also by asking who types or what runs. */
export function asksIfReal(text: string): boolean {
  const words = contracted(text)
  return isAskingIfReal(text) || WORDS.asks.some((ask) => ask.test(words))
}
