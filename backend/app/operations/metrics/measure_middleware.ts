import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { httpRequests } from '#app/core/telemetry/meters'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** How long every request took, by the pattern of its route: an address itself may name a person. */
export default class MeasureMiddleware {
  async handle(ctx: HttpContext, next: NextFn): Promise<void> {
    const since = performance.now()
    ctx.response.onFinish(() => {
      const { method } = ctx.request.request
      httpRequests.observe(
        {
          method: METHODS.has(method ?? '') ? method : 'OTHER',
          route: ctx.route?.pattern ?? 'page',
          status: String(ctx.response.response.statusCode),
        },
        (performance.now() - since) / 1000
      )
    })
    await next()
  }
}
