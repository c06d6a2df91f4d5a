import limits from '#config/limits'
import type { PlainSql } from '#app/core/database/sql'

// By hand for `npm run bench:fleet`: every text that comes in asks for these, and so does her answer.

/** A reply that is not on its way yet; there is one at most. */
export interface WrittenReply {
  draftId: number
  coversUntil: number
  dueAt: number
}

export type ReplyState = (WrittenReply | { draftId: null }) & {
  isSending: boolean | number
  /** When the oldest of as many as an hour may have was written; null while there are fewer. */
  fullSince: number | null
}

export interface ReplyLook {
  draftId: number | null
  /** The ends of what nothing of hers has answered. */
  firstId: number | null
  lastId: number | null
  /** From her last text to the first of those, in milliseconds; null when there is none of hers. */
  answeredWithinMs: number | null
}

const TALK = '(select cast(? as integer) as id) c'
const DRAFT = `d.conversation_id = c.id and d.kind = 'reply' and d.state = 'queued'`
const OPEN = `m.conversation_id = c.id and m.direction = 'inbound' and m.answered_by is null`

const STATE = `select d.id as "draftId", d.covers_until as "coversUntil", d.due_at as "dueAt",
    exists (select 1 from messages m where m.conversation_id = c.id and m.kind = 'reply'
      and m.state = 'sending' and m.sending_at > ?) as "isSending",
    (select m.created_at from messages m where m.conversation_id = c.id and m.kind = 'reply'
      order by m.id desc limit 1 offset ?) as "fullSince"
  from ${TALK} left join messages d on ${DRAFT}`

const LOOK = `select f.id as "firstId", (select d.id from messages d where ${DRAFT}) as "draftId",
    (select m.id from messages m where ${OPEN} order by m.id desc limit 1) as "lastId",
    f.created_at - (select coalesce(m.sent_at, m.created_at) from messages m
      where m.conversation_id = c.id and m.direction = 'outbound'
        and m.state in ('sending', 'sent', 'delivered') and m.id < f.id order by m.id desc limit 1)
      as "answeredWithinMs"
  from ${TALK} left join messages f
    on f.id = (select m.id from messages m where ${OPEN} order by m.id limit 1)`

/** A send that began before `since` and is in doubt holds up nobody. */
export function findReplyState(
  sql: PlainSql,
  conversationId: number,
  since: number
): Promise<ReplyState> {
  const offset = limits.replies.perHour - 1
  return single(sql.first<ReplyState>(STATE, since, offset, conversationId))
}

/** All that decides whether a reply may be written down, and how soon it goes. */
export function findReplyLook(sql: PlainSql, conversationId: number): Promise<ReplyLook> {
  return single(sql.first<ReplyLook>(LOOK, conversationId))
}

async function single<Row>(found: Promise<Row | undefined>): Promise<Row> {
  const row = await found
  if (!row) throw new Error('a select of a single row gave none')
  return row
}
