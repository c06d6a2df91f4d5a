import { inject } from '@adonisjs/core'
import { Refusal } from '#app/core/answers/refusal'
import { ChangeSubscription } from '#app/billing/plans/change_subscription'

/** Job `end_renewal`: what somebody pays for ends with its period. Nothing to end is no error. */
@inject()
export class EndRenewal {
  constructor(private readonly change: ChangeSubscription) {}

  async execute({ userId }: { userId: number }): Promise<undefined> {
    try {
      await this.change.execute({ userId, change: 'cancel' })
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'E_NO_SUBSCRIPTION')) throw error
    }
  }
}
