import { z } from 'zod'
import { glossary } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const { states: STATES } = loadWords('phones/area_codes.txt', z.strictObject({ states: glossary }))

const PREFIXES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(STATES).map(([state, codes]) => [
    state,
    codes.split(' ').map((code) => `+1${code}`),
  ])
)
const STATE_OF = new Map(
  [...PREFIXES].flatMap(([state, prefixes]) => prefixes.map((prefix) => [prefix, state] as const))
)
const PREFIX_LENGTH = '+1202'.length

/** The two letters of the state of its area code; null outside the United States. `phone` is E.164. */
export function stateOfNumber(phone: string): string | null {
  return STATE_OF.get(phone.slice(0, PREFIX_LENGTH)) ?? null
}

/** Whose law on texts may bind: the state of the area code, and the one they named in settings. */
export function statesOf({ phone, state }: { phone: string; state: string | null }): string[] {
  return [...new Set([stateOfNumber(phone), state])].filter((one) => one !== null)
}

/** How the numbers of a state begin, `+1202`. */
export function prefixesOf(state: string): readonly string[] {
  return PREFIXES.get(state) ?? []
}
