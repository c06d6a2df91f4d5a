import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { brand } from '#config/brand'
import { DAY } from '#app/core/clock/durations'
import { Clock } from '#app/core/clock/clock'
import { PublicUrl } from '#app/core/answers/public_url'
import type { Tx } from '#app/core/database/sql'
import { changeRecipient } from '#app/texting/consent/recipients'
import { SendMessage } from '#app/texting/sending/send_message'
import { pointerText, unfinishedText } from '#app/conversations/thread/notices'
import type { Sender } from '#app/conversations/inbound/sender'

const ONCE_EVERY_MS = DAY

/**
 * A number nobody signed up with, or somebody whose companion is not created yet: one polite pointer a day.
 */
@inject()
export class AnswerStray {
  constructor(
    private readonly sendMessage: SendMessage,
    private readonly publicUrl: PublicUrl,
    private readonly clock: Clock
  ) {}

  async execute(tx: Tx, { id, sender }: { id: number; sender: Sender }): Promise<void> {
    const now = this.clock.now()
    const isPointedRecently = sender.pointedAt !== null && now - sender.pointedAt < ONCE_EVERY_MS
    if (sender.optedOutAt !== null || isPointedRecently || !sender.mayBeAnswered) return
    await changeRecipient(tx.sql, {
      phoneKey: sender.phoneKey,
      at: now,
      change: { pointedAt: now },
    })
    await this.sendMessage.queue(tx, {
      kind: 'pointer',
      to: sender.phone,
      body: this.#words(sender),
      userId: sender.userId,
      conversationId: null,
      dedupKey: `pointer:${id}`,
      validMs: limits.sends.otherValidMs,
    })
  }

  #words(sender: Sender): string {
    return sender.userId === null
      ? pointerText(brand, this.publicUrl.base)
      : unfinishedText(brand, this.publicUrl.to('/customize'))
  }
}
