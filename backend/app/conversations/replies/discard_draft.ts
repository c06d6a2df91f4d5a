import type { Allowance } from '#app/ledgers/allowance/allowance'
import type { Tx } from '#app/core/database/sql'

interface Discarded {
  id: number
  charge_key: string
  tries: number
  has_ai_notice: boolean | number
}

/** Takes back a reply that is written but not on its way, with all it stood for. False when it had left already. */
export async function discardDraft(
  tx: Tx,
  draft: { id: number; conversationId: number },
  allowance: Allowance
): Promise<boolean> {
  const gone = await tx.sql.first<Discarded>(
    `delete from messages where id = ? and state = 'queued'
     returning id, charge_key, tries, has_ai_notice`,
    draft.id
  )
  if (!gone) return false
  await allowance.giveBack(tx.sql, gone.charge_key)
  if (gone.tries > 0) await takeOutOfConversation(tx, draft.conversationId, gone)
  return true
}

/** A send was tried and the provider could not take it: what it was to answer is unanswered again. */
async function takeOutOfConversation(
  tx: Tx,
  conversationId: number,
  gone: Discarded
): Promise<void> {
  await tx.sql.run(
    'update messages set answered_by = null where conversation_id = ? and answered_by = ?',
    conversationId,
    gone.id
  )
  await tx.sql.run(
    `update conversations set version = version + 1, from_girlfriend = from_girlfriend - 1,
       ai_noticed_at = case when ? then (select max(sending_at) from messages
         where conversation_id = ? and has_ai_notice and state in ('sending', 'sent', 'delivered'))
         else ai_noticed_at end
     where id = ?`,
    Boolean(gone.has_ai_notice),
    conversationId,
    conversationId
  )
}
