/** What a code is good for: one sent for another purpose opens nothing. */
export type CodePurpose = 'sign_up' | 'phone_change' | 'password_reset' | 'staff' | 'owner'

/** Whose codes of a number count together: see `ASKERS`; else a stranger's network, hashed. */
export type Asker = string

/**
 * Somebody logged in, or a visitor with the number in their
 * hand; or whoever was logged in on this browser before.
 */
export const ASKERS = { session: 'session', device: 'device' } as const

export interface CodeWish {
  /** E.164. */
  phone: string
  purpose: CodePurpose
  /** The IP address it is asked from, when that is known. */
  address?: string
  /** `ASKERS.session` unless said. */
  asker?: Asker
  /** The hash of the secret of the one browser that may enter it; null for any. */
  ticketHash?: string | null
}
