import type { Signup, SubscriptionType } from '#app/people/accounts/contract'

const PLAN_NAMES: Record<SubscriptionType, string> = {
  free: 'Free Trial',
  starter: 'Starter Plan',
  standard: 'Unlimited Plan',
  refill: 'Message Refill',
}

export interface DailyMeter {
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

/** `Resets in 3 h 20 min`; the last minute is a minute. */
export function resetsIn(resetsAt: string, now: number): string {
  const left = Math.max(1, Math.ceil((Date.parse(resetsAt) - now) / 60_000))
  const hours = Math.floor(left / 60)
  const parts = [hours > 0 && `${hours} h`, left % 60 > 0 && `${left % 60} min`]
  return `Resets in ${parts.filter(Boolean).join(' ')}`
}
