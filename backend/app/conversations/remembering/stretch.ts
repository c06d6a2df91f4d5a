import { LARGEST_ID } from '#app/core/database/largest_id'
import type { Sql } from '#app/core/database/sql'
import { Conversation } from '#app/models/conversation'
import { Message } from '#app/models/message'
import type { KnownSlot } from '#app/memory/facts/found_fact'
import { listKnownFacts } from '#app/memory/kept/known_facts'
import type { ReadText } from '#app/conversations/remembering/talk_reader'

/** A conversation as its reader finds it. */
export interface TalkToRead {
  id: number
  userId: number
  timeZone: string
  herName: string
  summary: string
  /** Up to which text facts, and the gist, were read. */
  factsReadUntil: number
  summaryUntil: number
  tries: number
  /** Moves on whenever something is forgotten. */
  version: number
}

/** So long a text of hers may be on its way; what takes longer is read without it. */
const OPEN_MS = 2 * 60_000
/** When the gist is made anew, older talk than this many texts is left out. */
const GIST_REACHES = 200
const BEFORE = 6
const MOST_OF_BURST = 20
const MOST_KNOWN = 300

export async function findTalk(sql: Sql, conversationId: number): Promise<TalkToRead | undefined> {
  const conversation = await Conversation.query(sql)
    .where('id', conversationId)
    .preload('user', (user) => void user.preload('girlfriend'))
    .first()
  return conversation?.user.girlfriend ? talkOf(conversation) : undefined
}

function talkOf(conversation: Conversation): TalkToRead {
  const { id, user, summary, factsReadUntil, summaryUntil } = conversation
  return {
    id,
    userId: user.id,
    timeZone: user.timeZone,
    herName: user.girlfriend.name,
    summary,
    factsReadUntil,
    summaryUntil,
    tries: conversation.factsTries,
    version: conversation.memoryVersion,
  }
}

/** The next texts nobody read, oldest first, up to a reply that is on its way just now. */
export async function listStretch(
  sql: Sql,
  talk: TalkToRead,
  { now, most }: { now: number; most: number }
): Promise<{ texts: ReadText[]; openUntil: number | null }> {
  const open = await Message.query(sql)
    .where({ conversationId: talk.id, kind: 'reply' })
    .whereIn('state', ['queued', 'sending'])
    .where('id', '>', talk.factsReadUntil)
    .where('createdAt', '>', now - OPEN_MS)
    .orderBy('id')
    .first()
  const readUntil = Math.min(talk.factsReadUntil, talk.summaryUntil)
  const texts = await readableOf(sql, talk)
    .where('id', '>', Math.max(readUntil, await gistFrom(sql, talk)))
    .where('id', '<', open?.id ?? LARGEST_ID)
    .orderBy('id')
    .limit(most)
  return { texts: texts.map(textOf), openUntil: open && open.createdAt + OPEN_MS }
}

function readableOf(sql: Sql, talk: TalkToRead) {
  const texts = Message.query(sql).where('conversationId', talk.id)
  return texts.withScopes((all) => all.readable())
}

async function gistFrom(sql: Sql, talk: TalkToRead): Promise<number> {
  if (talk.summaryUntil >= talk.factsReadUntil) return 0
  const oldest = await Message.query(sql)
    .where('conversationId', talk.id)
    .where('id', '<=', talk.factsReadUntil)
    .orderBy('id', 'desc')
    .offset(GIST_REACHES)
    .first()
  return oldest?.id ?? 0
}

/** What is held of them and of her by now: the pinned and the newest. */
export async function listKnown(
  sql: Sql,
  { userId }: Pick<TalkToRead, 'userId'>,
  now: number
): Promise<KnownSlot[]> {
  const facts = await listKnownFacts(sql, userId, now)
  const current = facts.filter(({ heldUntil, slot }) => heldUntil === null && slot !== null)
  return current.slice(0, MOST_KNOWN).map(({ slot, sentence }) => ({ slot: slot ?? '', sentence }))
}

/** The few texts before one. */
export async function listBefore(sql: Sql, talk: TalkToRead, id: number): Promise<ReadText[]> {
  const texts = readableOf(sql, talk).where('id', '<', id)
  const latest = await texts.orderBy('id', 'desc').limit(BEFORE)
  return latest.reverse().map(textOf)
}

/** The texts they sent since her last one before this; after her answer, those it answered. */
export async function listBurst(
  sql: Sql,
  conversationId: number,
  { before, since }: { before: number; since: number }
): Promise<Message[]> {
  const rows = await Message.query(sql)
    .where({ conversationId })
    .withScopes((texts) => texts.theirTalk())
    .where('id', '<', before)
    .where('createdAt', '>', since)
    .orderBy('id', 'desc')
    .limit(MOST_OF_BURST)
  const [last] = rows
  return rows.filter(({ answeredBy }) => answeredBy === last?.answeredBy)
}

export function textOf({ id, direction, body, createdAt, pictures }: Message): ReadText {
  const sender = direction === 'inbound' ? 'user' : 'girlfriend'
  return { id, sender, text: body, at: createdAt, pictures }
}
