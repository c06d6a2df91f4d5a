import type { Tx } from '#app/core/database/sql'
import type { GateRow } from '#app/texting/sending/gate_rows'

/** From here on the text stands in the conversation and what it answers counts as answered. */
export async function markInConversation(tx: Tx, row: GateRow, now: number): Promise<void> {
  if (row.covers_until !== null) {
    await tx.sql.run(
      `update messages set answered_by = ? where conversation_id = ? and id <= ?
         and direction = 'inbound' and answered_by is null`,
      row.id,
      row.conversation_id,
      row.covers_until
    )
  }
  await tx.sql.run(
    `update conversations set version = version + 1, from_girlfriend = from_girlfriend + ?,
       restarts = case when ? = 'reply' then 0 else restarts end,
       ai_noticed_at = case when ? then ? else ai_noticed_at end where id = ?`,
    row.tries === 0 ? 1 : 0,
    row.kind,
    Boolean(row.has_ai_notice),
    now,
    row.conversation_id
  )
}
