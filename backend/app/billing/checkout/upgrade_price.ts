/** The provider takes no card payment below this. */
const SMALLEST_CENTS = 50

/**
 * Cents for the rest of the period that has begun: the share of the difference between two monthly prices.
 */
export function upgradePrice(
  prices: { from: number; to: number },
  { periodStart, periodEnd, now }: { periodStart: number; periodEnd: number; now: number }
): number {
  const difference = prices.to - prices.from
  const left = (periodEnd - now) / Math.max(1, periodEnd - periodStart)
  const cents = Math.round(difference * Math.min(1, Math.max(0, left)))
  return Math.max(SMALLEST_CENTS, cents)
}
