/** Whose talk it is. */
export interface Talker {
  userId: number
  conversationId: number
  /** E.164. */
  phone: string
  zone: string
}

/** A text of the demo's past. */
export interface PastText {
  talker: Talker
  /** When it came in, or was handed over; epoch milliseconds. */
  at: number
  from: 'me' | 'her'
  kind: string
  body: string
  /** How a text of hers ended; delivered unless said otherwise. */
  state?: 'sending' | 'sent' | 'undelivered' | 'failed' | 'unknown'
  hasNotice?: boolean
  /** What became of it in safety: see `SeedCare`. */
  care?: 'crisis' | 'explicit' | 'report'
  isAnswered?: boolean
}
