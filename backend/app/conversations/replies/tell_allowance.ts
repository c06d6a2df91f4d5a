import { DateTime } from 'luxon'
import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { PublicUrl } from '#app/core/answers/public_url'
import { allowanceText, tenderAllowanceText } from '#app/conversations/thread/notices'
import { Conversation } from '#app/models/conversation'
import type { Thread } from '#app/conversations/thread/thread'
import { crisisLineFor } from '#app/safety/signs/crisis_lines'
import { type SendMessage } from '#app/texting/sending/send_message'

/** Nothing left to answer with: the text is kept, and one notice a local day says where to get more. */
export class TellAllowance {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      publicUrl: PublicUrl
      sendMessage: SendMessage
    },
    private readonly settings: { brand: string; validMs: number }
  ) {}

  async execute(thread: Thread): Promise<void> {
    const now = this.parts.clock.now()
    const today = DateTime.fromMillis(now, { zone: thread.timeZone }).toISODate() ?? ''
    if (thread.allowanceToldOn === today) return
    await this.parts.database.transaction(async (tx) => {
      const queued = await this.parts.sendMessage.queue(tx, {
        kind: 'notice',
        to: thread.phone,
        body: this.#words(thread),
        userId: thread.userId,
        conversationId: thread.conversationId,
        dedupKey: `allowance:${thread.conversationId}:${today}`,
        validMs: this.settings.validMs,
      })
      if (queued === null) return
      await Conversation.query(tx.sql)
        .where('id', thread.conversationId)
        .update({ allowanceToldOn: today })
    })
  }

  #words({ isTender, countryCode }: Thread): string {
    const { brand } = this.settings
    if (isTender) return tenderAllowanceText(brand, crisisLineFor(countryCode))
    return allowanceText(brand, this.parts.publicUrl.to('/subscription'))
  }
}
