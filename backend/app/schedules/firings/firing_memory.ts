import type { Thread } from '#app/conversations/thread/thread'
import { listOf } from '#app/core/database/many_rows'
import type { Sql } from '#app/core/database/sql'
import type { Firing } from '#app/schedules/firings/firing'

/** Those whose person had nothing forgotten since the thread was read; nor will they until this is committed. */
export async function lockUnforgotten(
  sql: Sql,
  threads: readonly Thread[],
  forUpdate: string
): Promise<Set<Thread>> {
  const { marks, values } = listOf(threads.map(({ conversationId }) => conversationId))
  const rows = await sql.all<{ id: number; memory_version: number }>(
    `select id, memory_version from conversations where id in (${marks}) order by id${forUpdate}`,
    ...values
  )
  const versions = new Map(rows.map((row) => [row.id, row.memory_version]))
  return new Set(
    threads.filter(
      ({ conversationId: id, memoryVersion }) =>
        (versions.get(id) ?? memoryVersion) === memoryVersion
    )
  )
}

/** Those of hers whose words were written before something was forgotten; what the person set stays theirs. */
export async function findForgotten<One extends { firing: Firing; thread: Thread }>(
  sql: Sql,
  cases: readonly One[],
  forUpdate: string
): Promise<Set<One>> {
  const hers = cases.filter(({ firing }) => !firing.custom_message)
  if (hers.length === 0) return new Set()
  const unforgotten = await lockUnforgotten(
    sql,
    hers.map(({ thread }) => thread),
    forUpdate
  )
  const emptied = await findEmptied(sql, hers)
  return new Set(
    hers.filter(({ firing, thread }) => !unforgotten.has(thread) || emptied.has(firing.id))
  )
}

/** The text written ahead may have been read before the forgetting that took it away, and the thread after it. */
async function findEmptied(sql: Sql, cases: readonly { firing: Firing }[]): Promise<Set<number>> {
  const ahead = cases.filter(({ firing }) => firing.prepared_text !== null)
  if (ahead.length === 0) return new Set()
  const { marks, values } = listOf(ahead.map(({ firing }) => firing.id))
  const rows = await sql.all<{ id: number }>(
    `select f.id from firings f join schedules s on s.id = f.schedule_id
     where f.id in (${marks}) and s.prepared_text is null`,
    ...values
  )
  return new Set(rows.map(({ id }) => id))
}
