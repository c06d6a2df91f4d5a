import type { ApplicationService } from '@adonisjs/core/types'
import { FindFigures } from '#app/operations/figures/find_figures'
import { KeepDays } from '#app/operations/figures/keep_days'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { Spending } from '#app/ledgers/spending/spending'
import { Switches } from '#app/ledgers/switches/switches'
import { commonParts } from './common_parts.js'

const KEPT_MS = 5000

/** How the product is doing. */
export default class FiguresProvider {
  constructor(private readonly app: ApplicationService) {}

  register(): void {
    const { container } = this.app
    container.singleton(FindFigures, async (resolver) => {
      const { prices } = await import('#app/ledgers/spending/current_prices')
      const { provider } = await resolver.make(PaymentGateway)
      const spending = await resolver.make(Spending)
      const switches = await resolver.make(Switches)
      return new FindFigures(
        { ...(await commonParts(resolver)), switches, spending },
        { provider, prices, keptMs: KEPT_MS }
      )
    })
    container.singleton(KeepDays, async (resolver) => {
      const { provider } = await resolver.make(PaymentGateway)
      return new KeepDays(await commonParts(resolver), provider)
    })
  }
}
