import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import { meters } from '#app/core/telemetry/meters'
import { Gauges } from '#app/operations/metrics/gauges'
import type { Spending } from '#app/ledgers/spending/spending'
import type { Switches } from '#app/ledgers/switches/switches'

/** Everything Prometheus is told: the process, what happened in it, and how the database stands. */
export class MetricsPage {
  readonly #own = new Registry()
  readonly #gauges: Gauges
  readonly #all: Registry

  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      spending: Spending
      switches: Switches
    },
    /** What a scraper has to show; null: there is no such page. */
    readonly token: string | null
  ) {
    collectDefaultMetrics({ register: this.#own })
    this.#gauges = new Gauges(this.#own, parts)
    this.#all = Registry.merge([this.#own, meters])
  }

  get contentType(): string {
    return this.#all.contentType
  }

  async write(): Promise<string> {
    await this.#gauges.read(this.parts.database.read)
    return this.#all.metrics()
  }
}
