import { inject } from '@adonisjs/core'
import { Logger } from '@adonisjs/core/logger'
import { Alarms } from '#app/ledgers/alarms/alarms'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { Message } from '#app/models/message'
import { findWork, SILENT_MS, troublesOf } from '#app/operations/health/work'
import { TellOperator } from '#app/operations/watch/tell_operator'
import { SendLoop } from '#app/texting/sending/send_loop'

const EVERY_MS = 15_000

/**
 * In each process that answers requests: whether anybody does the work. When nobody does, or the job
 * fails that looks for troubles, the alarm, which is work too, would never go out: it is texted from here.
 */
@inject()
export class WatchWork {
  #timer?: NodeJS.Timeout
  #isStopped = false

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly alarms: Alarms,
    private readonly tellOperator: TellOperator,
    private readonly loop: SendLoop,
    private readonly logger: Logger
  ) {}

  /** Workers that start beside this process get the time they need. */
  start(): void {
    this.#timer = setTimeout(() => void this.#look(), SILENT_MS)
  }

  /** Or the process would never end. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  async execute(): Promise<void> {
    const { database, clock, alarms, tellOperator } = this
    const now = clock.now()
    const { read } = database
    const troubles = troublesOf(await findWork(read, now), now)
    if (troubles.length === 0 && !(await alarms.isOpen(read, 'failing_job', 'watch'))) return
    await database.transaction(async (tx) => {
      for (const kind of troubles) await alarms.raiseUnlessOpen(tx.sql, kind, 'work')
      await tellOperator.execute(tx)
    })
    await this.#sendAlarms()
  }

  /** Also one that was written down before the last worker went. */
  async #sendAlarms(): Promise<void> {
    const waiting = await Message.query(this.database.read)
      .select('id')
      .where({ state: 'queued', kind: 'operator_alarm' })
    for (const { id } of waiting) await this.loop.runOne(id)
  }

  async #look(): Promise<void> {
    await this.execute().catch((error: unknown) => {
      this.logger.error({ err: error }, 'looking whether the work is done failed')
    })
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#look(), EVERY_MS)
  }
}
