import type { Sends } from '#app/console/calls/contract'
import type { StaffRole, StaffSession } from '#app/people/staff/contract'
import { site } from '../scenes'
import { callsOf } from './calls_of'

/** What every page of the console asks for. */
export function frameAnswers(role: StaffRole = 'admin'): Record<string, object> {
  return {
    'GET /api/admin/me': staff({ role }),
    'GET /api/admin/sends': sends(),
    'GET /api/site': site(),
    'POST /api/logout': { success: true },
  }
}

export function staff({ role = 'admin', ...rest }: Partial<StaffSession> = {}): StaffSession {
  return {
    id: 1,
    email: 'dana@example.com',
    name: 'Dana Reyes',
    role,
    isConfirmed: true,
    phoneHint: '+1 *** *** 0199',
    may: callsOf(role),
    endsAt: new Date(Date.now() + 12 * 3_600_000).toISOString(),
    ...rest,
  }
}

export const sends = (change: Partial<Sends> = {}): Sends => ({
  ...{ areAllStopped: false, reason: null, changedAt: null, isStoppedByEnvironment: false },
  ...change,
})

/** The answer to a list, with the header its total is read from. */
export function rows(resource: string, found: object[], total = found.length): Response {
  const last = Math.max(0, found.length - 1)
  return Response.json(found, {
    headers: { 'Content-Range': `${resource} 0-${last}/${total}` },
  })
}
