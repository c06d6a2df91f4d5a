import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { notAllowed } from '#app/core/refusal'
import { isAllowed, type StaffCall } from '#app/core/roles'

/** Lets the logged-in through, or only those whose role may make the named call. */
export default class AuthMiddleware {
  async handle({ auth }: HttpContext, next: NextFn, call?: StaffCall): Promise<unknown> {
    const user = await auth.authenticate()
    if (call && !isAllowed(user.role, call)) throw notAllowed()
    return next()
  }
}
