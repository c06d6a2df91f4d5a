import { createHmac } from 'node:crypto'
import { keyFor } from '#config/app'

/** Bound to the number and the purpose: the same six digits are another hash elsewhere. */
export function hashOf(code: { phone: string; purpose: string; digits: string }): string {
  return createHmac('sha256', keyFor('verification codes'))
    .update(`${code.purpose}:${code.phone}:${code.digits}`)
    .digest('base64url')
}
