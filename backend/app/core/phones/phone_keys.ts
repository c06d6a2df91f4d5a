import { createHmac } from 'node:crypto'
import { lastingKeyFor } from '#config/app'

/**
 * A number as the ledgers keep it: an HMAC with a key of its own, so that proof outlives the person's data.
 */
export class PhoneKeys {
  constructor(private readonly key: Buffer = lastingKeyFor('phone numbers')) {}

  /** `phone` is E.164. */
  of(phone: string): string {
    return createHmac('sha256', this.key).update(phone).digest('base64url')
  }
}
