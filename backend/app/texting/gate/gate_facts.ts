import type { Hours } from '#app/core/clock/wall_clock'
import type { OutboundKind } from '#app/models/kinds'

/** Everything the decision rests on; instants are epoch milliseconds. */
export interface GateFacts {
  kind: OutboundKind
  now: number
  expiresAt: number
  /** The person's IANA zone. */
  timeZone: string
  /** Whose law binds when a text may come: that of the area code, and the one the person named. */
  states: readonly string[]
  /** The due instant of an hour outside the usual ones that the person confirmed. */
  slotAt: number | null
  quietHours: Hours | null
  /** The ledger holds this person's consent to texts on this number. */
  hasConsent: boolean
  /** STOP was texted, in a word or in plain words, or the provider says so. */
  isOptedOut: boolean
  isPaused: boolean
  /** She may begin by herself: switched on in settings. */
  mayTextFirst: boolean
  /** No date of birth 24 hours after sign-up. */
  isAgeOverdue: boolean
  badNumberReason: string | null
  /** Several texts in a row did not reach the phone. */
  isUnreachable: boolean
  /** The carrier or the phone blocked a text. */
  isBlocked: boolean
  /** The carrier filtered these very words before. */
  isFilteredText: boolean
  /** The carrier filtered something lately: nothing unasked goes for a while. */
  isInitiativeStopped: boolean
  /** When the cap on texts of this kind lets the next one go; null when it does now. */
  capFreeAt: number | null
  /** What it costs is reserved, or it costs nothing. */
  isPaidFor: boolean
  noticedAt: number | null
  carriesNotice: boolean
  aiNoticeEveryMs: number
  /** A seeded person must get nothing from a real provider. */
  isSeededOnRealProvider: boolean
  /** The carriers refuse our unregistered number in this country: what is urgent is tried all the same. */
  isUnregistered: boolean
  /** By the environment: nothing leaves, whatever it is. */
  areAllSendsStopped: boolean
  /** By the switch. */
  isSwitchedOff: boolean
  isToStaff: boolean
  /** A text from this number has come in and was not read yet: it may be a STOP, or speak of danger. */
  hasUnread: boolean
  /** What carriers count of ours today; null where they count none. */
  carrierDay: {
    /** 1 is all they take. */
    usedShare: number
    /** Epoch milliseconds. */
    endsAt: number
  } | null
  /** When the day of a spent budget ends, the product's or this person's; null while there is money left. */
  spendCapUntil: number | null
}
