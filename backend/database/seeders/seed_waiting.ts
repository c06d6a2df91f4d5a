import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import type { Tx } from '#app/core/database/sql'
import { SendMessage } from '#app/texting/sending/send_message'
import { DAY_MS } from '#database/seeders/business_people'
import { TALK } from '#database/seeders/demo_words'
import type { Talker } from '#database/seeders/past_text'

/** Longer than anybody keeps a demo. */
const IN_DAYS = 60

/**
 * A text that waits for its time. Should it ever come, the gate holds
 * it back: nobody of the demo has allowed her to text first.
 */
@inject()
export class SeedWaiting {
  constructor(
    private readonly clock: Clock,
    private readonly sendMessage: SendMessage
  ) {}

  async execute(tx: Tx, { conversationId, userId, phone: to }: Talker): Promise<void> {
    await this.sendMessage.write(tx, {
      ...{ kind: 'initiative', to, userId, conversationId, body: TALK.waiting },
      dedupKey: `demo-waiting:${conversationId}`,
      dueAt: this.clock.now() + IN_DAYS * DAY_MS,
      validMs: DAY_MS,
      hasAiNotice: true,
    })
  }
}
