/**
 * When a burst of texts counts as finished: a while after its last text, but not later than a while after
 * its first. Instants are epoch milliseconds.
 */
export function quietAt(
  burst: { first: number; last: number },
  { quietMs, quietLimitMs }: { quietMs: number; quietLimitMs: number }
): number {
  return Math.min(burst.last + quietMs, burst.first + quietLimitMs)
}
