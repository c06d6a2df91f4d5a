import { z } from 'zod'
import { isDangerHinted } from '#app/companion/manners/danger_heard'
import type { WordsCheck } from '#app/companion/manners/fault'
import { isAnsweringGoodbye } from '#app/companion/manners/is_goodbye'
import { contracted } from '#app/companion/manners/manner_words'
import { petNamesIn } from '#app/companion/manners/repetition_words'
import type { Scene } from '#app/companion/voice/language_model'
import { leadsTo, sentencesOf } from '#app/companion/voice/plain_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/breaks_tenderness.txt',
  z.strictObject({
    petNames: shapes.pattern('gu'),
    flirting: shapes.patterns('gu'),
    play: shapes.patterns('gu'),
    laughing: shapes.pattern('u'),
    isPutOff: shapes.pattern('u'),
    care: shapes.pattern('u'),
    playful: shapes.line,
    cold: shapes.line,
  })
)

const LIGHT = [WORDS.petNames, ...WORDS.flirting, ...WORDS.play]

const isLight = (sentence: string) =>
  LIGHT.some((light) => leadsTo(light, sentence).some((before) => !WORDS.isPutOff.test(before)))

function isPlayful(text: string): boolean {
  if (WORDS.laughing.test(text) || petNamesIn(text).length > 0) return true
  return sentencesOf(contracted(text)).some(isLight)
}

/** A goodbye is answered by a goodbye. */
function isCold(text: string, scene: Scene): boolean {
  if (scene.kind !== 'reply' || WORDS.care.test(contracted(text))) return false
  return !isAnsweringGoodbye(scene) && isDangerHinted(scene)
}

/**
 * In the days after a crisis she calls nobody by pet names,
 * does not flirt, play, joke or cheer up, and is never cold.
 */
export const breaksTenderness: WordsCheck = (text, { scene }) => {
  if (!scene.isTender) return null
  if (isPlayful(text)) return WORDS.playful
  return isCold(text, scene) ? WORDS.cold : null
}
