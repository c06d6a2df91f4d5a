import { inject } from '@adonisjs/core'
import { DAY } from '#app/core/clock/durations'
import { TakeTestStep } from '#app/billing/test_payments/take_test_step'
import { TestPaymentStore } from '#app/billing/test_payments/test_payment_store'

/**
 * Moves the pretend provider's clock, a day at a time, so that months are renewed and bills are tried again.
 */
@inject()
export class AdvanceTestClock {
  constructor(
    private readonly store: TestPaymentStore,
    private readonly takeTestStep: TakeTestStep
  ) {}

  /** Answers how many subscriptions are running then. */
  async execute({ days }: { days: number }): Promise<{ running: number }> {
    for (let day = 0; day < days; day++) {
      await this.store.advance(DAY)
      await this.store.visit((books) => this.#takeDue(books))
    }
    const subscriptions = await this.store.list('subscription')
    return { running: subscriptions.filter(({ status }) => status === 'active').length }
  }

  async #takeDue(books: Parameters<TakeTestStep['take']>[0]): Promise<void> {
    for (const { id, status, periodEnd, nextTryAt } of await books.list('subscription')) {
      const isDue = status === 'active' ? periodEnd <= books.now : (nextTryAt ?? 0) <= books.now
      if (status === 'incomplete') await this.takeTestStep.take(books, { kind: 'expire', id })
      else if (isDue) await this.takeTestStep.take(books, { kind: 'renew', id })
    }
  }
}
