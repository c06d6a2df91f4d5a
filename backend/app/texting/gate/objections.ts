import { isWithin, wallClockOf } from '#app/core/clock/wall_clock'
import { KINDS } from '#app/models/kinds'
import type { GateFacts } from '#app/texting/gate/gate_facts'

type Objection = (facts: GateFacts) => string | null

export const QUIET_HOURS = 'your quiet hours'
export const TOO_LATE = 'it was no longer timely'
export const NOTHING_LEFT = 'no messages left'

export function isQuiet({ quietHours, now, timeZone }: GateFacts): boolean {
  return isWithin(wallClockOf(now, timeZone), quietHours)
}

const always: Objection[] = [
  ({ now, expiresAt }) => (now >= expiresAt ? TOO_LATE : null),
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
  ({ isPaidFor }) => (isPaidFor ? null : NOTHING_LEFT),
]

/** What nobody asked for in this minute needs more. */
const toWhatComesByItself: Objection[] = [
  ({ hasConsent }) => (hasConsent ? null : 'there is no consent to texts'),
  (facts) => (KINDS[facts.kind].isHers && isQuiet(facts) ? QUIET_HOURS : null),
  ({ isBlocked }) => (isBlocked ? 'your carrier or phone blocked a text' : null),
  ({ isUnreachable }) => (isUnreachable ? 'your phone could not be reached' : null),
]

const toUnasked: Objection[] = [
  ({ mayTextFirst }) => (mayTextFirst ? null : 'she may not text first'),
  ({ isInitiativeStopped }) => (isInitiativeStopped ? 'the carrier filtered a text lately' : null),
]

/** Why a text may not leave at all, in this order. */
export const OBJECTIONS: Objection[] = [
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
