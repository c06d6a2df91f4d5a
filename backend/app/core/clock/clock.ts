/** The time, in epoch milliseconds. Injected wherever a rule depends on it, so that tests can move it. */
export class Clock {
  now(): number {
    return Date.now()
  }
}

/** Milliseconds until then; 0 when it is over, or was set by a clock that has been set back since. */
export function leftUntil(at: number, now: number, longest: number): number {
  const left = at - now
  return left > longest ? 0 : Math.max(0, left)
}
