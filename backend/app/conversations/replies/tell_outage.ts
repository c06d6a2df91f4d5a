import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { writeOutageLine } from '#app/companion/voice/write_outage_line'
import { Conversation } from '#app/models/conversation'
import type { Thread, UnansweredText } from '#app/conversations/thread/thread'
import { SendMessage } from '#app/texting/sending/send_message'

/** The model is down: one short line an hour, not charged. What was asked is answered once it is back. */
@inject()
export class TellOutage {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sendMessage: SendMessage
  ) {}

  async execute(thread: Thread, unanswered: UnansweredText[]): Promise<JobOutcome> {
    const now = this.clock.now()
    if (
      thread.outageToldAt !== null &&
      now - thread.outageToldAt < limits.replies.outageLineEveryMs
    ) {
      return { againAt: now + limits.replies.outageAgainMs }
    }
    await this.database.transaction(async (tx) => {
      await this.sendMessage.queue(tx, {
        kind: 'outage',
        to: thread.phone,
        body: writeOutageLine(thread.persona, now),
        userId: thread.userId,
        conversationId: thread.conversationId,
        dedupKey: `outage:${thread.conversationId}:${unanswered.at(-1)?.id ?? 0}`,
        validMs: limits.sends.replyValidMs,
      })
      await Conversation.query(tx.sql)
        .where('id', thread.conversationId)
        .update({ outageToldAt: now })
    })
    return { againAt: now + limits.replies.outageAgainMs }
  }
}
