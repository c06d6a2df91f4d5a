import type { Tx } from '#app/core/database/sql'
import { locked } from '#app/models/locked'
import { Message } from '#app/models/message'
import type { SettleSend } from '#app/texting/delivery/settle_send'

interface Which {
  phoneKey: string
  /** Texts of this kind, or of all others. */
  kind: { is: string } | { isNot: string }
  reason: string
}

/** What was about to leave for this number does not leave any more. */
export async function dropQueued(
  tx: Tx,
  settle: SettleSend,
  { phoneKey, kind, reason }: Which
): Promise<Message[]> {
  const ofNumber = Message.query(tx.sql).where({ state: 'queued', direction: 'outbound', phoneKey })
  const chosen =
    'is' in kind ? ofNumber.where('kind', kind.is) : ofNumber.whereNot('kind', kind.isNot)
  const queued = await locked(chosen.orderBy('id'))
  for (const { id } of queued) await settle.failed(tx, id, { reason, errorCode: null })
  return queued
}
