import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Lets the logged-in through, with a second factor or without: for what leads to one. */
export default class LoginMiddleware {
  async handle({ auth }: HttpContext, next: NextFn): Promise<unknown> {
    await auth.authenticate()
    return next()
  }
}
