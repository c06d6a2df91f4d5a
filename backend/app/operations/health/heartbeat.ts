import { hostname } from 'node:os'
import { type ELDHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import { inject } from '@adonisjs/core'
import { Logger } from '@adonisjs/core/logger'
import { roles } from '#config/site'
import { version } from '#config/version'
import { DAY } from '#app/core/clock/durations'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { changedBy } from '#app/models/changed_by'
import { ServerInstance } from '#app/models/server_instance'
import { SILENT_MS } from '#app/operations/health/work'

const EVERY_MS = 15_000
/** Processes long gone are of no interest. */
const KEPT_MS = 7 * DAY
const NANOSECONDS = 1_000_000

/** Says every few seconds, in a row of its own, that this process lives and how it feels. */
@inject()
export class Heartbeat {
  readonly roles: readonly string[] = roles
  #id: number | null = null
  #startedAt = 0
  #delay?: ELDHistogram
  #timer?: NodeJS.Timeout

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly logger: Logger
  ) {}

  /** Between the end of starting and the beginning of stopping. */
  get isBeating(): boolean {
    return this.#id !== null
  }

  async start(): Promise<void> {
    const { database, clock } = this
    this.#delay = monitorEventLoopDelay()
    this.#delay.enable()
    this.#startedAt = clock.now()
    await ServerInstance.query(database.read)
      .where('beatAt', '<', this.#startedAt - KEPT_MS)
      .delete()
    await this.#insert()
    this.#timer = setInterval(() => void this.#beatOrLog(), EVERY_MS)
  }

  /** From now on this process is not ready. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#delay?.disable()
    const id = this.#id
    this.#id = null
    if (id === null) return
    const { database, clock } = this
    await ServerInstance.query(database.read).where({ id }).update({ stoppedAt: clock.now() })
  }

  async beat(): Promise<void> {
    const { database, clock } = this
    if (this.#id === null) return
    const now = { beatAt: clock.now(), loopDelayMs: this.#takeDelay(), stoppedAt: null }
    const beaten = await changedBy(
      ServerInstance.query(database.read).where({ id: this.#id }).update(now)
    )
    // The database was restored from a backup, or it was thought long gone.
    if (beaten === 0) await this.#insert()
  }

  /** What is true of the whole database is told by one process: of those that beat, the first. */
  async speaksForAll(): Promise<boolean> {
    const now = this.clock.now()
    const first = await ServerInstance.query(this.database.read)
      .withScopes((all) => all.beating(now, SILENT_MS))
      .orderBy('id')
      .first()
    return first === null || first.id === this.#id
  }

  async #insert(): Promise<void> {
    const { database, clock } = this
    const row = await ServerInstance.create(
      {
        name: `${hostname()}:${process.pid}`,
        roles: this.roles.join(','),
        version,
        startedAt: this.#startedAt,
        beatAt: clock.now(),
        loopDelayMs: this.#takeDelay(),
      },
      database.read
    )
    this.#id = row.id
  }

  /** The longest since it was last asked. */
  #takeDelay(): number {
    const longest = this.#delay?.max ?? 0
    this.#delay?.reset()
    return Math.round(longest / NANOSECONDS)
  }

  async #beatOrLog(): Promise<void> {
    await this.beat().catch((error: unknown) => {
      this.logger.error({ err: error }, 'the heartbeat failed')
    })
  }
}
