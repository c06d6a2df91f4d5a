import * as z from 'zod/mini'
import { loginInput, newPassword, verificationCode } from '#app/people/accounts/contract'

const { email, password } = loginInput.shape

/** `POST /api/request-password-reset`. The answer is the same whether or not the account exists. */
export const requestResetInput = z.object({ email })
export type RequestResetInput = z.infer<typeof requestResetInput>

/** `POST /api/reset-password`: ends every session; the person logs in with the new password. */
export const resetPasswordInput = z.object({ email, verificationCode, password: newPassword })
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>

/** `PUT /api/password`: ends every other session. */
export const changePasswordInput = z.object({ currentPassword: password, newPassword })
export type ChangePasswordInput = z.infer<typeof changePasswordInput>

/**
 * One row of `GET /api/sessions` (`{ sessions }`), newest first.
 * `DELETE /api/sessions` ends all but this one and answers `{ ended }`.
 */
export interface OpenSession {
  id: number
  isCurrent: boolean
  /** In plain words, such as `Chrome on Android`; `Unknown device` without a user agent. */
  device: string
  /** ISO 8601. */
  openedAt: string
  seenAt: string
}
