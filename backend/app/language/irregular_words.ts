import { lines } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

/** Forms no stemmer brings together, and everyday short forms: first the word they count as. */
const TABLE = loadWords('language/irregular_words.txt', lines)

const COUNTS_AS = new Map<string, string>()
for (const entry of TABLE) {
  const [word = '', ...forms] = entry.split(' ')
  for (const form of forms) COUNTS_AS.set(form, word)
}

/** What a form counts as; any other word is its own. */
export function plainForm(word: string): string {
  return COUNTS_AS.get(word) ?? word
}
