/**
 * `GET /api/safety-counts`: how often somebody was pointed to a crisis line, and to one for
 * eating disorders, by calendar year (UTC). The yearly report counts the same.
 */
export interface SafetyCounts {
  /** The year before this one, then this one so far. */
  years: { year: number; referrals: number; eatingReferrals: number; isOver: boolean }[]
}
