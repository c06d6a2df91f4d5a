import type { Signup, SubscriptionType } from '#app/people/accounts/contract'
import { hoursAndMinutes } from '../../lib/format'

const PLAN_NAMES: Record<SubscriptionType, string> = {
  free: 'Free Trial',
  starter: 'Starter Plan',
  standard: 'Unlimited Plan',
  refill: 'Message Refill',
}

interface DailyMeter {
  used: number
  limit: number
  /** `21 of 50 today` */
  words: string
}

export function planName(type: SubscriptionType): string {
  return PLAN_NAMES[type]
}

/** The daily messages; the free plan has no such meter. */
export function dailyMeter(signup: Signup): DailyMeter | null {
  if (signup.subscriptionType === 'free') return null
  const { messagesUsedToday: used, dailyMessageLimit: limit } = signup
  return { used, limit, words: limit > 0 ? `${used} of ${limit} today` : 'No daily limit' }
}

interface MessagesLeft {
  count: number
  /** Read after the count: `messages left today`. */
  words: string
  /** What comes on top of it, or in its place once the day is used up; null where `count` says it. */
  more: string | null
}

/** What is left: of the day on a plan that has days, of all that was given or bought on the others. */
export function messagesLeft(signup: Signup): MessagesLeft {
  const { bonusMessages: bonus, dailyMessageLimit: limit, messagesUsedToday: used } = signup
  if (limit === 0) {
    const adjective = signup.subscriptionType === 'free' ? 'free' : 'bonus'
    return { count: bonus, words: `${adjective} ${messages(bonus)} left`, more: null }
  }
  const count = Math.max(0, limit - used)
  return { count, words: `${messages(count)} left today`, more: bonusWords(bonus, count) }
}

function bonusWords(bonus: number, leftToday: number): string {
  const words = `${bonus} bonus ${messages(bonus)}`
  return leftToday > 0 && bonus > 0 ? `and then ${words}` : `${words} left`
}

const messages = (count: number) => (count === 1 ? 'message' : 'messages')

/** `Resets in 3 hr 20 min`; the last minute is a minute. */
export function resetsIn(resetsAt: string, now: number): string {
  const left = Math.max(1, Math.ceil((Date.parse(resetsAt) - now) / 60_000))
  return `Resets in ${hoursAndMinutes(left)}`
}
