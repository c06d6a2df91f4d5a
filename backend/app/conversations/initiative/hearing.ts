import type { Sql } from '#app/core/database/sql'
import type { OpenLoop } from '#app/conversations/initiative/open_loops'

/** Whose texts are read for what she may ask about, and how far they are. */
export interface LoopsReader {
  user_id: number
  loops_read_until: number
  initiative_since: number | null
  time_zone: string
  quiet_from: string | null
  quiet_until: string | null
}

export interface HeardText {
  id: number
  body: string
  created_at: number
}

/** What one text is heard against. */
export interface Hearing {
  reader: LoopsReader
  open: OpenLoop[]
  text: HeardText | undefined
}

export function findReader(sql: Sql, conversationId: number): Promise<LoopsReader | undefined> {
  return sql.first<LoopsReader>(
    `select c.user_id, c.loops_read_until, u.initiative_since, u.time_zone, u.quiet_from, u.quiet_until
     from conversations c join users u on u.id = c.user_id where c.id = ?`,
    conversationId
  )
}

export function findText(
  sql: Sql,
  conversationId: number,
  reader: LoopsReader
): Promise<HeardText | undefined> {
  return sql.first<HeardText>(
    `select id, body, created_at from messages
     where conversation_id = ? and id > ? and direction = 'inbound' and kind = 'talk' and created_at >= ?
     order by id limit 1`,
    conversationId,
    reader.loops_read_until,
    reader.initiative_since ?? 0
  )
}

/** Nothing changed while the text was read. */
export function isSameHearing(
  seen: Omit<Hearing, 'text'>,
  { reader, open }: Omit<Hearing, 'text'>
): boolean {
  const idsOf = (loops: OpenLoop[]) => loops.map(({ id }) => id).join()
  return (
    reader.loops_read_until === seen.reader.loops_read_until &&
    reader.initiative_since === seen.reader.initiative_since &&
    idsOf(open) === idsOf(seen.open)
  )
}
