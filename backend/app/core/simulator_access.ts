import type { HttpContext } from '@adonisjs/core/http'
import { isFromThisMachine } from '#app/core/this_machine'
import { isProduction } from '#config/app'

/** The pretend phones show every code: in production only to who sits at this machine, or to confirmed staff. */
export async function mayUseSimulator({ auth, request }: HttpContext): Promise<boolean> {
  if (!isProduction || isFromThisMachine(request.request)) return true
  const guard = auth.use('web')
  return (await guard.check()) && guard.getUserOrFail().role !== 'user'
}
