import { codeExpired, codeGone, codeSpent, numberLocked, wrongCode } from '#app/people/codes/errors'
import type { CodeCheck } from '#app/people/codes/verification_codes'

/** Says what is the matter with a code. To be called after the transaction that counted the try. */
export function refuseUnlessRight(check: CodeCheck, field = 'verificationCode'): void {
  switch (check.verdict) {
    case 'right':
      return
    case 'wrong':
      throw wrongCode(field, check.triesLeft)
    case 'expired':
      throw codeExpired(field)
    case 'gone':
      throw codeGone(field)
    case 'spent':
      throw codeSpent(check.waitMs)
    case 'locked':
      throw numberLocked(check.waitMs)
  }
}
