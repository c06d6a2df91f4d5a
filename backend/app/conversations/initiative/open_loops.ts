import type { Sql } from '#app/core/database/sql'
import { changedBy } from '#app/models/changed_by'
import { insertUnlessKnown } from '#app/models/insert_unless_known'
import { OpenLoop } from '#app/models/open_loop'

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
  return OpenLoop.query(sql)
    .where({ conversationId })
    .withScopes((loops) => loops.open())
    .where('createdAt', '>=', since)
    .orderBy(['askAt', 'id'])
}

/** A text names a thing once, however often it is read. */
export async function addLoop(
  sql: Sql,
  text: { userId: number; conversationId: number; messageId: number; at: number },
  wish: LoopWish
): Promise<void> {
  const loop = new OpenLoop().fill({
    userId: text.userId,
    conversationId: text.conversationId,
    messageId: text.messageId,
    subject: wish.subject,
    eventAt: wish.eventAt,
    isAllDay: wish.isAllDay,
    askAt: wish.askAt,
    state: 'open',
    createdAt: text.at,
  })
  await insertUnlessKnown(loop, sql)
}

export async function moveLoop(
  sql: Sql,
  id: number,
  to: { eventAt: number; isAllDay: boolean; askAt: number }
): Promise<void> {
  const { eventAt, isAllDay, askAt } = to
  await openLoop(sql, id).update({ eventAt, isAllDay, askAt })
}

/** False when it has ended already. */
export async function endLoop(
  sql: Sql,
  id: number,
  end: { state: LoopEnd; reason: string | null; at: number; askedBy?: number }
): Promise<boolean> {
  const { state, reason, at: endedAt, askedBy = null } = end
  const ended = openLoop(sql, id).update({ state, reason, endedAt, askedBy })
  return (await changedBy(ended)) > 0
}

function openLoop(sql: Sql, id: number) {
  return OpenLoop.query(sql)
    .where({ id })
    .withScopes((loops) => loops.open())
}
