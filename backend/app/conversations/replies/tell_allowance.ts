import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import limits from '#config/limits'
import { brand } from '#config/brand'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { PublicUrl } from '#app/core/answers/public_url'
import { allowanceText, tenderAllowanceText } from '#app/conversations/thread/notices'
import { Conversation } from '#app/models/conversation'
import type { Thread } from '#app/conversations/thread/thread'
import { crisisLineFor } from '#app/safety/crisis/crisis_lines'
import { SendMessage } from '#app/texting/sending/send_message'

/** Nothing left to answer with: the text is kept, and one notice a local day says where to get more. */
@inject()
export class TellAllowance {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly publicUrl: PublicUrl,
    private readonly sendMessage: SendMessage
  ) {}

  async execute(thread: Thread): Promise<void> {
    const now = this.clock.now()
    const today = DateTime.fromMillis(now, { zone: thread.timeZone }).toISODate() ?? ''
    if (thread.allowanceToldOn === today) return
    await this.database.transaction(async (tx) => {
      const queued = await this.sendMessage.queue(tx, {
        kind: 'notice',
        to: thread.phone,
        body: this.#words(thread),
        userId: thread.userId,
        conversationId: thread.conversationId,
        dedupKey: `allowance:${thread.conversationId}:${today}`,
        validMs: limits.sends.otherValidMs,
      })
      if (queued === null) return
      await Conversation.query(tx.sql)
        .where('id', thread.conversationId)
        .update({ allowanceToldOn: today })
    })
  }

  #words({ isTender, countryCode }: Thread): string {
    if (isTender) return tenderAllowanceText(brand, crisisLineFor(countryCode))
    return allowanceText(brand, this.publicUrl.to('/subscription'))
  }
}
