/** `GET /api/safety-counts`: how often somebody was pointed to a crisis line, by calendar year (UTC). */
export interface SafetyCounts {
  /** The year before this one, then this one so far. */
  years: { year: number; referrals: number; isOver: boolean }[]
}
