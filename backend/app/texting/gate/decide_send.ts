import { MINUTE } from '#app/core/clock/durations'
import { SENDS_STOPPED } from '#app/ledgers/switches/contract'
import type { GateFacts } from '#app/texting/gate/gate_facts'
import { isQuiet, OBJECTIONS, QUIET_HOURS } from '#app/texting/gate/objections'
import { isAiNoticeDue } from '#app/texting/gate/ai_notice'
import { KINDS, type OutboundKind } from '#app/models/kinds'
import { type SendWindow, windowOn } from '#app/texting/gate/send_window'

/** `reason` says in plain words why; it is kept on the message. */
export type GateDecision =
  | {
      verdict: 'allow'
      reason: string
      /** Epoch milliseconds: the provider must not hand it on later. */
      validUntil: number
      /** It must begin by saying that she is an AI, and does not yet. */
      needsNotice: boolean
    }
  | { verdict: 'defer'; until: number; reason: string }
  | { verdict: 'drop'; reason: string }

interface Wait {
  until: number
  reason: string
}

const RECHECK_MS = MINUTE
const LATER_MS = 30 * MINUTE
const OUTSIDE_HOURS = 'outside the hours it may come'
/** Of what carriers take in a day. */
const FOR_THE_UNASKED = 0.8
export const UNREGISTERED = 'our number is not registered yet'
/** Why hers wait for the next UTC day, or do not go at all. */
export const SPEND_CAP = 'enough texts for today (spend cap)'
export const DAILY_CAP = "enough texts for today (carriers' cap)"
const WHY_ALLOWED = {
  asked: 'just asked for',
  scheduled: 'set for this hour',
  unasked: 'she may text first',
} as const

/** Whether a text may leave now. Pure: the same facts get the same answer. */
export function decideSend(facts: GateFacts): GateDecision {
  const { occasioned } = KINDS[facts.kind]
  const window = windowOn(occasioned, facts)
  const objection = reasonToDrop(facts, window)
  if (objection) return { verdict: 'drop', reason: objection }
  const wait = reasonToWait(facts, window)
  if (wait && wait.until >= facts.expiresAt) return { verdict: 'drop', reason: wait.reason }
  if (wait) return { verdict: 'defer', ...wait }
  return {
    verdict: 'allow',
    reason: WHY_ALLOWED[occasioned],
    validUntil: Math.min(facts.expiresAt, window?.closesAt ?? Infinity),
    needsNotice: needsNotice(facts),
  }
}

function reasonToDrop(facts: GateFacts, window: SendWindow | null): string | null {
  for (const objection of OBJECTIONS) {
    const reason = objection(facts)
    if (reason) return reason
  }
  return KINDS[facts.kind].isHers && isClosed(facts, window) ? OUTSIDE_HOURS : null
}

function isClosed({ now }: GateFacts, window: SendWindow | null): boolean {
  return window !== null && now >= window.closesAt
}

/** The longest of what it waits for. */
function reasonToWait(facts: GateFacts, window: SendWindow | null): Wait | null {
  const waits = WAITS.flatMap((waitOf) => waitOf(facts, window) ?? [])
  return waits.sort((one, other) => other.until - one.until)[0] ?? null
}

const WAITS: ((facts: GateFacts, window: SendWindow | null) => Wait | null)[] = [
  (facts) =>
    facts.areAllSendsStopped || (facts.isSwitchedOff && !goesAllTheSame(facts))
      ? { until: facts.now + RECHECK_MS, reason: SENDS_STOPPED }
      : null,
  ({ spendCapUntil, kind }) =>
    spendCapUntil !== null && KINDS[kind].isHers
      ? { until: spendCapUntil, reason: SPEND_CAP }
      : null,
  ({ carrierDay, kind }) =>
    carrierDay && carrierDay.usedShare >= shareOf(kind)
      ? { until: carrierDay.endsAt, reason: DAILY_CAP }
      : null,
  (facts) =>
    facts.isUnregistered && !goesAllTheSame(facts)
      ? { until: facts.now + RECHECK_MS, reason: UNREGISTERED }
      : null,
  // That nobody reads may be what the operator has to be told.
  ({ hasUnread, kind, now }) =>
    hasUnread && kind !== 'operator_alarm'
      ? { until: now + 500, reason: 'a text of yours is being read' }
      : null,
  ({ now }, window) =>
    window && now < window.opensAt ? { until: window.opensAt, reason: OUTSIDE_HOURS } : null,
  // What the law asks us to tell waits for the next hour it may come; hers would be late by then.
  (facts, window) =>
    isClosed(facts, window) ? { until: facts.now + LATER_MS, reason: OUTSIDE_HOURS } : null,
  (facts, window) =>
    window && isQuiet(facts) ? { until: facts.now + LATER_MS, reason: QUIET_HOURS } : null,
  ({ capFreeAt, now }) =>
    capFreeAt !== null && capFreeAt > now
      ? { until: capFreeAt, reason: 'enough texts for now' }
      : null,
]

/** The last part of the carriers' day is for what somebody asked for; what is not hers always goes. */
function shareOf(kind: OutboundKind): number {
  const { isHers, occasioned } = KINDS[kind]
  if (!isHers) return Infinity
  return occasioned === 'asked' ? 1 : FOR_THE_UNASKED
}

/** What is urgent, and a code to staff, who could else not sign in to lift what holds the rest. */
function goesAllTheSame({ isToStaff, kind }: GateFacts): boolean {
  return KINDS[kind].isUrgent || (kind === 'code' && isToStaff)
}

function needsNotice({
  kind,
  carriesNotice,
  noticedAt,
  now,
  timeZone,
  aiNoticeEveryMs,
}: GateFacts) {
  if (!KINDS[kind].isHers || carriesNotice) return false
  return isAiNoticeDue(noticedAt, { now, timeZone, everyMs: aiNoticeEveryMs })
}
