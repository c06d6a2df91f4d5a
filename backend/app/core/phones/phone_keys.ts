import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { lastingKeyFor } from '#config/app'

/**
 * A number as the ledgers keep it: an HMAC with a key of its own, so that proof outlives the person's data.
 */
export class PhoneKeys {
  /** Made once: Node takes 10 µs to make one of bytes, at every hash, and 2 to use it. */
  readonly #key: KeyObject

  constructor(key: Buffer = lastingKeyFor('phone numbers')) {
    this.#key = createSecretKey(key)
  }

  /** `phone` is E.164. */
  of(phone: string): string {
    return createHmac('sha256', this.#key).update(phone).digest('base64url')
  }
}
