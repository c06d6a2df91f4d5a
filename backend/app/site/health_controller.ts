import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Database } from '#app/core/database/database'
import { JobWorker } from '#app/core/jobs/job_worker'
import { isWorker } from '#config/site'

@inject()
export default class HealthController {
  constructor(
    private readonly database: Database,
    private readonly worker: JobWorker
  ) {}

  /** The process answers. */
  live({ response }: HttpContext): void {
    response.json({ status: 'live' })
  }

  /** The process can do its work: the database answers and, where it should, the worker runs. */
  async ready({ response }: HttpContext): Promise<void> {
    const isDatabaseUp = await this.database.isUp()
    const isReady = isDatabaseUp && (!isWorker || this.worker.isRunning)
    response.status(isReady ? 200 : 503).json({
      status: isReady ? 'ready' : 'not ready',
      database: isDatabaseUp,
      worker: this.worker.isRunning,
    })
  }
}
