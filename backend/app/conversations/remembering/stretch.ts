import { LARGEST_ID } from '#app/core/database/largest_id'
import type { Sql } from '#app/core/database/sql'
import type { ReadText } from '#app/conversations/remembering/talk_reader'

/** A conversation as its reader finds it. */
export interface Talk {
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
const READABLE = `state in ('received', 'sent', 'delivered') and kind <> 'notice'`

export async function findTalk(sql: Sql, conversationId: number): Promise<Talk | undefined> {
  return sql.first<Talk>(
    `select c.id, c.user_id as "userId", u.time_zone as "timeZone", g.name as "herName", c.summary,
       c.facts_read_until as "factsReadUntil", c.summary_until as "summaryUntil", c.facts_tries as tries,
       c.memory_version as version
     from conversations c join users u on u.id = c.user_id join girlfriends g on g.user_id = c.user_id
     where c.id = ?`,
    conversationId
  )
}

interface Row {
  id: number
  direction: string
  body: string
  created_at: number
  pictures: number
}

/** The next texts nobody read, oldest first, up to a reply that is on its way just now. */
export async function listStretch(
  sql: Sql,
  talk: Talk,
  { now, most }: { now: number; most: number }
): Promise<{ texts: ReadText[]; openUntil: number | null }> {
  const open = await sql.first<{ id: number; created_at: number }>(
    `select id, created_at from messages where conversation_id = ? and id > ? and kind = 'reply'
       and state in ('queued', 'sending') and created_at > ? order by id limit 1`,
    talk.id,
    talk.factsReadUntil,
    now - OPEN_MS
  )
  const rows = await sql.all<Row>(
    `select id, direction, body, created_at, pictures from messages
     where conversation_id = ? and id > ? and id < ? and ${READABLE} order by id limit ?`,
    talk.id,
    Math.max(Math.min(talk.factsReadUntil, talk.summaryUntil), await gistFrom(sql, talk)),
    open?.id ?? LARGEST_ID,
    most
  )
  return { texts: rows.map(textOf), openUntil: open ? open.created_at + OPEN_MS : null }
}

async function gistFrom(sql: Sql, talk: Talk): Promise<number> {
  if (talk.summaryUntil >= talk.factsReadUntil) return 0
  const oldest = await sql.first<{ id: number }>(
    'select id from messages where conversation_id = ? and id <= ? order by id desc limit 1 offset ?',
    talk.id,
    talk.factsReadUntil,
    GIST_REACHES
  )
  return oldest?.id ?? 0
}

/** The few texts before one. */
export async function listBefore(sql: Sql, talk: Talk, id: number): Promise<ReadText[]> {
  const rows = await sql.all<Row>(
    `select id, direction, body, created_at, pictures from messages
     where conversation_id = ? and id < ? and ${READABLE} order by id desc limit ${BEFORE}`,
    talk.id,
    id
  )
  return rows.reverse().map(textOf)
}

function textOf(row: Row): ReadText {
  return {
    id: row.id,
    sender: row.direction === 'inbound' ? 'user' : 'girlfriend',
    text: row.body,
    at: row.created_at,
    pictures: row.pictures,
  }
}
