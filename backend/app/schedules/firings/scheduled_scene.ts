import type { SetScene, SceneSet } from '#app/conversations/thread/set_scene'
import type { Thread } from '#app/conversations/thread/thread'
import type { Sql } from '#app/core/database/sql'
import type { Occasion } from '#app/companion/voice/language_model'
import { Message } from '#app/models/message'

export interface ScheduledScene extends SceneSet {
  /** The last text of the talk she knows of; a newer one makes the words stale. */
  knownUntil: number
}

/** What she knows when she writes a scheduled text that goes at `at` (epoch milliseconds). */
export async function scheduledScene(
  sql: Sql,
  thread: Thread,
  { setScene, occasion, at }: { setScene: SetScene; occasion: Occasion; at: number }
): Promise<ScheduledScene> {
  const knownUntil = await lastTextOf(sql, thread.conversationId)
  const set = await setScene.execute(thread, { kind: 'scheduled', occasion, now: at })
  return { ...set, knownUntil }
}

async function lastTextOf(sql: Sql, conversationId: number): Promise<number> {
  const texts = Message.query(sql)
    .where('conversationId', conversationId)
    .whereNot('state', 'queued')
  const last = await texts.orderBy('id', 'desc').first()
  return last?.id ?? 0
}
