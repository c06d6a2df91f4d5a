import { findOpenLoops, type FoundLoop } from '#app/conversations/initiative/find_open_loops'
import {
  hearOfLoops,
  isNamingEvent,
  type KnownLoop,
  leftAloneUntil,
  type LoopChange,
} from '#app/conversations/initiative/hear_of_loops'

/** What a text does to what she means to ask about. */
export interface Heard {
  changes: LoopChange[]
  found: FoundLoop[]
  /** It speaks of something she may ask about, whenever that is. */
  isNamingEvent: boolean
}

export const NOTHING_HEARD: Heard = { changes: [], found: [], isNamingEvent: false }

/** Pure; `now` is when it was said, epoch milliseconds. */
export function hearText(
  text: string,
  known: readonly KnownLoop[],
  where: { now: number; timeZone: string }
): Heard {
  const until = leftAloneUntil(text, where.now)
  return {
    changes: hearOfLoops(text, known, where),
    found: findOpenLoops(text, where).filter(({ eventAt }) => eventAt >= until),
    isNamingEvent: isNamingEvent(text),
  }
}
