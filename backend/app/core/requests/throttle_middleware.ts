import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { type Rate, throttleCalls } from '#app/core/requests/throttle_calls'

/**
 * So many calls an hour for each person: behind each of them
 * is a row that stays, or a provider that is asked.
 */
export default class ThrottleMiddleware {
  async handle({ auth }: HttpContext, next: NextFn, rate: Rate): Promise<unknown> {
    await throttleCalls(auth.getUserOrFail().id, rate)
    return next()
  }
}
