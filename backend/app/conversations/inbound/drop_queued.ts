import type { Database } from '#app/core/database/database'
import type { Tx } from '#app/core/database/sql'
import type { SettleSend } from '#app/texting/delivery/settle_send'
import type { OutboundKind } from '#app/models/kinds'

export interface Dropped {
  id: number
  kind: OutboundKind
  body: string
}

/** What was about to leave for this number does not leave any more. `kinds` is a condition on the text's kind. */
export async function dropQueued(
  tx: Tx,
  parts: { database: Database; settle: SettleSend },
  { phoneKey, kinds, reason }: { phoneKey: string; kinds: string; reason: string }
): Promise<Dropped[]> {
  const queued = await tx.sql.all<Dropped>(
    `select id, kind, body from messages where state = 'queued' and direction = 'outbound' and phone_key = ?
       and ${kinds} order by id${parts.database.dialect.forUpdate}`,
    phoneKey
  )
  for (const { id } of queued) await parts.settle.failed(tx, id, { reason, errorCode: null })
  return queued
}
