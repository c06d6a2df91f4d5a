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

/** Millionths of a US dollar. What came in is less what was given back, each counted when it moved. */
export interface Money {
  revenueMicros: number
  /** Both ways, at our prices of a segment. */
  textsMicros: number
  modelMicros: number
  /** What came in less what both cost. */
  marginMicros: number
}

/** `GET /api/admin/signups/{id}/costs`: what a person paid and cost, codes not among it. */
export interface CostsOfPerson {
  /** The first UTC day of both: of signing up, or the oldest whose costs are kept. ISO 8601. */
  since: string
  isSinceSignup: boolean
  /** Of the last 30 UTC days, today among them. */
  lately: Money
  /** Since then. */
  total: Money
}

/** `GET /api/admin/costs`: the last 30 UTC days, today among them. */
export interface Costs {
  /** The first of the days; ISO 8601. */
  since: string
  /** Free first, then as they are sold; each person, with all they paid and cost, under the plan of today. */
  plans: CostsOfPlan[]
  /** Codes, strangers, and those who have left. */
  withoutAccount: CostsOfMany
  total: CostsOfMany
  /** The most asked first. */
  models: UseOfModel[]
  /** The most frequent first. */
  rejections: Rejections[]
}

export interface CostsOfMany extends Money {
  /** Who cost something. */
  people: number
  promptTokens: number
  /** Of those, what came from the provider's cache. */
  cachedTokens: number
}

export interface CostsOfPlan extends CostsOfMany {
  plan: string
  name: string
}

export interface UseOfModel {
  model: string
  calls: number
  promptTokens: number
  cachedTokens: number
  costMicros: number
  /** Calls whose words a check held back. */
  rejected: number
}

/** How often a check held back a model's words. */
export interface Rejections {
  check: string
  model: string
  /** Null for a stand-in, which has no prompt. */
  promptVersion: string | null
  calls: number
  /** All calls of that model with that prompt. */
  of: number
}
