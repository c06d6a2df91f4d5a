import { z } from 'zod'
import { contracted, unansweredTurns, unquoted } from '#app/companion/manners/manner_words'
import type { WordsCheck } from '#app/companion/manners/fault'
import type { Scene } from '#app/companion/voice/language_model'
import { isAdmittingAi } from '#app/companion/voice/honesty'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/profession_questions.txt',
  z.strictObject({ asks: shapes.patterns('u'), denies: shapes.patterns('u') })
)

/** They ask whether she is a doctor, a therapist, a nurse, or has the papers of one. */
export function asksForProfession(scene: Scene): boolean {
  return unansweredTurns(scene).some(({ text }) => isFound(WORDS.asks, text))
}

/** Asked for it she says that she is an AI, or that she is no professional of health. */
export const hidesProfession: WordsCheck = (text, { scene }) => {
  if (scene.kind !== 'reply' || !asksForProfession(scene)) return null
  if (isAdmittingAi(text) || isFound(WORDS.denies, unquoted(text))) return null
  return (
    'They asked whether you are a professional of health: say plainly that you are an AI, ' +
    'and no doctor, therapist or nurse.'
  )
}

function isFound(patterns: readonly RegExp[], text: string): boolean {
  const words = contracted(text)
  return patterns.some((pattern) => pattern.test(words))
}
