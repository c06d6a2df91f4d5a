import type { ApplicationService } from '@adonisjs/core/types'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { SyncPlans } from '#app/billing/payments/sync_plans'
import { Entitlement } from '#app/billing/purchases/entitlement'
import { SettlePayment } from '#app/billing/purchases/settle_payment'
import { Gate } from '#app/texting/sending/gate'
import { SendMessage } from '#app/texting/sending/send_message'
import { FindTestText } from '#app/console/support/find_test_text'
import { GrantMessages } from '#app/console/support/grant_messages'
import { PreviewTestText } from '#app/console/support/preview_test_text'
import { RefundPurchase } from '#app/console/support/refund_purchase'
import { ResendText } from '#app/console/support/resend_text'
import { SwitchSends } from '#app/console/support/switch_sends'
import { SyncPlanPrices } from '#app/console/support/sync_plan_prices'
import { Switches } from '#app/ledgers/switches/switches'
import { commonParts } from './common_parts.js'

/** What staff does for a person, or to the whole house. */
export default class SupportProvider {
  constructor(private readonly app: ApplicationService) {}

  register(): void {
    this.#bindForOnePerson()
    this.#bindForAll()
    this.#bindTestTexts()
  }

  #bindForOnePerson(): void {
    const { container } = this.app
    container.singleton(GrantMessages, async (resolver) => {
      const parts = await commonParts(resolver)
      return new GrantMessages({ ...parts, entitlement: new Entitlement(parts) })
    })
    container.singleton(RefundPurchase, async (resolver) => {
      return new RefundPurchase({
        ...(await commonParts(resolver)),
        gateway: await resolver.make(PaymentGateway),
        settlePayment: await resolver.make(SettlePayment),
      })
    })
    container.singleton(ResendText, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      const sendMessage = await resolver.make(SendMessage)
      const parts = { ...(await commonParts(resolver)), sendMessage }
      return new ResendText(parts, limits.sends.otherValidMs)
    })
  }

  #bindForAll(): void {
    const { container } = this.app
    container.singleton(SwitchSends, async (resolver) => {
      const switches = await resolver.make(Switches)
      return new SwitchSends({ ...(await commonParts(resolver)), switches })
    })
    container.singleton(SyncPlanPrices, async (resolver) => {
      const syncPlans = await resolver.make(SyncPlans)
      return new SyncPlanPrices({ ...(await commonParts(resolver)), syncPlans })
    })
  }

  #bindTestTexts(): void {
    const { container } = this.app
    container.singleton(FindTestText, async (resolver) => {
      const { database } = await commonParts(resolver)
      return new FindTestText(database)
    })
    container.singleton(PreviewTestText, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      const { prices } = await import('#app/ledgers/spending/current_prices')
      const gate = await resolver.make(Gate)
      const settings = { validMs: limits.sends.otherValidMs, prices }
      return new PreviewTestText({ ...(await commonParts(resolver)), gate }, settings)
    })
  }
}
