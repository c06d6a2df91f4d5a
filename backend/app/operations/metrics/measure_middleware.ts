import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { httpRequests } from '#app/core/telemetry/meters'
import { tracedRequest } from '#app/core/telemetry/traces'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** How long every request took, by the pattern of its route: an address itself may name a person. */
export default class MeasureMiddleware {
  async handle(ctx: HttpContext, next: NextFn): Promise<void> {
    const since = performance.now()
    await tracedRequest(ctx.request.headers(), async (end) => {
      ctx.response.onFinish(() => {
        const { method: asked = '' } = ctx.request.request
        const method = METHODS.has(asked) ? asked : 'OTHER'
        const route = ctx.route?.pattern ?? 'page'
        const { statusCode } = ctx.response.response
        const seconds = (performance.now() - since) / 1000
        httpRequests.observe({ method, route, status: String(statusCode) }, seconds)
        end(`${method} ${route}`, {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': statusCode,
        })
      })
      await next()
    })
  }
}
