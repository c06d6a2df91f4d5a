import type { Scene, Turn } from '#app/companion/voice/language_model'

/** From which turn on they wait for an answer; past the last one when nobody does. */
export function startOfUnanswered(turns: readonly Turn[]): number {
  return turns.findLastIndex((turn) => turn.sender === 'girlfriend' || turn.needsNoAnswer) + 1
}

/** All that is known of what they wrote, oldest first. */
export function theirTurns(scene: Scene): Turn[] {
  return theirsBefore(scene, scene.turns.length)
}

/** The same of before the turn at `index`. */
export function theirsBefore({ turns, earlier = [] }: Scene, index: number): Turn[] {
  return [...earlier, ...turns.slice(0, index).filter(({ sender }) => sender === 'user')]
}

/** When they wrote last before the turn at `index`: her texts by the clock break no silence of theirs. */
export function lastHeard(scene: Scene, index: number): number | undefined {
  return theirsBefore(scene, index).at(-1)?.at
}

/** When they wrote last before what she answers now; undefined when that was never. */
export function heardBeforeAnswer(scene: Scene): number | undefined {
  return lastHeard(scene, startOfUnanswered(scene.turns))
}
