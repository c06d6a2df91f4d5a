import type { SubscriptionUser } from '#app/billing/plans/contract'
import { hoursAndMinutes } from '../../lib/format'

const MINUTE_MS = 60_000

interface Figure {
  term: string
  value: string
}

/** The four figures of the usage panel. The free tier has no day: nothing is counted in one. */
export function usageFigures(user: SubscriptionUser): Figure[] {
  const { dailyMessageLimit: limit, messagesUsedToday: used, bonusMessages: bonus } = user
  const isFree = user.subscriptionType === 'free'
  return [
    { term: 'Messages today', value: isFree ? '0' : String(used) },
    { term: isFree ? 'Free messages' : 'Bonus messages', value: String(bonus) },
    { term: 'Daily limit', value: isFree || limit === 0 ? 'N/A' : String(limit) },
    { term: 'Total available', value: String(isFree ? bonus : totalAvailable(user)) },
  ]
}

export function totalAvailable(user: SubscriptionUser): number {
  return Math.max(0, user.dailyMessageLimit - user.messagesUsedToday) + user.bonusMessages
}

/** `in 3 hr 20 min`; null when the moment has passed and the next poll brings a new one. */
export function timeUntil(instant: string, now: number): string | null {
  const minutes = Math.ceil((Date.parse(instant) - now) / MINUTE_MS)
  return minutes > 0 ? `in ${hoursAndMinutes(minutes)}` : null
}
