import type { RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import { Background } from '#app/core/jobs/background'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { holdDatabase } from '#app/core/database/hold_database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { JobWorker } from '#app/core/jobs/job_worker'
import { keysFit } from '#app/core/phones/keys_fit'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import { Plans } from '#app/billing/payments/plans'
import { PublicUrl } from '#app/core/answers/public_url'
import { ReplyToMessage } from '#app/conversations/replies/reply_to_message'
import { Heartbeat } from '#app/operations/health/heartbeat'
import { WatchWork } from '#app/operations/watch/watch_work'
import { Threads } from '#app/core/threads/threads'
import { RecordAiUsage } from '#app/ledgers/spending/record_ai_usage'
import { PollDoor } from '#app/core/sessions/poll_door'
import { SendLoop } from '#app/texting/sending/send_loop'
import { WebhookDoor } from '#app/texting/sms/webhook_door'
import { tellOtherProcesses } from './work_signals.js'
import { reasonsNotToStart } from '#app/site/refuse_to_start'

/**
 * What happens around serving: refuse when it is not safe,
 * start the worker once we listen, drain on the way out.
 */
export default class BootProvider {
  #letGo?: () => void
  #endSignals?: () => Promise<void>
  #endTraces?: () => Promise<void>

  constructor(private readonly app: ApplicationService) {}

  async start(): Promise<void> {
    await this.#openDoors()
    if (this.app.getEnvironment() !== 'web') return
    await this.#exportTraces()
    await this.#refuseWhenUnsafe()
    await this.#refuseSecondServer()
    const database = await this.app.container.make(Database)
    await this.#refuseForgetful(database)
    await this.#refuseStaleSchema()
    await this.#refuseOtherKey(database)
  }

  async ready(): Promise<void> {
    if (this.app.getEnvironment() !== 'web') return
    const server = await this.app.container.make('server')
    const address = server.getNodeServer()?.address()
    if (address && typeof address === 'object') {
      const publicUrl = await this.app.container.make(PublicUrl)
      publicUrl.bind(address.address, address.port)
    }
    const plans = await this.app.container.make(Plans)
    await plans.store()
    // Loading what the threads know takes a second: now, not at the first text.
    const threads = await this.app.container.make(Threads)
    await threads.warmUp()
    const { isWeb, isWorker } = await import('#config/site')
    this.#endSignals = await tellOtherProcesses(this.app.container)
    if (isWorker) await this.#startWorker()
    // Last: from its first beat on this process is ready.
    const heartbeat = await this.app.container.make(Heartbeat)
    await heartbeat.start()
    if (isWeb) await this.#watchWork()
  }

  async shutdown(): Promise<void> {
    if (this.app.getEnvironment() === 'web') await this.#drain()
    const threads = await this.app.container.make(Threads)
    await threads.close()
    await this.#endTraces?.()
    this.#letGo?.()
  }

  async #exportTraces(): Promise<void> {
    const { exportsTraces } = await import('#config/operator')
    if (!exportsTraces) return
    const { exportTraces } = await import('#app/core/telemetry/export_traces')
    const { version } = await import('#config/version')
    this.#endTraces = exportTraces(version)
  }

  async #openDoors(): Promise<void> {
    if (this.app.getEnvironment() === 'console') return
    const server = await this.app.container.make('server')
    const doors = [
      await this.app.container.make(WebhookDoor),
      await this.app.container.make(PollDoor),
    ]
    const framework = server.handle.bind(server) as RequestListener
    const handle = doors.reduce((route, door) => door.before(route), framework)
    server.handle = handle as typeof server.handle
  }

  async #drain(): Promise<void> {
    const worker = await this.app.container.make(JobWorker)
    const loop = await this.app.container.make(SendLoop)
    const heartbeat = await this.app.container.make(Heartbeat)
    const watch = await this.app.container.make(WatchWork)
    watch.stop()
    await heartbeat.stop()
    // What the jobs still write down is sent by whoever starts next.
    await Promise.all([worker.stop(), loop.stop(), this.#finishAnswered()])
    const usage = await this.app.container.make(RecordAiUsage)
    await usage.written()
    await this.#endSignals?.()
  }

  /** Nobody would begin again what goes on after an answer: it has as long as the jobs have. */
  async #finishAnswered(): Promise<void> {
    const { default: limits } = await import('#config/limits')
    const background = await this.app.container.make(Background)
    await Promise.race([background.idle(), sleep(limits.jobs.drainMs, undefined, { ref: false })])
  }

  async #watchWork(): Promise<void> {
    const watch = await this.app.container.make(WatchWork)
    watch.start()
  }

  async #startWorker(): Promise<void> {
    const { container } = this.app
    const [database, queue, clock] = [
      await container.make(Database),
      await container.make(JobQueue),
      await container.make(Clock),
    ]
    const { SCHEDULE } = await import('#start/scheduler')
    const runAt = clock.now()
    const jobs = SCHEDULE.map(({ command: { kind } }) => ({
      kind,
      dedupKey: kind,
      payload: {},
      runAt,
    }))
    await database.transaction((tx) => queue.rescheduleMany(tx, jobs))
    // Loading her words takes a while, in which no webhook is answered: now, not at the first text.
    await container.make(ReplyToMessage)
    const worker = await container.make(JobWorker)
    await worker.start()
    const loop = await container.make(SendLoop)
    loop.start()
  }

  async #refuseWhenUnsafe(): Promise<void> {
    // Prices that cannot be read would be noticed at the first text.
    await import('#app/ledgers/spending/current_prices')
    const { appKey, hasOwnKey, isProduction } = await import('#config/app')
    const { publicUrl, roles } = await import('#config/site')
    const { default: providers } = await import('#config/providers')
    const reasons = reasonsNotToStart({
      isProduction,
      hasOwnKey,
      appKey,
      publicUrl,
      roles,
      ...providers,
    })
    if (reasons.length > 0) throw new Error(`Everly does not start:\n- ${reasons.join('\n- ')}`)
  }

  async #refuseSecondServer(): Promise<void> {
    const { databaseFile } = await import('#config/database')
    if (databaseFile !== null && databaseFile !== ':memory:') {
      this.#letGo = holdDatabase(databaseFile)
    }
  }

  /** What is acknowledged must be there after a power cut. */
  async #refuseForgetful({ dialect, read }: Database): Promise<void> {
    await dialect.assertDurable(read).catch((error: Error & { code?: string }) => {
      if (error.code) throw error
      throw new Error(`Everly does not start: ${error.message}.`)
    })
  }

  async #refuseOtherKey({ read }: Database): Promise<void> {
    if (await keysFit(read, await this.app.container.make(PhoneKeys))) return
    throw new Error(
      'Everly does not start: the phone numbers in this database were hashed with another key. ' +
        'Set LASTING_KEY to the APP_KEY this database began with.'
    )
  }

  async #refuseStaleSchema(): Promise<void> {
    const { MigrationRunner } = await import('@adonisjs/lucid/migration')
    const lucid = await this.app.container.make('lucid.db')
    const runner = new MigrationRunner(lucid, this.app, {
      direction: 'up',
      dryRun: true,
    })
    const migrations = await runner.getList()
    const waiting = migrations.filter((migration) => migration.status === 'pending')
    if (waiting.length === 0) return
    throw new Error(
      `Everly does not start: ${waiting.length} migration(s) are waiting. Run the migrations first.`
    )
  }
}
