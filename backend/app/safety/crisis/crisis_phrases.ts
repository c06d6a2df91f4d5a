import { loadWords } from '#app/language/words'
import { phrases } from '#app/safety/signs/phrase_pattern'

/**
 * Wordings of danger to oneself. `? ` before a phrase: an everyday
 * matter in the sentence clears it. `! `: no idiom in it does.
 */
export const DANGERS = [
  'crisis_phrases_en',
  'crisis_acts_en',
  'crisis_phrases_es',
  'crisis_frames_en',
  'crisis_frames_es',
  'crisis_plain_en',
].flatMap((name) => loadWords(`signs/${name}.txt`, phrases))

/** Words of death and pain that mean something else. */
export const IDIOMS = ['crisis_idioms_en', 'crisis_idioms_es'].flatMap((name) =>
  loadWords(`signs/${name}.txt`, phrases)
)
