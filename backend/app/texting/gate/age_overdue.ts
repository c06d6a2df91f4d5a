import type { User } from '#app/models/user'

/**
 * What decides whether somebody has to say how old they are
 * before they get another text. Instants in epoch milliseconds.
 */
export interface AgeGiven {
  date_of_birth: string | null
  /** Null for a number nobody signed up with. */
  user_created_at: number | null
}

export function ageGivenBy({ dateOfBirth, createdAt }: User): AgeGiven {
  return { date_of_birth: dateOfBirth, user_created_at: createdAt }
}

/** Accounts older than the question for the date of birth were given this long to answer it. */
export function isAgeOverdue(
  { date_of_birth: bornOn, user_created_at: signedUpAt }: AgeGiven,
  { now, unconfirmedAgeMs }: { now: number; unconfirmedAgeMs: number }
): boolean {
  return bornOn === null && signedUpAt !== null && now - signedUpAt > unconfirmedAgeMs
}
