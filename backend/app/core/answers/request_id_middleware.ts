import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import logger from '@adonisjs/core/services/logger'

/** What a request is called stands in logs and in the audit log, so whoever sends it has no say in it. */
export default class RequestIdMiddleware {
  handle(ctx: HttpContext, next: NextFn): Promise<unknown> {
    delete ctx.request.request.headers['x-request-id']
    // Most requests log nothing, and a logger with a name of its own costs as much as a query.
    const named = () => logger.child({ request_id: ctx.request.id() })
    Object.defineProperty(ctx, 'logger', { configurable: true, get: named })
    return next()
  }
}
