import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'

/** What came to the text provider's webhooks since this process started; instants are epoch milliseconds. */
@inject()
export class SeenWebhooks {
  acceptedAt: number | null = null
  refused = 0
  refusedAt: number | null = null

  constructor(private readonly clock: Clock) {}

  accept(): void {
    this.acceptedAt = this.clock.now()
  }

  /** Without the provider's signature, or signed for another address than ours. */
  refuse(): void {
    this.refused++
    this.refusedAt = this.clock.now()
  }
}
