import type { Sql } from '#app/core/database/sql'
import { readOr } from '#app/core/threads/threads'
import { valueKey } from '#app/memory/facts/fact_values'
import type { FoundFact } from '#app/memory/facts/found_fact'
import type { ForgetThinking } from '#app/memory/forgetting/forget'
import { tellingWords } from '#app/memory/kept/forgotten_sentences'
import { sentenceKey } from '#app/memory/kept/plain_words'
import { Memory } from '#app/models/memory'

type Thinking = Pick<ForgetThinking, 'findFacts'>

/**
 * The one fact a memory in somebody's own words tells, when it says nothing besides: what
 * says more is theirs alone. `at` is now, in epoch milliseconds.
 */
export async function factIn(
  thinking: Thinking,
  { body, at }: { body: string; at: number }
): Promise<FoundFact | null> {
  const said = { sender: 'user' as const, text: asTheySayIt(body), at }
  const found = await readOr(thinking.findFacts(said, { timeZone: 'UTC', before: [] }), [])
  const [fact] = found
  const isOne = found.length === 1 && fact?.change === 'holds' && fact.until === undefined
  return isOne && isAllOf(body, fact) ? fact : null
}

/** What stands in its slot by now. */
export function findHeld(
  sql: Sql,
  userId: number,
  { about, slot }: Pick<FoundFact, 'about' | 'slot'>
): Promise<Memory | null> {
  const held = Memory.query(sql).where({ userId, about, slot })
  return held.withScopes((memories) => memories.current()).first()
}

/** What a memory gets of its fact. */
export function slotOf({ slot, value }: FoundFact, at: number) {
  return {
    slot,
    value,
    valueKey: valueKey(value),
    validFrom: at,
    saidAt: at,
  } satisfies Partial<Memory>
}

/** `You live in Lisbon.` is `I live in Lisbon.` */
function asTheySayIt(body: string): string {
  return body
    .replaceAll('\u2019', "'")
    .replace(/\byou(?:'re| are)\b/giu, "I'm")
    .replace(/\byour\b/giu, 'my')
    .replace(/\byou\b/giu, 'I')
}

function isAllOf(body: string, { slot, value, sentence }: FoundFact): boolean {
  const told = new Set(sentenceKey(`${slot.replace(':', ' ')} ${value} ${sentence}`).split(' '))
  return tellingWords(sentenceKey(body)).every((word) => told.has(word))
}
