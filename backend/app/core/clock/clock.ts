/** The time, in epoch milliseconds. Injected wherever a rule depends on it, so that tests can move it. */
export class Clock {
  now(): number {
    return Date.now()
  }
}
