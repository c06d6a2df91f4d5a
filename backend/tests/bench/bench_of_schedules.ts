import type { AcceptingProvider } from './accepting_provider.js'
import type { MovableClock } from './movable_clock.js'

/** What every part of the bench of schedules works with. */
export interface Bench {
  clock: MovableClock
  provider: AcceptingProvider
  segmentsPerSecond: number
}
