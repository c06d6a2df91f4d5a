import { z } from 'zod'
import { isAskingIfReal } from '#app/companion/voice/honesty'
import { contracted } from '#app/companion/manners/manner_words'
import * as shapes from '#app/language/word_shapes'
import { TextModel } from '#app/language/text_model'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/real_questions.txt',
  z.strictObject({ asks: shapes.patterns('u') })
)

const model = new TextModel('asks_if_real')
/** Odds enough without a wording, and too few to bear one out. */
const LIKELY = -0.45
const HARDLY = -0.5

/**
 * True when the person asks whether she is real, human or an AI, also by asking who types or what runs.
 * `likely`: from which odds on without a wording.
 */
export function asksIfReal(text: string, likely = LIKELY): boolean {
  const odds = model.odds(text)
  if (odds > likely) return true
  const words = contracted(text)
  return odds > HARDLY && (isAskingIfReal(text) || WORDS.asks.some((ask) => ask.test(words)))
}
