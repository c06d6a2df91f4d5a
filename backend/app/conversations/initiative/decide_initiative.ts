import { localDateOf } from '#app/core/clock/wall_clock'
import { type Hers, nextUnaskedAt } from '#app/conversations/initiative/unasked_time'
import { DAY, HOUR, MINUTE } from '#app/core/clock/durations'

/** So long before a scheduled text she stands back for it. */
const BEFORE_SCHEDULED_MS = 30 * MINUTE
const REPLY_RECHECK_MS = 5 * MINUTE
const SILENCED_RECHECK_MS = HOUR

export interface AskableLoop {
  id: number
  subject: string
  eventAt: number
  askAt: number
}

/** Everything the decision rests on; instants are epoch milliseconds. */
export interface InitiativeFacts extends Hers {
  now: number
  /** Opted out, paused, or the date of birth is overdue. */
  isSilenced: boolean
  /** The person's last text, or their last heart for one of hers. */
  heardAt: number
  /** Since when she may text first. */
  allowedSince: number
  /** The last text of the talk, whoever wrote it. */
  lastTextAt: number
  /** A text waits for its answer, or an answer is under way. */
  isReplyDue: boolean
  /** The next text the person has scheduled. */
  scheduledAt: number | null
  /** Her latest unasked texts. */
  sentAt: readonly number[]
  /** Her questions since the person's last text, but for those they liked. */
  unanswered: number
  /** The one last hello has been said since the person's last text. */
  hasSaidHello: boolean
  /** A crisis lately, or the wish to be left in peace. */
  isTimeForSpace: boolean
  /** Open, the first to be asked first. */
  loops: readonly AskableLoop[]
}

export interface InitiativeLimits {
  perDay: number
  apartMs: number
  calmMs: number
  unansweredMost: number
  silenceMs: number
  helloMs: number
  lateMs: number
}

export type InitiativeDecision =
  | { act: 'ask'; loop: AskableLoop }
  | { act: 'hello' }
  /** `until` is when to look again; null when only a text of the person's changes anything. */
  | { act: 'wait'; until: number | null; stale: readonly AskableLoop[] }

/**
 * Whether she texts first now. Pure: the same facts get the same answer. A question that has no time before
 * it is too late for it is given up; silence makes her ask less, say one last hello, and then nothing.
 */
export function decideInitiative(
  facts: InitiativeFacts,
  limits: InitiativeLimits
): InitiativeDecision {
  const freeAt = freeFrom(facts, limits)
  const stale = facts.loops.filter((loop) => {
    const at = loop.askAt <= facts.now ? freeAt : loop.askAt
    return at === null || at > loop.eventAt + limits.lateMs
  })
  return stale.length === 0
    ? decideOn({ facts, limits, freeAt })
    : { act: 'wait', until: facts.now, stale }
}

interface Outlook {
  facts: InitiativeFacts
  limits: InitiativeLimits
  /** From when on she may text first at all. */
  freeAt: number | null
}

function decideOn(outlook: Outlook): InitiativeDecision {
  const { facts } = outlook
  const due = facts.loops.find((loop) => loop.askAt <= facts.now)
  const askAt = due ? askFrom(due, outlook) : Infinity
  if (due && askAt <= facts.now) return { act: 'ask', loop: due }
  const helloAt = helloFrom(outlook)
  if (helloAt <= facts.now) return { act: 'hello' }
  const next = facts.loops.find((loop) => loop.askAt > facts.now)
  const until = Math.min(askAt, helloAt, next?.askAt ?? Infinity)
  return { act: 'wait', until: until === Infinity ? null : until, stale: [] }
}

/** Held back, it is looked at again when it is too late, to be given up. */
function askFrom(due: AskableLoop, { facts, limits, freeAt }: Outlook): number {
  const isHeld = freeAt === null || isHoldingBack(facts, limits)
  return isHeld ? due.eventAt + limits.lateMs + MINUTE : freeAt
}

/** No more questions until the person writes; after the last hello she has said so, whatever they mark. */
function isHoldingBack(facts: InitiativeFacts, limits: InitiativeLimits): boolean {
  const isSilent = facts.hasSaidHello || facts.now - facts.heardAt >= limits.silenceMs
  return isSilent || facts.isTimeForSpace || facts.unanswered >= limits.unansweredMost
}

/**
 * The one hello after a long silence; it waits its turn like anything unasked. It says that she stays
 * quiet until they write, which is not true of somebody whom she texts by the clock.
 */
function helloFrom({ facts, limits, freeAt }: Outlook): number {
  if (facts.hasSaidHello || facts.isTimeForSpace || freeAt === null) return Infinity
  const at = Math.max(facts.heardAt, facts.allowedSince) + limits.helloMs
  if (at > facts.now) return at
  if (facts.scheduledAt !== null) return Infinity
  return facts.isSilenced ? facts.now + DAY : freeAt
}

/** The latest of all she waits for, moved to hours in which she may; null when there are none. */
function freeFrom(facts: InitiativeFacts, limits: InitiativeLimits): number | null {
  const { now, lastTextAt, sentAt, scheduledAt, timeZone } = facts
  const latest = Math.max(0, ...sentAt)
  const waits = [now, lastTextAt + limits.calmMs, latest + limits.apartMs]
  if (facts.isSilenced) waits.push(now + SILENCED_RECHECK_MS)
  if (facts.isReplyDue) waits.push(now + REPLY_RECHECK_MS)
  if (scheduledAt !== null && scheduledAt - now < BEFORE_SCHEDULED_MS) {
    waits.push(Math.max(scheduledAt, now) + limits.calmMs)
  }
  const today = localDateOf(now, timeZone)
  const sentToday = sentAt.filter((at) => localDateOf(at, timeZone) === today)
  if (sentToday.length >= limits.perDay) waits.push(now + HOUR)
  return nextUnaskedAt(Math.max(...waits), facts)
}
