import { CONCEPTS, TOGETHER } from '#app/safety/signs/crisis_concepts'
import { EVIDENCE, EVIDENCE_TOGETHER } from '#app/safety/signs/crisis_evidence'
import { CRISIS_WORDS } from '#app/safety/signs/crisis_words'
import { anyOf } from '#app/safety/signs/phrase_pattern'

const ROWS: readonly (readonly string[])[] = [...TOGETHER, ...EVIDENCE_TOGETHER]
const concepts = new Map(
  Object.entries({ ...CONCEPTS, ...EVIDENCE }).map(([name, list]) => [
    name,
    anyOf([list], CRISIS_WORDS),
  ])
)

/** Whether a row of concepts is complete in a text as `plainWords` writes it. */
export function isDangerTogether(words: string): boolean {
  return ROWS.some((row) => row.every((name) => holds(words, name)))
}

function holds(words: string, name: string): boolean {
  if (name === 'own') return holds(words, 'me') || !holds(words, 'you')
  const concept = concepts.get(name)
  return concept !== undefined && words.search(concept) >= 0
}
