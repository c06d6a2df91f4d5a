import { kindred } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

/** Forms no stemmer brings together, and everyday short forms: first the word they count as. */
const COUNTS_AS = loadWords('language/irregular_words.txt', kindred)

/** What a form counts as; any other word is its own. */
export function plainForm(word: string): string {
  return COUNTS_AS.get(word) ?? word
}
