import { z } from 'zod'
import type { Clause } from '#app/memory/facts/plain_talk'
import { isCoarse, isSecret } from '#app/memory/facts/refused_values'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/doubt.txt',
  z.strictObject({
    joke: shapes.pattern('iu'),
    fiction: shapes.pattern('iu'),
    condition: shapes.pattern('iu'),
    hedge: shapes.pattern('iu'),
    othersWords: shapes.pattern('iu'),
  })
)

const HEDGED = 0.4

/** Nothing in the whole text is meant. */
export function isJoke(text: string): boolean {
  return WORDS.joke.test(text) || WORDS.fiction.test(text)
}

/**
 * The clauses that state something of their own: no question,
 * wish, condition, secret or somebody else's words.
 */
export function statedOnly(clauses: Clause[]): Clause[] {
  const stated: Clause[] = []
  let conditional = ''
  for (const clause of clauses) {
    if (clause.sentence === conditional) continue
    if (
      /^(?:if|unless|imagine|suppose|si) /iu.test(clause.text) ||
      WORDS.othersWords.test(clause.text)
    ) {
      conditional = clause.sentence
    } else if (isPlain(clause)) stated.push(clause)
  }
  return stated
}

/** Who somebody is stays so in whatever he says: "my boss karen says I'm safe". */
export function isNaming({ text, isQuestion }: Clause): boolean {
  return !isQuestion && !text.includes('"')
}

function isPlain({ text, sentence, isQuestion }: Clause): boolean {
  if (isQuestion || isSecret(sentence) || isCoarse(text) || text.includes('"')) return false
  return !WORDS.condition.test(text)
}

/** 1 for what is plainly said, below 0.5 for "maybe" and "I think". */
export function plainness(clause: string): number {
  return WORDS.hedge.test(clause) ? HEDGED : 1
}
