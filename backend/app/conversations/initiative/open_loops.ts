import type { Sql } from '#app/core/database/sql'
import { insertUnlessKnown } from '#app/models/insert_unless_known'
import { OpenLoop } from '#app/models/open_loop'

interface LoopWish {
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
  { subject, eventAt, isAllDay, askAt }: LoopWish
): Promise<void> {
  const { at: createdAt, ...said } = text
  const loop = { ...said, subject, eventAt, isAllDay, askAt, state: 'open', createdAt }
  await insertUnlessKnown(new OpenLoop().fill(loop), sql)
}

export async function moveLoop(
  sql: Sql,
  id: number,
  to: { eventAt: number; isAllDay: boolean; askAt: number }
): Promise<void> {
  const { eventAt, isAllDay, askAt } = to
  await openLoop(sql, id).update({ eventAt, isAllDay, askAt })
}

export async function endLoop(
  sql: Sql,
  id: number,
  end: { state: LoopEnd; reason: string | null; at: number }
): Promise<void> {
  const { state, reason, at: endedAt } = end
  await openLoop(sql, id).update({ state, reason, endedAt })
}

function openLoop(sql: Sql, id: number) {
  return OpenLoop.query(sql)
    .where({ id })
    .withScopes((loops) => loops.open())
}
