import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { Database } from '#app/core/database/database'
import { JobWorker } from '#app/core/jobs/job_worker'
import type { RecurringAction } from '#app/core/jobs/recurring'
import { Job } from '#app/models/job'

/**
 * Work that recurs, as a command. The worker runs it at its times (start/scheduler.ts),
 * as a job of its own: once at a time however many processes there are, and soon after
 * a time at which none was running. By hand it is that same job.
 */
export abstract class ScheduledCommand extends BaseCommand {
  static options: CommandOptions = { startApp: true }
  /** Of the job, and its key. */
  static kind: string
  static action: new (...args: never[]) => RecurringAction

  @flags.boolean({ description: 'Only says what would be done' })
  declare dryRun: boolean

  async run(): Promise<void> {
    const { kind } = this.constructor as typeof ScheduledCommand
    if (this.dryRun) return this.#preview(kind)
    const worker = await this.app.container.make(JobWorker)
    const end = await worker.runNow(kind)
    if (end === 'done') this.logger.success('done')
    if (end === 'busy') this.logger.warning('Another process is already running it.')
    if (end !== 'failed') return
    this.logger.error('It failed, and will be tried again: see the log.')
    this.exitCode = 1
  }

  async #preview(kind: string): Promise<void> {
    const { action } = this.constructor as typeof ScheduledCommand
    const { read } = await this.app.container.make(Database)
    const job = await Job.findBy({ dedupKey: kind }, read)
    const made = (await this.app.container.make(action as new () => object)) as RecurringAction
    this.logger.info(await made.preview((job?.payload ?? {}) as never))
  }
}
