import type { Sql } from '#app/core/database/sql'
import { Firing, firingOf } from '#app/models/firing'
import { HER_KINDS } from '#app/models/kinds'
import type { Message } from '#app/models/message'

/**
 * The ids of the texts whose words an AI wrote: all in her voice, but for those its person wrote for her to
 * send by the clock. One whose schedule is gone or reads otherwise by now counts as the AI's.
 */
export async function findGenerated(sql: Sql, texts: readonly Message[]): Promise<Set<number>> {
  const hers = texts.filter(
    ({ direction, kind }) => direction === 'outbound' && HER_KINDS.includes(kind)
  )
  const scheduled = hers.filter(({ dedupKey }) => firingOf(dedupKey) !== null)
  const own = await findOwnWords(sql, scheduled)
  const generated = hers.filter(({ dedupKey, body }) => {
    const words = own.get(firingOf(dedupKey) ?? 0)
    return words === undefined || !body.endsWith(words)
  })
  return new Set(generated.map(({ id }) => id))
}

/** By firing. */
async function findOwnWords(sql: Sql, texts: readonly Message[]): Promise<Map<number, string>> {
  if (texts.length === 0) return new Map()
  const ids = texts.map(({ dedupKey }) => firingOf(dedupKey) ?? 0)
  const firings = await Firing.query(sql).whereIn('id', ids).preload('schedule')
  return new Map(
    firings.flatMap(({ id, schedule }) =>
      schedule.customMessage ? [[id, schedule.customMessage]] : []
    )
  )
}
