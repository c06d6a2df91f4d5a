import { z } from 'zod'
import { lines } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { stemOf } from '#app/language/stems'

/** Words of one matter of everyday life, and `kinds > examples`. */
const WORDS = loadWords(
  'recall/kindred_words.txt',
  z.strictObject({ matters: lines, kinds: lines })
)

const KIN = new Map<string, Set<string>>()

for (const line of WORDS.matters) {
  const stems = stemmed(line)
  for (const stem of stems) add(stem, stems)
}
for (const line of WORDS.kinds) {
  const [kinds = '', examples = ''] = line.split(' > ')
  for (const kind of stemmed(kinds)) add(kind, stemmed(examples))
}

/**
 * Stems that may stand for this one in somebody's mouth: of the same matter,
 * or examples of the kind it names. By hand, of everyday English only.
 */
export function kinOf(stem: string): readonly string[] {
  return [...(KIN.get(stem) ?? [])]
}

function stemmed(words: string): string[] {
  return words.trim().split(' ').map(stemOf)
}

function add(stem: string, others: readonly string[]): void {
  const known = KIN.get(stem) ?? new Set()
  for (const other of others) if (other !== stem) known.add(other)
  KIN.set(stem, known)
}
