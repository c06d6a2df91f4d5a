import type { Scene, Turn } from '#app/companion/voice/language_model'

/** From which turn on they wait for an answer; past the last one when nobody does. */
export function startOfUnanswered(turns: readonly Turn[]): number {
  return turns.findLastIndex((turn) => turn.sender === 'girlfriend' || turn.needsNoAnswer) + 1
}

/** When they wrote last before the turn at `index`: her texts by the clock break no silence of theirs. */
export function lastHeard({ turns, heardBefore }: Scene, index: number): number | undefined {
  return turns.slice(0, index).findLast((turn) => turn.sender === 'user')?.at ?? heardBefore
}

/** When they wrote last before what she answers now; undefined when that was never. */
export function heardBeforeAnswer(scene: Scene): number | undefined {
  return lastHeard(scene, startOfUnanswered(scene.turns))
}
