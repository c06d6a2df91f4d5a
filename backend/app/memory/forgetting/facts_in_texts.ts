import type { Sql } from '#app/core/database/sql'
import { readOr } from '#app/core/threads/threads'
import type { findFacts, ToldTurn } from '#app/memory/facts/find_facts'
import type { FoundFact } from '#app/memory/facts/found_fact'
import type { Conversation } from '#app/models/conversation'
import { Message } from '#app/models/message'

export interface ToldFact {
  text: Message
  fact: FoundFact
}

interface Thinking {
  findFacts: (...asked: Parameters<typeof findFacts>) => Promise<FoundFact[]>
}

/** Nobody leaves more unread. */
const LATEST = 40
const TURNS = 6

/** What a text, or these words of it, would tell after those turns. */
export async function factsIn(
  thinking: Thinking,
  text: Message,
  { words = text.body, turns = [] }: { words?: string; turns?: ToldTurn[] } = {}
): Promise<ToldFact[]> {
  const said = { sender: 'user' as const, text: words, at: text.createdAt }
  const where = { timeZone: 'UTC', before: turns }
  const facts = await readOr(thinking.findFacts(said, where), [])
  return facts.map((fact) => ({ text, fact }))
}

/** What the texts before one tell that nobody has read for memories yet. */
export async function listUnreadFacts(
  sql: Sql,
  thinking: Thinking,
  { talk, before }: { talk: Pick<Conversation, 'id' | 'factsReadUntil'>; before: number }
): Promise<ToldFact[]> {
  const latest = await Message.query(sql)
    .where('conversationId', talk.id)
    .withScopes((all) => all.readable())
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(LATEST)
  const texts = latest.reverse()
  const turns = texts.map(turnOf)
  const told: ToldFact[] = []
  for (const [at, text] of texts.entries()) {
    if (text.direction !== 'inbound' || text.id <= talk.factsReadUntil) continue
    const around = turns.slice(Math.max(0, at - TURNS), at)
    told.push(...(await factsIn(thinking, text, { turns: around })))
  }
  return told
}

function turnOf({ direction, body, createdAt }: Message): ToldTurn {
  return { sender: direction === 'inbound' ? 'user' : 'girlfriend', text: body, at: createdAt }
}
