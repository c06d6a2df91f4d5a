import type { TextChannel } from '#app/models/contract'
import { ProviderError } from '#app/core/answers/provider_error'

export interface OutboundText {
  /** Our message id; the status callback brings it back. */
  id: number
  /** E.164. */
  to: string
  body: string
  /** The provider drops the text when it could not hand it on by then. */
  validForSeconds: number
  /** True for codes: a stand-in keeps such a body in memory only. */
  isSecret: boolean
}

export interface ListedText {
  sid: string
  /** Both without what the provider puts before them over RCS. */
  from: string
  to: string
  channel: TextChannel
  body: string
  pictures: number
  /** The provider's own word: queued, sent, delivered, … */
  status: string
  errorCode: number | null
  /** Epoch milliseconds. */
  createdAt: number
}

/** What became of a text, in the provider's own words: queued, sent, delivered, … */
export interface TextFate {
  status: string
  errorCode: number | null
}

/** One of the things that came with a text. Only what calls itself an image is fetched. */
export interface Medium {
  /** As the sender's phone called it: `image/jpeg`. */
  contentType: string
  content: Buffer | 'too_large' | 'not_fetched'
}

/** `redacted` also for a text the provider does not know (any more). */
export type Redacted = 'redacted' | 'not_final'

export interface MediaBounds {
  most: number
  /** Of one image. */
  bytes: number
  timeoutMs: number
}

/**
 * Why a send did not end in a message sid.
 * `not_sent`: surely nothing went out, try again later. `refused`: surely nothing went out and nothing will.
 * `in_doubt`: nobody knows; it must be looked for and never sent again.
 */
export class SmsGatewayError extends ProviderError {
  readonly provider = 'text'
  readonly retryAfterMs?: number

  constructor(
    readonly outcome: 'not_sent' | 'refused' | 'in_doubt',
    /** The provider's error code, such as 21610; see `error_codes.ts`. */
    readonly errorCode: number | null,
    options: ErrorOptions & { retryAfterMs?: number } = {}
  ) {
    super(`sms gateway: ${outcome}${errorCode ? ` ${errorCode}` : ''}`, options)
    this.retryAfterMs = options.retryAfterMs
  }
}

/** The provider of texts. Sending has no idempotency key there, so a call is made once for each text. */
export abstract class SmsGateway {
  abstract readonly isSimulated: boolean
  /** Rejects with SmsGatewayError only. Must settle within SEND_TIMEOUT_MS. */
  abstract send(text: OutboundText): Promise<{ sid: string }>
  /** Texts we sent to this number since then (epoch ms), newest first. */
  abstract listSent(to: string, since: number): Promise<ListedText[]>
  /**
   * What became of a text we sent; null when the provider does
   * not know it (any more). Rejects with SmsGatewayError only.
   */
  abstract find(messageSid: string): Promise<TextFate | null>
  /** Texts that came to any of our numbers since then (epoch ms), oldest first. */
  abstract listReceived(since: number): Promise<ListedText[]>
  /**
   * Removes what a text says, and its pictures, from the provider's records;
   * as often as one likes. `not_final`: it is still on its way, or cannot be
   * changed yet; try again later. Rejects with SmsGatewayError only.
   */
  abstract redact(messageSid: string): Promise<Redacted>
  /**
   * What came with a text to our number; the first `most` images
   * with their bytes. Rejects with SmsGatewayError only.
   */
  abstract fetchMedia(messageSid: string, bounds: MediaBounds): Promise<Medium[]>
  /** Removes it from the provider's records, as often as one likes. Rejects with SmsGatewayError only. */
  abstract removeMedia(messageSid: string): Promise<void>
}
