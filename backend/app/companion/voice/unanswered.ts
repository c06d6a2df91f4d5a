import type { Scene, Turn } from '#app/companion/voice/language_model'

/** A talk, or the turns of one alone. */
interface Written extends Pick<Scene, 'earlier'> {
  turns: readonly Turn[]
}

/** From which turn on they wait for an answer; past the last one when nobody does. */
export function startOfUnanswered(turns: readonly Turn[]): number {
  return turns.findLastIndex((turn) => turn.sender === 'girlfriend' || turn.needsNoAnswer) + 1
}

/** All that is known of what they wrote, oldest first. */
export function theirTurns(scene: Scene): Turn[] {
  return theirsBefore(scene, scene.turns.length)
}

/** The same of before the turn at `index`. */
export function theirsBefore({ turns, earlier = [] }: Written, index: number): Turn[] {
  return [...earlier, ...turns.slice(0, index).filter(({ sender }) => sender === 'user')]
}

/** When they wrote last before the turn at `index`: her texts by the clock break no silence of theirs. */
export function lastHeard(talk: Written, index: number): number | undefined {
  return theirsBefore(talk, index).at(-1)?.at
}

/** When they wrote last before what she answers now; undefined when that was never. */
export function heardBeforeAnswer(talk: Written): number | undefined {
  return lastHeard(talk, startOfUnanswered(talk.turns))
}
