import type { PlanId } from '#app/models/contract'
import { NAMES } from '#database/seeders/demo_words'
import type { Dice } from '#database/seeders/dice'

/** Somebody who found the business, and what becomes of them. Instants are epoch milliseconds. */
export interface BusinessPerson {
  index: number
  firstName: string
  lastName: string
  email: string
  phone: string
  timeZone: string
  joinedAt: number
  /** What they buy, and when; null for who stays on the free trial. */
  buys: { planId: PlanId; at: number; card: string; then: 'keep' | 'cancel' | 'refund' } | null
  /** The share of days on which they text. */
  eagerness: number
  /** When they text STOP. */
  leavesAt: number | null
  isPaused: boolean
}

export const PEOPLE = 60
export const DAY_MS = 24 * 60 * 60_000
const OLDEST_DAYS = 75
const FINE_CARD = '4242 4242 4242 4242'
/** Taken at first, declined at the first renewal. */
const FAILING_CARD = '4000 0000 0000 0341'
/** Area codes and their zones; with 555-01xx they are fictional numbers. */
const AREAS = [
  ['212', 'America/New_York'],
  ['617', 'America/New_York'],
  ['305', 'America/New_York'],
  ['404', 'America/New_York'],
  ['312', 'America/Chicago'],
  ['512', 'America/Chicago'],
  ['303', 'America/Denver'],
  ['415', 'America/Los_Angeles'],
  ['206', 'America/Los_Angeles'],
] as const
/** The tales that are told once each, by place in the order of joining. */
const FAILS_TO_RENEW = 12
const CANCELS = 20
const IS_REFUNDED = 41
const ON_HOLIDAY = 33
const LEAVERS: Readonly<Record<number, number>> = { 9: 24, 17: 16, 28: 9, 37: 3, 46: 0.3 }

/** The customers in the order in which they came: more of them lately. */
export function businessPeople(dice: Dice, now: number): BusinessPerson[] {
  return Array.from({ length: PEOPLE }, (_, index) => personAt(dice, index, now))
}

function personAt(dice: Dice, index: number, now: number): BusinessPerson {
  const firstName = NAMES.first[index % NAMES.first.length] ?? ''
  const lastName = NAMES.last[(index * 7) % NAMES.last.length] ?? ''
  const [area, timeZone] = dice.pick(AREAS)
  const age = OLDEST_DAYS * ((PEOPLE - 1 - index) / PEOPLE) ** 1.5 + 0.2 + dice.roll() * 0.3
  const joinedAt = now - Math.round(age * DAY_MS)
  const daysAgo = LEAVERS[index]
  return {
    ...{ index, firstName, lastName, timeZone, joinedAt },
    email: `${firstName}.${lastName}${index}@everly.example`.toLowerCase(),
    phone: `+1${area}55501${10 + index}`,
    buys: purchaseOf(dice, { index, joinedAt, now }),
    eagerness: 0.35 + dice.roll() * 0.5,
    leavesAt: daysAgo === undefined ? null : now - daysAgo * DAY_MS,
    isPaused: index === ON_HOLIDAY,
  }
}

function purchaseOf(
  dice: Dice,
  { index, joinedAt, now }: { index: number; joinedAt: number; now: number }
): BusinessPerson['buys'] {
  const planId = dice.pick(['starter', 'starter', 'standard', 'refill', null, null] as const)
  const at = joinedAt + Math.round((0.5 + dice.roll() * 4) * DAY_MS)
  if (index === FAILS_TO_RENEW)
    return { planId: 'starter', at: now - 34 * DAY_MS, card: FAILING_CARD, then: 'keep' }
  if (index === CANCELS) return { planId: 'starter', at, card: FINE_CARD, then: 'cancel' }
  if (index === IS_REFUNDED) return { planId: 'refill', at, card: FINE_CARD, then: 'refund' }
  return planId && at < now ? { planId, at, card: FINE_CARD, then: 'keep' } : null
}
