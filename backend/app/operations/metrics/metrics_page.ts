import { inject } from '@adonisjs/core'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { metricsToken } from '#config/operator'
import { version } from '#config/version'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { meters } from '#app/core/telemetry/meters'
import { Heartbeat } from '#app/operations/health/heartbeat'
import { Gauges } from '#app/operations/metrics/gauges'
import { Spending } from '#app/ledgers/spending/spending'
import { Switches } from '#app/ledgers/switches/switches'

/** Everything Prometheus is told: the process, what happened in it, and how the database stands. */
@inject()
export class MetricsPage {
  /** What a scraper has to show; null: there is no such page. */
  readonly token: string | null = metricsToken
  readonly #ofDatabase = new Registry()
  readonly #gauges: Gauges
  readonly #ofProcess: Registry
  readonly #all: Registry

  constructor(
    private readonly database: Database,
    private readonly heartbeat: Heartbeat,
    clock: Clock,
    spending: Spending,
    switches: Switches
  ) {
    const own = new Registry()
    collectDefaultMetrics({ register: own })
    const help = 'Always 1: which build this process runs, and what it does.'
    const build = { name: 'everly_build_info', help, labelNames: ['version', 'roles'] }
    new Gauge({ ...build, registers: [own] }).set({ version, roles: heartbeat.roles.join(',') }, 1)
    this.#gauges = new Gauges(this.#ofDatabase, { clock, spending, switches })
    this.#ofProcess = Registry.merge([own, meters])
    this.#all = Registry.merge([own, meters, this.#ofDatabase])
  }

  get contentType(): string {
    return this.#all.contentType
  }

  async write(): Promise<string> {
    // Told by each process they would be added up.
    if (!(await this.heartbeat.speaksForAll())) return this.#ofProcess.metrics()
    await this.#gauges.read(this.database.read)
    return this.#all.metrics()
  }
}
