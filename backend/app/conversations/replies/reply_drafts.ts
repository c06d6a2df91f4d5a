import { inject } from '@adonisjs/core'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'
import { discardDraft } from '#app/conversations/replies/discard_draft'
import { findDraft } from '#app/conversations/replies/reply_state'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { Drafts } from '#app/texting/sending/drafts'

@inject()
export class ReplyDrafts extends Drafts {
  constructor(
    private readonly allowance: Allowance,
    private readonly queue: JobQueue
  ) {
    super()
  }

  async drop(tx: Tx, conversationId: number): Promise<void> {
    const draft = await findDraft(tx.sql, conversationId)
    if (draft) await discardDraft(tx, { id: draft.id, conversationId }, this.allowance)
  }

  async dropAndAskAnew(tx: Tx, conversationId: number): Promise<void> {
    await this.drop(tx, conversationId)
    await this.queue.reschedule(tx, {
      kind: 'reply',
      dedupKey: `reply:${conversationId}`,
      payload: { conversationId },
      runAt: this.queue.clock.now(),
    })
  }
}
