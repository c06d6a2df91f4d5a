import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { writeOutageLine } from '#app/companion/voice/write_outage_line'
import { Conversation } from '#app/models/conversation'
import type { Thread, UnansweredText } from '#app/conversations/thread/thread'
import { type SendMessage } from '#app/texting/sending/send_message'

export interface TellOutageSettings {
  everyMs: number
  /** How long until the model is asked again. */
  againMs: number
  validMs: number
}

/** The model is down: one short line an hour, not charged. What was asked is answered once it is back. */
export class TellOutage {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      sendMessage: SendMessage
    },
    private readonly settings: TellOutageSettings
  ) {}

  async execute(thread: Thread, unanswered: UnansweredText[]): Promise<JobOutcome> {
    const now = this.parts.clock.now()
    if (thread.outageToldAt !== null && now - thread.outageToldAt < this.settings.everyMs) {
      return { againAt: now + this.settings.againMs }
    }
    await this.parts.database.transaction(async (tx) => {
      await this.parts.sendMessage.queue(tx, {
        kind: 'outage',
        to: thread.phone,
        body: writeOutageLine(thread.persona, now),
        userId: thread.userId,
        conversationId: thread.conversationId,
        dedupKey: `outage:${thread.conversationId}:${unanswered.at(-1)?.id ?? 0}`,
        validMs: this.settings.validMs,
      })
      await Conversation.query(tx.sql)
        .where('id', thread.conversationId)
        .update({ outageToldAt: now })
    })
    return { againAt: now + this.settings.againMs }
  }
}
