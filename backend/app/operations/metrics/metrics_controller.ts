import { safeEqual } from '@adonisjs/core/helpers'
import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { MetricsPage } from '#app/operations/metrics/metrics_page'

const BEARER = /^bearer (.+)$/i

@inject()
export default class MetricsController {
  constructor(private readonly page: MetricsPage) {}

  /** `GET /metrics`, for Prometheus. Without METRICS_TOKEN there is no such page. */
  async show({ request, response }: HttpContext): Promise<void> {
    const expected = this.page.token
    if (expected === null) return refuse(response, 404)
    const [, token] = BEARER.exec(request.header('authorization') ?? '') ?? []
    if (token === undefined || !safeEqual(expected, token)) {
      response.header('www-authenticate', 'Bearer')
      return refuse(response, 401)
    }
    response.header('content-type', this.page.contentType)
    response.send(await this.page.write())
  }
}

function refuse(response: HttpContext['response'], status: 401 | 404): void {
  const message = status === 404 ? 'Not found.' : 'The token is missing or wrong.'
  response.status(status).json({ success: false, message })
}
