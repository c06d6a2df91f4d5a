import type { Target } from '#tests/attacks/target'

/** What an attacker has in hand afterwards; empty when the attack brought nothing. */
export type Gains = string[]

export interface Attack {
  name: string
  /** What the attacker is after. */
  wants: string
  /** The drivers there is something to attack with; both when left out. */
  only?: 'stand-ins' | 'real packages'
  /** Throws when it could not even be tried: that says nothing about the product. */
  run: (target: Target) => Promise<Gains>
}

/** `name` is gained when it is so. */
export function gainIf(isGained: boolean, name: string): Gains {
  return isGained ? [name] : []
}

/** What an attack takes for granted; without it, it would be blocked by its own mistake. */
export function mustBe(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`could not be tried: ${what}`)
}
