import type { ApplicationService } from '@adonisjs/core/types'
import { Alarms } from '#app/ledgers/alarms/alarms'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { SENDS_STOPPED } from '#app/texting/gate/decide_send'
import { MetricsPage } from '#app/operations/metrics/metrics_page'
import { SweepRetention } from '#app/operations/retention/sweep_retention'
import { HeldSends } from '#app/texting/sending/held_sends'
import { SendMessage } from '#app/texting/sending/send_message'
import { AiMeter } from '#app/ledgers/spending/ai_meter'
import { RecordAiUsage } from '#app/ledgers/spending/record_ai_usage'
import { RecordSpending } from '#app/ledgers/spending/record_spending'
import { Spending } from '#app/ledgers/spending/spending'
import { Switches } from '#app/ledgers/switches/switches'
import { FindTroubles } from '#app/operations/watch/find_troubles'
import { TellOperator } from '#app/operations/watch/tell_operator'
import { Watch } from '#app/operations/watch/watch'
import { commonParts } from './common_parts.js'

/**
 * What keeps the product running: its switch, its budget, its
 * alarms, its figures for machines, and what is thrown away.
 */
export default class RunningProvider {
  constructor(private readonly app: ApplicationService) {}

  register(): void {
    this.#bindSwitches()
    this.#bindSpending()
    this.#bindWatch()
    const { container } = this.app
    container.singleton(MetricsPage, async (resolver) => {
      const { metricsToken } = await import('#config/operator')
      const parts = {
        ...(await commonParts(resolver)),
        spending: await resolver.make(Spending),
        switches: await resolver.make(Switches),
      }
      return new MetricsPage(parts, metricsToken)
    })
    container.singleton(SweepRetention, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      const { database, clock } = await commonParts(resolver)
      return new SweepRetention(database, clock, limits.retention)
    })
  }

  #bindSwitches(): void {
    this.app.container.singleton(Switches, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      return new Switches(
        { clock: await resolver.make(Clock) },
        { areAllStopped: limits.sends.areAllStopped, verdict: `defer: ${SENDS_STOPPED}` }
      )
    })
  }

  #bindSpending(): void {
    const { container } = this.app
    container.singleton(HeldSends, async (resolver) => {
      const { database, clock } = await commonParts(resolver)
      const switches = await resolver.make(Switches)
      return new HeldSends({ database, clock, switches, spending: await resolver.make(Spending) })
    })
    container.singleton(Spending, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      return new Spending(await resolver.make(Clock), limits.spending)
    })
    container.singleton(RecordSpending, async (resolver) => {
      const { prices } = await import('#app/ledgers/spending/current_prices')
      const { default: limits } = await import('#config/limits')
      return new RecordSpending(await resolver.make(Clock), prices, limits.spending)
    })
    container.singleton(RecordAiUsage, async (resolver) => {
      const { prices } = await import('#app/ledgers/spending/current_prices')
      return new RecordAiUsage({
        ...(await commonParts(resolver)),
        logger: await resolver.make('logger'),
        prices,
        record: await resolver.make(RecordSpending),
      })
    })
    container.singleton(AiMeter, async (resolver) => {
      return new AiMeter({
        database: await resolver.make(Database),
        spending: await resolver.make(Spending),
        usage: await resolver.make(RecordAiUsage),
      })
    })
  }

  #bindWatch(): void {
    this.app.container.singleton(Watch, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      const { operatorPhone } = await import('#config/operator')
      const parts = await commonParts(resolver)
      const spending = await resolver.make(Spending)
      const alarms = await resolver.make(Alarms)
      const sendMessage = await resolver.make(SendMessage)
      const validMs = limits.sends.otherValidMs
      return new Watch({
        ...parts,
        findTroubles: new FindTroubles(
          { ...parts, alarms, spending },
          { ...limits.watch, codesClosedMs: limits.codes.closedMs }
        ),
        tellOperator: new TellOperator(
          { ...parts, sendMessage },
          { ...limits.watch, phone: operatorPhone, validMs }
        ),
      })
    })
  }
}
