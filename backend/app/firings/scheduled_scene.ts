import { isAiNoticeDue } from '#app/gate/ai_notice'
import { listTurns, type Thread } from '#app/conversations/thread'
import type { Sql } from '#app/core/sql'
import type { Occasion, Scene } from '#app/voice/language_model'

export interface ScheduledScene {
  scene: Scene
  /** The last text of the talk she knows of; a newer one makes the words stale. */
  knownUntil: number
  hasAiNotice: boolean
}

/** What she knows when she writes a scheduled text that goes at `at` (epoch milliseconds). */
export async function scheduledScene(
  sql: Sql,
  thread: Thread,
  { occasion, at, noticeEveryMs }: { occasion: Occasion; at: number; noticeEveryMs: number }
): Promise<ScheduledScene> {
  const { conversationId, persona, firstName, timeZone, topics } = thread
  return {
    scene: {
      kind: 'scheduled',
      occasion,
      persona,
      person: { firstName },
      now: at,
      timeZone,
      turns: await listTurns(sql, conversationId),
      topics,
    },
    knownUntil: await lastTextOf(sql, conversationId),
    hasAiNotice: isAiNoticeDue(thread.aiNoticedAt, { now: at, timeZone, everyMs: noticeEveryMs }),
  }
}

async function lastTextOf(sql: Sql, conversationId: number): Promise<number> {
  const row = await sql.first<{ id: number | null }>(
    `select max(id) as id from messages where conversation_id = ? and state <> 'queued'`,
    conversationId
  )
  return row?.id ?? 0
}
