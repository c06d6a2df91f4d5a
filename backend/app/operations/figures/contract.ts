/**
 * `GET /api/admin/figures`: the dashboard. Money in millionths of a US dollar, days UTC, instants ISO 8601.
 */
export interface Figures {
  at: string
  /** People who texted or were texted since the day began. */
  activeToday: number
  last24h: {
    textsIn: number
    textsOut: number
    /** Of the texts that have ended; null before the first. */
    deliveryRate: number | null
    /** From the last text of a burst to the reply being handed over; null without replies. */
    replyLatencyMs: { p50: number; p95: number } | null
    optOuts: number
    /** The prefixes most codes were asked for. */
    verification: { prefix: string; asked: number; verified: number }[]
    spend: { segments: number; smsMicros: number; tokens: number; aiMicros: number }
    revenueMicros: number
  }
  openSafetyEvents: number
  openAlarms: number
  deadJobs: number
  /** How long the oldest due job has waited; null when none is due. */
  oldestJobMs: number | null
  areAllSendsStopped: boolean
  /** What members, strangers' texts and codes cost since 00:00 UTC, each with its cap. */
  purses: { purse: 'members' | 'strangers' | 'codes'; spentMicros: number; capMicros: number }[]
  /** Oldest first, 30 of them, today last. */
  days: FiguresOfDay[]
  attention: Attention[]
}

export interface FiguresOfDay {
  /** `YYYY-MM-DD` */
  day: string
  textsIn: number
  textsOut: number
  undelivered: number
  signups: number
  spendMicros: number
  revenueMicros: number
}

/** Something somebody should look at; `to` is a path of the console, with its filters. */
export interface Attention {
  kind:
    | 'crisis'
    | 'safety'
    | 'alarm'
    | 'dead_jobs'
    | 'past_due'
    | 'undelivered'
    | 'conversion'
    | 'spend'
  text: string
  count: number
  to: string
}
