import type { Sql } from '#app/core/database/sql'

export interface OpenLoop {
  id: number
  subject: string
  event_at: number
  is_all_day: boolean | number
  ask_at: number
}

export interface LoopWish {
  subject: string
  eventAt: number
  isAllDay: boolean
  askAt: number
}

export type LoopEnd = 'asked' | 'closed' | 'dropped'

/** What she means to ask about, the first to be asked first; nothing told before she was allowed to. */
export function listOpenLoops(
  sql: Sql,
  { conversationId, since }: { conversationId: number; since: number }
): Promise<OpenLoop[]> {
  return sql.all<OpenLoop>(
    `select id, subject, event_at, is_all_day, ask_at from open_loops
     where conversation_id = ? and state = 'open' and created_at >= ? order by ask_at, id`,
    conversationId,
    since
  )
}

/** A text names a thing once, however often it is read. */
export async function addLoop(
  sql: Sql,
  text: { userId: number; conversationId: number; messageId: number; at: number },
  wish: LoopWish
): Promise<void> {
  await sql.run(
    `insert into open_loops (user_id, conversation_id, message_id, subject, event_at, is_all_day, ask_at, state, created_at)
     values (?, ?, ?, ?, ?, ?, ?, 'open', ?) on conflict (message_id, subject) do nothing`,
    text.userId,
    text.conversationId,
    text.messageId,
    wish.subject,
    wish.eventAt,
    wish.isAllDay,
    wish.askAt,
    text.at
  )
}

export async function moveLoop(
  sql: Sql,
  id: number,
  to: { eventAt: number; isAllDay: boolean; askAt: number }
): Promise<void> {
  await sql.run(
    `update open_loops set event_at = ?, is_all_day = ?, ask_at = ? where id = ? and state = 'open'`,
    to.eventAt,
    to.isAllDay,
    to.askAt,
    id
  )
}

/** False when it has ended already. */
export async function endLoop(
  sql: Sql,
  id: number,
  end: { state: LoopEnd; reason: string | null; at: number; askedBy?: number }
): Promise<boolean> {
  const ended = await sql.run(
    `update open_loops set state = ?, reason = ?, ended_at = ?, asked_by = ? where id = ? and state = 'open'`,
    end.state,
    end.reason,
    end.at,
    end.askedBy ?? null,
    id
  )
  return ended > 0
}
