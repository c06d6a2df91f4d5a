import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { confirmFirst, notAllowed } from '#app/core/answers/refusal'
import { isAllowed, type StaffCall } from '#app/core/sessions/roles'
import { needsSecondFactor } from '#app/core/sessions/visit'

/**
 * Lets the logged-in through, or only those whose role may make the named call.
 * A password alone opens nothing to somebody of staff: whoever stole it could
 * delete the account, or bring the second factor to a phone of their own.
 */
export default class AuthMiddleware {
  async handle({ auth }: HttpContext, next: NextFn, call?: StaffCall): Promise<unknown> {
    const user = await auth.authenticate()
    if (needsSecondFactor(user)) throw confirmFirst()
    if (call && !isAllowed(user.role, call)) throw notAllowed()
    return next()
  }
}
