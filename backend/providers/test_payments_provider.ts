import type { ApplicationService } from '@adonisjs/core/types'
import { Clock } from '#app/core/clock/clock'
import { PublicUrl } from '#app/core/answers/public_url'
import { AdvanceTestClock } from '#app/billing/test_payments/advance_test_clock'
import { PayTestIntent } from '#app/billing/test_payments/pay_test_intent'
import { TakeTestStep } from '#app/billing/test_payments/take_test_step'
import { TellWebhook } from '#app/billing/test_payments/tell_webhook'
import { TestPaymentGateway } from '#app/billing/test_payments/test_payment_gateway'
import { TestPaymentStore } from '#app/billing/test_payments/test_payment_store'
import { commonParts } from './common_parts.js'

/** The pretend payment provider; nobody asks for it while the real one is chosen. */
export default class TestPaymentsProvider {
  constructor(private readonly app: ApplicationService) {}

  register(): void {
    const { container } = this.app
    container.singleton(TestPaymentStore, async (resolver) => {
      return new TestPaymentStore(await commonParts(resolver))
    })
    container.singleton(TestPaymentGateway, async (resolver) => {
      const store = await resolver.make(TestPaymentStore)
      return new TestPaymentGateway(store, await resolver.make(Clock), await secret())
    })
    container.singleton(TellWebhook, async (resolver) => {
      const publicUrl = await resolver.make(PublicUrl)
      return new TellWebhook(publicUrl, await resolver.make(Clock), await secret())
    })
    container.singleton(PayTestIntent, async (resolver) => {
      return new PayTestIntent(await resolver.make(TestPaymentStore))
    })
    container.singleton(TakeTestStep, async (resolver) => {
      return new TakeTestStep(await resolver.make(TestPaymentStore))
    })
    container.singleton(AdvanceTestClock, async (resolver) => {
      const store = await resolver.make(TestPaymentStore)
      return new AdvanceTestClock(store, await resolver.make(TakeTestStep))
    })
  }
}

async function secret(): Promise<string> {
  const { keyFor } = await import('#config/app')
  return keyFor('test payments').toString('hex')
}
