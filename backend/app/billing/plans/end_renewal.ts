import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { Database } from '#app/core/database/database'
import { Refusal } from '#app/core/answers/refusal'
import { shutOutSince } from '#app/billing/purchases/entitlement'
import { untilReached } from '#app/billing/payments/until_reached'
import { ChangeSubscription } from '#app/billing/plans/change_subscription'

/**
 * Job `end_renewal`: what somebody shut out pays for ends with its period. Nothing
 * to end is no error, and who was let in again meanwhile decides for themselves.
 */
@inject()
export class EndRenewal {
  constructor(
    private readonly change: ChangeSubscription,
    private readonly clock: Clock,
    private readonly database: Database
  ) {}

  execute({ userId }: { userId: number }): Promise<JobOutcome> {
    return untilReached(this.clock, async () => {
      if ((await shutOutSince(this.database.read, userId)) === null) return
      try {
        await this.change.execute({ userId, change: 'cancel' })
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'E_NO_SUBSCRIPTION')) throw error
      }
    })
  }
}
