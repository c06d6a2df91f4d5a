import * as z from 'zod/mini'
import { verificationCode } from '#app/people/accounts/contract'

export type StaffRole = 'viewer' | 'support' | 'admin'

/**
 * `GET /api/admin/me`: 401 to a visitor, 403 to a plain user. Until the code of the second factor was typed
 * (`isConfirmed`), every other staff call answers 403 and `may` is empty.
 */
export interface StaffSession {
  id: number
  email: string
  name: string
  role: StaffRole
  isConfirmed: boolean
  /** Where the code goes: `+1 *** *** 0199`. */
  phoneHint: string
  /** The calls of the table of roles this session may make, such as `resources.reveal`. */
  may: string[]
  /** ISO 8601: when the session ends, whatever happens. */
  endsAt: string
}

/**
 * `POST /api/admin/second-factor` (no body) texts a code; `POST /api/admin/second-factor/verify` takes it.
 */
export const secondFactorInput = z.object({ verificationCode })
export type SecondFactorInput = z.infer<typeof secondFactorInput>
