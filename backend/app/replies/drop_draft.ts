import type { Allowance } from '#app/allowance/allowance'
import type { Tx } from '#app/core/sql'
import { discardDraft } from '#app/replies/discard_draft'
import { findDraft } from '#app/replies/reply_state'

/** What she was about to say in this conversation is not said any more. */
export async function dropDraft(
  tx: Tx,
  conversationId: number,
  allowance: Allowance
): Promise<void> {
  const draft = await findDraft(tx.sql, conversationId)
  if (draft) await discardDraft(tx, { id: draft.id, conversationId }, allowance)
}
