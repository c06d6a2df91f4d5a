import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { Refusal } from '#app/core/answers/refusal'
import { ChangeSubscription } from '#app/billing/plans/change_subscription'

const AGAIN_MS = 10 * 60_000

/** Job `end_renewal`: what somebody pays for ends with its period. Nothing to end is no error. */
@inject()
export class EndRenewal {
  constructor(
    private readonly change: ChangeSubscription,
    private readonly clock: Clock
  ) {}

  async execute({ userId }: { userId: number }): Promise<JobOutcome> {
    try {
      await this.change.execute({ userId, change: 'cancel' })
    } catch (error) {
      const code = error instanceof Refusal ? error.code : null
      // It has to end some day, however long the provider is away: this is no failure to be counted.
      if (code === 'E_PROVIDER_AWAY') return { againAt: this.clock.now() + AGAIN_MS }
      if (code !== 'E_NO_SUBSCRIPTION') throw error
    }
    return undefined
  }
}
