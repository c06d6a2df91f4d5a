import config from '#config/states'
import {
  ROMANTIC_PERSONALITIES,
  ROMANTIC_STYLES,
  STATES,
  type State,
} from '#app/people/states/contract'
import type { Personality, RelationshipStyle } from '#app/models/contract'
import { prefixesOf, stateOfNumber } from '#app/texting/gate/state_of_number'

for (const one of [...config.closed, ...config.restricted])
  if (!(one in STATES)) throw new Error(`CLOSED_STATES or RESTRICTED_STATES names no state: ${one}`)

export interface Resident {
  /** E.164. */
  phone: string
  /** The one they named in settings. */
  state: string | null
  /** That of the card they pay with, where it tells one. */
  billedState?: string | null
}

/** Where somebody lives, as far as we know: what they named, what their card says, or their area code. */
function stateOf({ phone, state, billedState }: Resident): string | null {
  return state ?? billedState ?? stateOfNumber(phone)
}

/** The state that is closed to them; null when none is. */
export function closedStateOf(person: Resident): string | null {
  return config.closed.find((one) => one === stateOf(person)) ?? null
}

export function isRestrictedFor(person: Resident): boolean {
  const state = stateOf(person)
  return config.restricted.some((one) => one === state)
}

/** How she is with them: where romance is not allowed she is a friend, whatever was chosen before. */
export function styleAllowed(style: RelationshipStyle, person: Resident): RelationshipStyle {
  return ROMANTIC_STYLES.includes(style) && isRestrictedFor(person) ? 'friend' : style
}

/** Who she is to them there: sweet. */
export function personalityAllowed(personality: Personality, person: Resident): Personality {
  const isRomantic = ROMANTIC_PERSONALITIES.includes(personality)
  return isRomantic && isRestrictedFor(person) ? 'sweet' : personality
}

/** `Arizona`. */
export const nameOfState = (state: string): string => STATES[state as State] ?? state

/** How the numbers of all closed states begin. */
export const closedPrefixes = (): string[] => config.closed.flatMap((one) => [...prefixesOf(one)])
