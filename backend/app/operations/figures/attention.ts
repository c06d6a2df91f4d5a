import { CRISES, OTHER_SAFETY_KINDS } from '#app/models/contract'
import type { Attention } from '#app/operations/figures/contract'
import type { TextsOut } from '#app/operations/figures/count_period'
import type { OpenTroubles } from '#app/operations/figures/open_troubles'
import type { VerificationFigures } from '#app/operations/figures/verification_figures'
import type { Purse } from '#app/ledgers/spending/purses'
import type { PurseOfDay } from '#app/ledgers/spending/spending'

export interface WorthLooking extends OpenTroubles {
  texts: Pick<TextsOut, 'ended' | 'undelivered'>
  /** Since when those were counted; epoch milliseconds. */
  since: number
  verification: readonly VerificationFigures[]
  /** Of this UTC day. */
  purses: readonly PurseOfDay[]
}

/** A few texts always get lost; these do not. */
const LOST_AT_LEAST = 3
const LOST_SHARE = 0.05
/** Codes asked for and never entered are what somebody earns money with. */
const ASKED_AT_LEAST = 20
const VERIFIED_SHARE = 0.3
const CAP_SHARE = 0.8

/** What somebody should look at, the most urgent first, each with where in the console it stands. */
export function attentionTo(found: WorthLooking): Attention[] {
  return [...ofSafety(found), ...ofRunning(found), ...ofTexts(found), ...ofMoney(found)].filter(
    ({ count }) => count > 0
  )
}

function ofSafety({ crises, otherSafetyEvents }: WorthLooking): Attention[] {
  return [
    {
      kind: 'crisis',
      text: counted(crises, 'crisis is unanswered', 'crises are unanswered'),
      count: crises,
      to: listOf('safety-events', { state: 'open', kind: CRISES }),
    },
    {
      kind: 'safety',
      text: counted(
        otherSafetyEvents,
        'non-crisis safety event is open',
        'non-crisis safety events are open'
      ),
      count: otherSafetyEvents,
      to: listOf('safety-events', { state: 'open', kind: OTHER_SAFETY_KINDS }),
    },
  ]
}

function ofRunning({ alarms, deadJobs }: WorthLooking): Attention[] {
  return [
    {
      kind: 'alarm',
      text: counted(alarms, 'alarm is open', 'alarms are open'),
      count: alarms,
      to: listOf('alarms', { isCleared: false }),
    },
    {
      kind: 'dead_jobs',
      text: counted(deadJobs, 'job is dead', 'jobs are dead'),
      count: deadJobs,
      to: listOf('jobs', { status: 'dead' }),
    },
  ]
}

function ofTexts({ texts, since, verification }: WorthLooking): Attention[] {
  const { ended, undelivered } = texts
  const isMuch = undelivered >= LOST_AT_LEAST && undelivered > ended * LOST_SHARE
  const createdAt = { createdAt_gte: new Date(since).toISOString() }
  return [
    {
      kind: 'undelivered',
      text: counted(undelivered, 'text did not arrive', 'texts did not arrive'),
      count: isMuch ? undelivered : 0,
      to: listOf('messages', { state: ['undelivered', 'failed'], ...createdAt }),
    },
    ...verification
      .filter(({ asked, verified }) => asked >= ASKED_AT_LEAST && verified < asked * VERIFIED_SHARE)
      .map(({ prefix, asked, verified }): Attention => ({
        kind: 'conversion',
        text: `${verified} of ${asked} codes to ${prefix} were entered`,
        count: asked - verified,
        to: listOf('verification-attempts', { phonePrefix: prefix }),
      })),
  ]
}

/** What the cap of a purse is called, and where what it pays for is listed. */
const CAPS: Readonly<Record<Purse, { name: string; to: string }>> = {
  members: { name: 'spend cap', to: listOf('ai-usage', {}) },
  strangers: { name: 'cap for unknown numbers', to: listOf('messages', { kind: ['stray'] }) },
  codes: { name: 'cap for codes', to: listOf('verification-attempts', {}) },
}

function ofMoney({ pastDue, purses }: WorthLooking): Attention[] {
  return [
    {
      kind: 'past_due',
      text: counted(pastDue, 'renewal failed', 'renewals failed'),
      count: pastDue,
      to: listOf('subscriptions', { status: 'past_due' }),
    },
    ...purses.map(ofPurse),
  ]
}

function ofPurse({ purse, spentMicros, capMicros }: PurseOfDay): Attention {
  const percent = capMicros > 0 ? Math.floor((spentMicros / capMicros) * 100) : 0
  const { name, to } = CAPS[purse]
  return {
    kind: 'spend',
    text: `${percent}% of today's ${name} is used`,
    count: spentMicros >= capMicros * CAP_SHARE && capMicros > 0 ? 1 : 0,
    to,
  }
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** A list of the console, as react-admin reads its address. */
function listOf(resource: string, filter: object): string {
  const path = `/admin/${resource}`
  if (Object.keys(filter).length === 0) return path
  return `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
}
