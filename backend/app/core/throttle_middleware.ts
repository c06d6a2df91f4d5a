import limiter from '@adonisjs/limiter/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { tooMany } from '#app/core/refusal'

interface Rate {
  /** What is counted together. */
  name: string
  perHour: number
}

/** So many calls an hour for each person: behind each of them is a row that stays, or a provider that is asked. */
export default class ThrottleMiddleware {
  async handle({ auth }: HttpContext, next: NextFn, { name, perHour }: Rate): Promise<unknown> {
    const limit = limiter.use({ requests: perHour, duration: '1 hour' })
    const { consumed, availableIn } = await limit.increment(`${name}:${auth.getUserOrFail().id}`)
    if (consumed > perHour) throw tooMany(availableIn, 'Too many changes. Please try again later.')
    return next()
  }
}
