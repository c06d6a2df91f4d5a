export type OutboundKind =
  | 'code'
  | 'stop_answer'
  | 'keyword_answer'
  | 'pointer'
  | 'first_text'
  | 'greeting'
  | 'reply'
  | 'scheduled'
  | 'scheduled_now'
  | 'outage'
  | 'crisis'
  | 'notice'
  | 'test'

/** Everything the decision rests on; instants are epoch milliseconds. */
export interface GateFacts {
  kind: OutboundKind
  now: number
  expiresAt: number
  /** STOP was texted, or the provider says so. */
  isOptedOut: boolean
  badNumberReason: string | null
  isPaused: boolean
  /** No date of birth 24 hours after sign-up. */
  isAgeOverdue: boolean
  /** A seeded person must get nothing from a real provider. */
  isSeededOnRealProvider: boolean
  areAllSendsStopped: boolean
}

export type GateDecision =
  | { verdict: 'allow' }
  | { verdict: 'defer'; until: number; reason: string }
  | { verdict: 'drop'; reason: string }

const RECHECK_MS = 60_000
/** Texts that are not her talking: they go also to a person whose talk is paused. */
const SYSTEM: readonly OutboundKind[] = [
  'code',
  'stop_answer',
  'keyword_answer',
  'pointer',
  'crisis',
  'notice',
  'test',
]

/** Whether a text may leave now. Every answer but yes carries its reason, which is kept on the message. */
export function decideSend(facts: GateFacts): GateDecision {
  const reason = reasonToDrop(facts)
  if (reason) return { verdict: 'drop', reason }
  if (facts.areAllSendsStopped) {
    return { verdict: 'defer', until: facts.now + RECHECK_MS, reason: 'all sends are stopped' }
  }
  return { verdict: 'allow' }
}

function reasonToDrop(facts: GateFacts): string | null {
  if (facts.now >= facts.expiresAt) return 'it was no longer timely'
  if (facts.isSeededOnRealProvider) return 'demo person'
  // The confirmation of a STOP is the one text that may follow it.
  if (facts.isOptedOut && facts.kind !== 'stop_answer') return 'you replied STOP'
  if (facts.badNumberReason) return facts.badNumberReason
  return SYSTEM.includes(facts.kind) ? null : reasonToHoldHer(facts)
}

function reasonToHoldHer({ isPaused, isAgeOverdue }: GateFacts): string | null {
  if (isPaused) return 'texting is paused'
  return isAgeOverdue ? 'your date of birth is missing' : null
}
