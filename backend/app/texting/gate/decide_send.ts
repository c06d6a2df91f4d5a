import { SENDS_STOPPED } from '#app/ledgers/switches/contract'
import { type Hours, isWithin, wallClockOf } from '#app/core/clock/wall_clock'
import { isAiNoticeDue } from '#app/texting/gate/ai_notice'
import { KINDS, type OutboundKind } from '#app/models/kinds'
import { type SendWindow, windowOn } from '#app/texting/gate/send_window'

/** Everything the decision rests on; instants are epoch milliseconds. */
export interface GateFacts {
  kind: OutboundKind
  now: number
  expiresAt: number
  /** The person's IANA zone. */
  timeZone: string
  /** The due instant of an hour outside the usual ones that the person confirmed. */
  slotAt: number | null
  quietHours: Hours | null
  /** The ledger holds this person's consent to texts on this number. */
  hasConsent: boolean
  /** STOP was texted, in a word or in plain words, or the provider says so. */
  isOptedOut: boolean
  isPaused: boolean
  /** She may begin by herself: switched on in settings. */
  mayTextFirst: boolean
  /** No date of birth 24 hours after sign-up. */
  isAgeOverdue: boolean
  badNumberReason: string | null
  /** Several texts in a row did not reach the phone. */
  isUnreachable: boolean
  /** The carrier or the phone blocked a text. */
  isBlocked: boolean
  /** The carrier filtered these very words before. */
  isFilteredText: boolean
  /** The carrier filtered something lately: nothing unasked goes for a while. */
  isInitiativeStopped: boolean
  /** When the cap on texts of this kind lets the next one go; null when it does now. */
  capFreeAt: number | null
  /** What it costs is reserved, or it costs nothing. */
  isPaidFor: boolean
  noticedAt: number | null
  carriesNotice: boolean
  aiNoticeEveryMs: number
  /** A seeded person must get nothing from a real provider. */
  isSeededOnRealProvider: boolean
  /** The carriers refuse our unregistered number in this country: what is urgent is tried all the same. */
  isUnregistered: boolean
  /** By the environment: nothing leaves, whatever it is. */
  areAllSendsStopped: boolean
  /** By the switch. */
  isSwitchedOff: boolean
  isToStaff: boolean
  /** A text from this number has come in and was not read yet: it may be a STOP, or speak of danger. */
  hasUnread: boolean
  /** When the day of a spent budget ends, the product's or this person's; null while there is money left. */
  spendCapUntil: number | null
}

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

type Objection = (facts: GateFacts) => string | null
interface Wait {
  until: number
  reason: string
}

const RECHECK_MS = 60_000
/** Why hers wait for the next UTC day, or do not go at all. */
export const SPEND_CAP = 'enough texts for today (spend cap)'
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
  return window && facts.now >= window.closesAt ? 'outside the hours it may come' : null
}

const always: Objection[] = [
  ({ now, expiresAt }) => (now >= expiresAt ? 'it was no longer timely' : null),
  ({ isSeededOnRealProvider }) => (isSeededOnRealProvider ? 'demo person' : null),
  // The confirmation of a STOP is the one text that may follow it.
  ({ isOptedOut, kind }) => (isOptedOut && kind !== 'stop_answer' ? 'you replied STOP' : null),
  ({ badNumberReason }) => badNumberReason,
]

/** Texts that are not her talking go also to a person whose talk is paused. */
const toHerTalk: Objection[] = [
  ({ isPaused }) => (isPaused ? 'texting is paused' : null),
  ({ isAgeOverdue }) => (isAgeOverdue ? 'your date of birth is missing' : null),
  ({ isFilteredText }) => (isFilteredText ? 'the carrier filtered these words before' : null),
  ({ isPaidFor }) => (isPaidFor ? null : 'no messages left'),
]

/** What nobody asked for in this minute needs more. */
const toWhatComesByItself: Objection[] = [
  ({ hasConsent }) => (hasConsent ? null : 'there is no consent to texts'),
  ({ quietHours, now, timeZone }) =>
    isWithin(wallClockOf(now, timeZone), quietHours) ? 'your quiet hours' : null,
  ({ isBlocked }) => (isBlocked ? 'your carrier or phone blocked a text' : null),
  ({ isUnreachable }) => (isUnreachable ? 'your phone could not be reached' : null),
]

const toUnasked: Objection[] = [
  ({ mayTextFirst }) => (mayTextFirst ? null : 'she may not text first'),
  ({ isInitiativeStopped }) => (isInitiativeStopped ? 'the carrier filtered a text lately' : null),
]

const OBJECTIONS: Objection[] = [
  ...always,
  ...toHerTalk.map(onlyWhen((facts) => KINDS[facts.kind].isHers)),
  ...toWhatComesByItself.map(onlyWhen((facts) => KINDS[facts.kind].occasioned !== 'asked')),
  ...toUnasked.map(onlyWhen((facts) => KINDS[facts.kind].occasioned === 'unasked')),
]

function onlyWhen(applies: (facts: GateFacts) => boolean) {
  return (objection: Objection): Objection =>
    (facts) =>
      applies(facts) ? objection(facts) : null
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
  (facts) =>
    facts.isUnregistered && !goesAllTheSame(facts)
      ? { until: facts.now + RECHECK_MS, reason: 'our number is not registered yet' }
      : null,
  ({ hasUnread, now }) =>
    hasUnread ? { until: now + 500, reason: 'a text of yours is being read' } : null,
  ({ now }, window) =>
    window && now < window.opensAt
      ? { until: window.opensAt, reason: 'outside the hours it may come' }
      : null,
  ({ capFreeAt, now }) =>
    capFreeAt !== null && capFreeAt > now
      ? { until: capFreeAt, reason: 'enough texts for now' }
      : null,
]

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
