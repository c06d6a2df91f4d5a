import type { HttpContext } from '@adonisjs/core/http'
import type { Actor } from '#app/ledgers/audit/audit_log'
import { notAllowed } from '#app/core/answers/refusal'

/** Who asks, for the audit log. Refuses somebody whose account is none of staff. */
export function actorOf({ auth, request }: HttpContext): Actor {
  const { id, grantedRole: role } = auth.getUserOrFail()
  if (role === 'user') throw notAllowed()
  return { id, role, ip: request.ip(), requestId: request.id() ?? null }
}
