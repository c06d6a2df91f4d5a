import type { Turn } from '#app/companion/voice/language_model'

/** From which turn on they wait for an answer; past the last one when nobody does. */
export function startOfUnanswered(turns: readonly Turn[]): number {
  return turns.findLastIndex((turn) => turn.sender === 'girlfriend' || turn.needsNoAnswer) + 1
}
