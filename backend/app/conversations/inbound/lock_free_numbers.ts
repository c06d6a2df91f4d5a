import type { Sql, SqlDialect } from '#app/core/database/sql'
import { listTalks } from '#app/conversations/inbound/inbox_sql'
import { findThere } from '#app/texting/sending/line_sql'

/**
 * Locks the talks of these numbers as far as nobody else is writing in them, as whoever has something
 * forgotten does for long. Answers whose are busy.
 */
export async function lockFreeNumbers(
  sql: Sql,
  { forUpdateFree }: Pick<SqlDialect, 'forUpdateFree'>,
  phoneKeys: readonly string[]
): Promise<ReadonlySet<string>> {
  if (phoneKeys.length === 0) return new Set()
  const talks = await listTalks(sql, phoneKeys)
  const ids = talks.map(({ id }) => id)
  const free = new Set(ids.length > 0 ? await findThere(sql, ids, forUpdateFree) : [])
  return new Set(talks.filter(({ id }) => !free.has(id)).map(({ phoneKey }) => phoneKey))
}
