import type { HttpContext } from '@adonisjs/core/http'
import { isAllowed } from '#app/core/sessions/roles'
import { isFromThisMachine } from '#app/core/requests/this_machine'
import { isProduction } from '#config/app'

/**
 * The pretend phones show every code, also those of staff: in
 * production only to who sits at this machine, and to admins.
 */
export async function mayUseSimulator({ auth, request }: HttpContext): Promise<boolean> {
  if (!isProduction || isFromThisMachine(request.request)) return true
  const guard = auth.use('web')
  return (await guard.check()) && isAllowed(guard.getUserOrFail().role, 'simulator.use')
}
