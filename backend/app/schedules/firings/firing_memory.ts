import type { Thread } from '#app/conversations/thread/thread'
import type { Sql } from '#app/core/database/sql'
import { findEmptied, type FiringRow, lockMemoryVersions } from '#app/schedules/firings/firing_sql'

/**
 * Those whose person had nothing forgotten since the thread was read; nor will they until this is committed.
 */
export async function lockUnforgotten(
  sql: Sql,
  threads: readonly Thread[],
  forUpdate: string
): Promise<Set<Thread>> {
  const ids = threads.map(({ conversationId }) => conversationId)
  const versions = await lockMemoryVersions(sql, ids, forUpdate)
  return new Set(
    threads.filter(
      ({ conversationId: id, memoryVersion }) =>
        (versions.get(id) ?? memoryVersion) === memoryVersion
    )
  )
}

/**
 * Those of hers whose words were written before something was forgotten; what the person set stays theirs.
 */
export async function findForgotten<One extends { firing: FiringRow; thread: Thread }>(
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
  const emptied = await findEmptiedOf(sql, hers)
  return new Set(
    hers.filter(({ firing, thread }) => !unforgotten.has(thread) || emptied.has(firing.id))
  )
}

/**
 * The text written ahead may have been read before the forgetting that took it away, and the thread after it.
 */
async function findEmptiedOf(
  sql: Sql,
  cases: readonly { firing: FiringRow }[]
): Promise<Set<number>> {
  const ahead = cases.filter(({ firing }) => firing.prepared_text !== null)
  if (ahead.length === 0) return new Set()
  return findEmptied(
    sql,
    ahead.map(({ firing }) => firing.id)
  )
}
