import { findFacts, type ToldTurn } from '#app/memory/facts/find_facts'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { isUnkept } from '#app/memory/facts/refused_values'
import { endingsIn } from '#app/memory/notes/endings'
import { findNote } from '#app/memory/notes/find_note'
import type { Hearing } from '#app/memory/notes/leads'
import { knownAfter } from '#app/memory/notes/known_after'

const MOST_FACTS = 12

/**
 * What a text tells of its writer, and what it ends of what was known: facts
 * by rules, and a note in his own words of what the rules have no slot for.
 */
export function readTold(turn: ToldTurn, where: Hearing): FoundFact[] {
  const facts = findFacts(turn, { timeZone: where.timeZone, before: [...where.before] })
  if (turn.sender !== 'user' || isUnkept(turn.text)) return facts
  const endings = endingsIn(turn, where)
  const known = knownAfter(where.known, endings)
  const note = findNote(turn, { ...where, known }, { facts, endings })
  return [...(note ? [note] : []), ...endings, ...facts].slice(0, MOST_FACTS)
}
