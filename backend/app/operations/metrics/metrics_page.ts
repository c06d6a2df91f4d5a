import { inject } from '@adonisjs/core'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { metricsToken } from '#config/operator'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { meters } from '#app/core/telemetry/meters'
import { Gauges } from '#app/operations/metrics/gauges'
import { Spending } from '#app/ledgers/spending/spending'
import { Switches } from '#app/ledgers/switches/switches'

/** Everything Prometheus is told: the process, what happened in it, and how the database stands. */
@inject()
export class MetricsPage {
  /** What a scraper has to show; null: there is no such page. */
  readonly token: string | null = metricsToken
  readonly #own = new Registry()
  readonly #gauges: Gauges
  readonly #all: Registry

  constructor(
    private readonly database: Database,
    clock: Clock,
    spending: Spending,
    switches: Switches
  ) {
    collectDefaultMetrics({ register: this.#own })
    this.#gauges = new Gauges(this.#own, { clock, spending, switches })
    this.#all = Registry.merge([this.#own, meters])
  }

  get contentType(): string {
    return this.#all.contentType
  }

  async write(): Promise<string> {
    await this.#gauges.read(this.database.read)
    return this.#all.metrics()
  }
}
