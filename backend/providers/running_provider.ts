import type { ApplicationService } from '@adonisjs/core/types'
import { Alarms } from '#app/alarms/alarms'
import { Clock } from '#app/core/clock'
import { Database } from '#app/core/database'
import { SENDS_STOPPED } from '#app/gate/decide_send'
import { MetricsPage } from '#app/metrics/metrics_page'
import { SweepRetention } from '#app/retention/sweep_retention'
import { HeldSends } from '#app/sending/held_sends'
import { SendMessage } from '#app/sending/send_message'
import { AiMeter } from '#app/spending/ai_meter'
import { RecordAiUsage } from '#app/spending/record_ai_usage'
import { RecordSpending } from '#app/spending/record_spending'
import { Spending } from '#app/spending/spending'
import { Switches } from '#app/switches/switches'
import { FindTroubles } from '#app/watch/find_troubles'
import { TellOperator } from '#app/watch/tell_operator'
import { Watch } from '#app/watch/watch'
import { commonParts } from './common_parts.js'

/** What keeps the product running: its switch, its budget, its alarms, its figures for machines, and what is thrown away. */
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
      const { dialect } = await resolver.make(Database)
      return new Switches(
        { clock: await resolver.make(Clock), dialect },
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
      const { default: prices } = await import('#config/prices')
      const { default: limits } = await import('#config/limits')
      return new RecordSpending(await resolver.make(Clock), prices, limits.spending)
    })
    container.singleton(RecordAiUsage, async (resolver) => {
      const { default: prices } = await import('#config/prices')
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
