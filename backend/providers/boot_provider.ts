import type { RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import { Background } from '#app/core/jobs/background'
import { holdDatabase } from '#app/core/database/hold_database'
import { JobWorker } from '#app/core/jobs/job_worker'
import { Plans } from '#app/billing/payments/plans'
import { PublicUrl } from '#app/core/answers/public_url'
import { Heartbeat } from '#app/operations/health/heartbeat'
import { WatchWork } from '#app/operations/watch/watch_work'
import { Threads } from '#app/core/threads/threads'
import { BEHIND_REQUESTS, stepBehind } from '#app/core/threads/thread_time'
import { RecordAiUsage } from '#app/ledgers/spending/record_ai_usage'
import { PollDoor } from '#app/core/sessions/poll_door'
import { SendLoop } from '#app/texting/sending/send_loop'
import { WebhookDoor } from '#app/texting/sms/webhook_door'
import { tellOtherProcesses } from '#app/operations/health/work_signals'

/**
 * What happens around serving: refuse when it is not safe,
 * start the worker once we listen, drain on the way out.
 */
export default class BootProvider {
  #begun?: Promise<void>
  #letGo?: () => void
  #endSignals?: () => Promise<void>
  #endTraces?: () => Promise<void>

  constructor(private readonly app: ApplicationService) {}

  async start(): Promise<void> {
    await this.#openDoors()
    if (this.app.getEnvironment() !== 'web') return
    await this.#exportTraces()
    await this.#refuseSecondServer()
    const { refuseToServe } = await import('#start/refuse_to_serve')
    await refuseToServe(this.app)
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
    // Now, not at the first text.
    const threads = await this.app.container.make(Threads)
    await threads.warmUp()
    if (this.app.isTerminating) return
    this.#begun = this.#beginWork()
    await this.#begun
  }

  async #beginWork(): Promise<void> {
    const { isWeb, isWorker } = await import('#config/site')
    this.#endSignals = await tellOtherProcesses(this.app.container)
    if (!isWeb) stepBehind(BEHIND_REQUESTS)
    if (isWorker) {
      const { startWorker } = await import('#start/worker')
      await startWorker(this.app)
    }
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
    // What is begun behind our back would go on.
    await this.#ended([this.#begun])
    watch.stop()
    await this.#ended([heartbeat.stop()])
    // What the jobs still write down is sent by whoever starts next.
    await this.#ended([worker.stop(), loop.stop(), this.#finishAnswered()])
    const usage = await this.app.container.make(RecordAiUsage)
    await this.#ended([usage.written()])
    await this.#ended([this.#endSignals?.()])
  }

  /** A database that takes nothing fails one end, which must not spare the others theirs. */
  async #ended(ends: readonly (Promise<unknown> | undefined)[]): Promise<void> {
    const logger = await this.app.container.make('logger')
    for (const end of await Promise.allSettled(ends)) {
      if (end.status === 'rejected') logger.error({ err: end.reason as unknown }, 'ending failed')
    }
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

  async #refuseSecondServer(): Promise<void> {
    const { databaseFile } = await import('#config/database')
    if (databaseFile !== null && databaseFile !== ':memory:') {
      this.#letGo = holdDatabase(databaseFile)
    }
  }
}
