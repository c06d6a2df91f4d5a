import { TextModel } from '#app/language/text_model'

const model = new TextModel('eating_disorder')
/** Two in a thousand texts of ordinary talk alarm. */
const LIKELY = -1

/**
 * Whether somebody struggles with an eating disorder themselves, in English or Spanish:
 * what they do and feel, not what they weigh. `question`: what she had asked before it.
 */
export function isEatingSignal(text: string, question: string | null = null): boolean {
  return model.odds(text, question) > LIKELY
}
