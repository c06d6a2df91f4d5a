import { test } from '@japa/runner'
import { decideSend } from '#app/texting/gate/decide_send'
import type { GateFacts } from '#app/texting/gate/gate_facts'
import { KINDS, type OutboundKind } from '#app/models/kinds'
import { ZONES } from '#tests/year/zones'

const TEXTS = 20_000
const SEED = 20261121
const HOUR = 60 * 60_000
const YEAR_START = Date.parse('2026-01-01T00:00:00Z')
const ALL = Object.keys(KINDS) as OutboundKind[]
const URGENT: OutboundKind[] = ['stop_answer', 'keyword_answer', 'crisis', 'operator_alarm']
const STATES_TRIED = ['TX', 'FL', 'OK', 'WA', 'NY', 'CA']
/** Written out anew, by state. */
const BY_LAW: Record<string, (weekday: string) => [number, number]> = {
  TX: (weekday) => [(weekday === 'Sun' ? 12 : 9) * 60, 21 * 60],
  FL: () => [8 * 60, 20 * 60],
  OK: () => [8 * 60, 20 * 60],
  WA: () => [8 * 60, 20 * 60],
}
const HOURS = {
  scheduled: () => [8 * 60, 21 * 60],
  unasked: (weekday: string) => [(weekday === 'Sun' ? 12 : 9) * 60, 20 * 60],
}

/** The same numbers in every run (mulberry32). */
function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Minute of the day and weekday by the platform's own clock, not by the library the gate uses. */
function clockIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (at: number) => {
    const parts = Object.fromEntries(
      format.formatToParts(at).map((part) => [part.type, part.value])
    )
    return { minute: Number(parts.hour) * 60 + Number(parts.minute), weekday: parts.weekday ?? '' }
  }
}
const CLOCKS = new Map<string, ReturnType<typeof clockIn>>(
  ZONES.map((zone) => [zone, clockIn(zone)])
)

function anyFacts(random: () => number): GateFacts {
  const often = (share: number) => random() < share
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const now = YEAR_START + Math.floor(random() * 365 * 24 * HOUR)
  const hhmm = () =>
    `${String(Math.floor(random() * 24)).padStart(2, '0')}:${pick(['00', '15', '30', '45'])}`
  return {
    kind: pick(ALL),
    now,
    expiresAt: now + Math.floor((random() - 0.1) * 5 * HOUR),
    timeZone: pick(ZONES),
    slotAt: often(0.2) ? now + Math.floor((random() - 0.5) * 2 * HOUR) : null,
    states: STATES_TRIED.filter(() => often(0.15)),
    quietHours: often(0.3) ? { from: hhmm(), until: hhmm() } : null,
    hasConsent: often(0.9),
    isOptedOut: often(0.1),
    isPaused: often(0.1),
    mayTextFirst: often(0.8),
    isAgeOverdue: often(0.05),
    badNumberReason: often(0.05) ? 'this number cannot take texts' : null,
    isUnreachable: often(0.05),
    isBlocked: often(0.05),
    isFilteredText: often(0.05),
    isInitiativeStopped: often(0.1),
    capFreeAt: often(0.1) ? now + Math.floor((random() - 0.5) * HOUR) : null,
    isPaidFor: often(0.9),
    noticedAt: often(0.9) ? now - Math.floor(random() * 12 * HOUR) : null,
    carriesNotice: often(0.2),
    aiNoticeEveryMs: 3 * HOUR,
    isSeededOnRealProvider: often(0.02),
    isUnregistered: often(0.03),
    areAllSendsStopped: often(0.03),
    isSwitchedOff: often(0.05),
    isToStaff: often(0.05),
    hasUnread: often(0.05),
    carrierDay: often(0.1)
      ? { usedShare: random() * 1.5, endsAt: now + 1 + random() * HOUR }
      : null,
    spendCapUntil: often(0.05) ? now + 1 + Math.floor(random() * 24 * HOUR) : null,
  }
}

const isLaw = (law: readonly number[]): law is [number, number] => law.length === 2

/** Whether the minute at which a text would reach somebody lies in the hours for its kind. */
function isInHours(facts: GateFacts, at: number): boolean {
  const { occasioned } = KINDS[facts.kind]
  if (occasioned === 'asked') return true
  if (occasioned === 'scheduled' && facts.slotAt !== null) {
    return at >= facts.slotAt && at <= facts.slotAt + HOUR / 2
  }
  const { minute, weekday } = CLOCKS.get(facts.timeZone)!(at)
  const [from = 0, until = 0] = HOURS[occasioned](weekday)
  const laws = facts.states.flatMap((state) => [BY_LAW[state]?.(weekday) ?? []].filter(isLaw))
  return [[from, until] as const, ...laws].every(([begin, end]) => minute >= begin && minute < end)
}

const MUST_NOT_LEAVE: [string, (facts: GateFacts) => boolean][] = [
  ['after a revocation', (facts) => facts.isOptedOut && facts.kind !== 'stop_answer'],
  ['too late', ({ now, expiresAt }) => now >= expiresAt],
  ['to a bad number', (facts) => facts.badNumberReason !== null],
  ['while paused', (facts) => KINDS[facts.kind].isHers && facts.isPaused],
  ['unpaid', (facts) => KINDS[facts.kind].isHers && !facts.isPaidFor],
  ['without consent', (facts) => KINDS[facts.kind].occasioned !== 'asked' && !facts.hasConsent],
  ['unasked without leave', (facts) => facts.kind === 'initiative' && !facts.mayTextFirst],
  ['over the cap', (facts) => facts.capFreeAt !== null && facts.capFreeAt > facts.now],
  ['while all is stopped', (facts) => facts.areAllSendsStopped],
  [
    'while the switch is on, or carriers refuse our number',
    (facts) =>
      (facts.isSwitchedOff || facts.isUnregistered) &&
      !URGENT.includes(facts.kind) &&
      !(facts.kind === 'code' && facts.isToStaff),
  ],
  [
    "over the carriers' daily cap",
    ({ kind, carrierDay }) => {
      const { isHers, occasioned } = KINDS[kind]
      return isHers && (carrierDay?.usedShare ?? 0) >= (occasioned === 'asked' ? 1 : 0.8)
    },
  ],
  ['over the spend cap', (facts) => KINDS[facts.kind].isHers && facts.spendCapUntil !== null],
]

test.group('Whatever text comes to the gate', () => {
  test(`${TEXTS} of them, in 12 zones on any day: none leaves that must not, every answer has its reason`, ({
    assert,
  }) => {
    const random = randomOf(SEED)
    const verdicts = { allow: 0, defer: 0, drop: 0 }
    const wrong: string[] = []
    for (let count = 0; count < TEXTS; count++) {
      const facts = anyFacts(random)
      const decision = decideSend(facts)
      verdicts[decision.verdict]++
      const faults = faultsOf(facts, decision)
      if (faults.length > 0) wrong.push(`${faults.join(', ')}: ${JSON.stringify(facts)}`)
    }
    assert.deepEqual(wrong.slice(0, 3), [])
    for (const count of Object.values(verdicts)) assert.isAbove(count, TEXTS / 100)
  })
})

function faultsOf(facts: GateFacts, decision: ReturnType<typeof decideSend>): string[] {
  const faults = decision.reason ? [] : ['no reason']
  if (decision.verdict === 'defer') {
    const { until } = decision
    if (until <= facts.now || until >= facts.expiresAt) faults.push('deferred to no good time')
  }
  if (decision.verdict !== 'allow') return faults
  const { validUntil } = decision
  faults.push(...MUST_NOT_LEAVE.filter(([, applies]) => applies(facts)).map(([name]) => name))
  if (!isInHours(facts, facts.now)) faults.push('outside its hours')
  if (validUntil <= facts.now || validUntil > facts.expiresAt) faults.push('valid too long')
  // The last moment at which the provider may still hand it on.
  if (!isInHours(facts, validUntil - 1)) faults.push('valid past its window')
  return faults
}
