import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { version } from '#config/version'
import { parse } from '#app/core/requests/validate'
import { ReadyQuery } from '#app/operations/health/contract'
import { FindReady } from '#app/operations/health/find_ready'

@inject()
export default class HealthController {
  constructor(private readonly findReady: FindReady) {}

  /** The process answers. */
  live({ response }: HttpContext): void {
    response.json({ status: 'live', version })
  }

  /** Whether what comes in is taken and worked on; with `?only=web`, whether this process takes it. */
  async ready({ request, response }: HttpContext): Promise<void> {
    const { only } = parse(ReadyQuery, request.qs())
    const answer = await this.findReady.execute({ isOnlyWeb: only === 'web' })
    response.status(answer.status === 'ready' ? 200 : 503).json(answer)
  }
}
