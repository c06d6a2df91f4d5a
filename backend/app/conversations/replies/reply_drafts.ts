import { inject } from '@adonisjs/core'
import { JobQueue, replyJob } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'
import { discardDraft } from '#app/conversations/replies/discard_draft'
import { Conversation } from '#app/models/conversation'
import { Message } from '#app/models/message'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { SettleSend } from '#app/texting/delivery/settle_send'
import { Drafts } from '#app/texting/sending/drafts'
import { uncover } from '#app/texting/sending/cover_unanswered'
import { keepFromTryingAgain, listUnsentWords } from '#app/texting/delivery/try_again'

const NO_LONGER_FIT = 'what you wrote meanwhile asked for something else'

@inject()
export class ReplyDrafts extends Drafts {
  constructor(
    private readonly allowance: Allowance,
    private readonly queue: JobQueue,
    private readonly settle: SettleSend
  ) {
    super()
  }

  async drop(tx: Tx, conversationId: number): Promise<void> {
    const written = { conversationId, kind: 'reply', state: 'queued' }
    const draft = await Message.findBy(written, tx.sql)
    if (draft) await discardDraft(tx, { id: draft.id, conversationId }, this.allowance)
  }

  async dropAll(tx: Tx, conversationId: number): Promise<void> {
    await this.drop(tx, conversationId)
    const unsent = await listUnsentWords(tx.sql, conversationId)
    for (const { id, state } of unsent.filter(({ kind }) => kind !== 'first_text')) {
      if (state === 'sending') await this.#takeBack(tx, id)
      else await this.settle.failed(tx, id, { reason: NO_LONGER_FIT, errorCode: null })
    }
    // Words that are being written just now were written for another moment.
    await Conversation.query(tx.sql).where('id', conversationId).increment('memoryVersion', 1)
  }

  /** It may arrive yet; should it not, what it answers has another answer by then. */
  async #takeBack(tx: Tx, id: number): Promise<void> {
    await keepFromTryingAgain(tx.sql, [id])
    await uncover(tx.sql, id)
  }

  async dropAndAskAnew(tx: Tx, conversationId: number): Promise<void> {
    await this.drop(tx, conversationId)
    await this.queue.reschedule(tx, replyJob(conversationId, this.queue.clock.now()))
  }
}
