import { z } from 'zod'
import { isCrisis } from '#app/safety/crisis/crisis_detector'
import type { Scene } from '#app/companion/voice/language_model'
import { contracted, unansweredTurns } from '#app/companion/manners/manner_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/danger_heard.txt',
  z.strictObject({ near: shapes.pattern('u'), nearWhenTender: shapes.pattern() })
)

const TEXTS_BEFORE = 3

const textsOf = (scene: Scene) => unansweredTurns(scene).map(({ text }) => text)
const isNear = (text: string) => WORDS.near.test(contracted(text)) || isCrisis(text)

/** Whether what she answers speaks of a danger to somebody's life or body. */
export const isDangerSaid = (scene: Scene) => textsOf(scene).some(isNear)

/** The same; after a crisis a hint is enough. */
export function isDangerHinted(scene: Scene): boolean {
  const isHint = (text: string) => WORDS.nearWhenTender.test(contracted(text))
  return isDangerSaid(scene) || (Boolean(scene.isTender) && textsOf(scene).some(isHint))
}

/** The same; after a crisis also when some text before spoke of it. */
export function isDangerHeard(scene: Scene): boolean {
  if (isDangerHinted(scene)) return true
  const theirs = scene.turns.filter(({ sender }) => sender === 'user').slice(-TEXTS_BEFORE)
  return Boolean(scene.isTender) && theirs.some(({ text }) => isCrisis(text))
}
