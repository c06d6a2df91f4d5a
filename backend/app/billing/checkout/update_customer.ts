import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { untilReached } from '#app/billing/payments/until_reached'
import { PaymentCustomer } from '#app/models/payment_customer'
import { User } from '#app/models/user'

/** Job `update_customer`: receipts go to the address somebody has now. Who never bought has no customer. */
@inject()
export class UpdateCustomer {
  constructor(
    private readonly database: Database,
    private readonly gateway: PaymentGateway,
    private readonly clock: Clock
  ) {}

  execute({ userId }: { userId: number }): Promise<JobOutcome> {
    return untilReached(this.clock, () => this.#update(userId))
  }

  async #update(userId: number): Promise<void> {
    const { read } = this.database
    const { provider } = this.gateway
    const customer = await PaymentCustomer.findBy({ provider, userId }, read)
    const user = customer && (await User.find(userId, read))
    if (!user) return
    await this.gateway.updateCustomer({ customerId: customer.customerId, email: user.email })
  }
}
