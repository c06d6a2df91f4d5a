import limits from '#config/limits'
import type { User } from '#app/models/user'
import type { AccountPause } from '#app/people/accounts/contract'
import { ageGivenBy, isAgeOverdue } from '#app/texting/gate/age_overdue'

const PAUSES: Record<string, AccountPause> = { minor: 'under_age', closed_state: 'closed_state' }

/** Why we keep her from texting them; null while it is not us who do. */
export function accountPauseOf(user: User, now: number): AccountPause | null {
  if (user.pausedAt !== null) return PAUSES[user.pausedFor ?? ''] ?? 'review'
  return isAgeOverdue(ageGivenBy(user), { ...limits.accounts, now }) ? 'no_birth_date' : null
}
