import type { TextChannel } from '#app/models/contract'
import type { Keyword } from '#app/texting/consent/keywords'

/** A text as it came in, before anybody read it. */
export interface UnreadText {
  id: number
  /** The provider's id. */
  sid: string
  /** E.164. */
  phone: string
  phoneKey: string
  channel: TextChannel
  /** What the provider took it for, and has answered. */
  optOutType: Keyword | null
  body: string
  pictures: number
  /** Those of them that are none: sound, film, a contact card. */
  files: number
  /** It comes from the provider's list, long after it was written. */
  isLate: boolean
  /** Epoch milliseconds; when it reached us, or the provider. */
  at: number
}
