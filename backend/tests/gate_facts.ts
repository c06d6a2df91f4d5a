import type { GateFacts } from '#app/texting/gate/gate_facts'

const HOUR = 60 * 60_000
/** A Wednesday noon in New York, when everything may go. */
export const NOON = Date.parse('2026-11-18T17:00:00Z')
export const FACTS: GateFacts = {
  kind: 'reply',
  now: NOON,
  expiresAt: NOON + HOUR,
  timeZone: 'America/New_York',
  states: [],
  slotAt: null,
  quietHours: null,
  hasConsent: true,
  isOptedOut: false,
  isPaused: false,
  mayTextFirst: true,
  isAgeOverdue: false,
  badNumberReason: null,
  isUnreachable: false,
  isBlocked: false,
  isFilteredText: false,
  isInitiativeStopped: false,
  capFreeAt: null,
  isPaidFor: true,
  noticedAt: NOON - 60_000,
  carriesNotice: false,
  aiNoticeEveryMs: 3 * HOUR,
  isSeededOnRealProvider: false,
  isUnregistered: false,
  areAllSendsStopped: false,
  isSwitchedOff: false,
  isToStaff: false,
  hasUnread: false,
  carrierDay: null,
  spendCapUntil: null,
}
