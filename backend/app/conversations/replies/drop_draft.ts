import type { Allowance } from '#app/ledgers/allowance/allowance'
import type { Tx } from '#app/core/database/sql'
import { discardDraft } from '#app/conversations/replies/discard_draft'
import { findDraft } from '#app/conversations/replies/reply_state'

/** What she was about to say in this conversation is not said any more. */
export async function dropDraft(
  tx: Tx,
  conversationId: number,
  allowance: Allowance
): Promise<void> {
  const draft = await findDraft(tx.sql, conversationId)
  if (draft) await discardDraft(tx, { id: draft.id, conversationId }, allowance)
}
