import limits from '#config/limits'
import { DAY, HOUR, MINUTE } from '#app/core/clock/durations'

/** Settings for periods the privacy page names, and how long it says at most. */
const PROMISED: [string, { isMs: number; saidMs: number }][] = [
  ['CODE_MINUTES', { isMs: limits.codes.validMs, saidMs: 10 * MINUTE }],
  ['SESSION_IDLE_DAYS', { isMs: limits.sessions.idleMs, saidMs: 30 * DAY }],
  ['SESSION_DAYS', { isMs: limits.sessions.absoluteMs, saidMs: 90 * DAY }],
  ['UNDO_HOURS', { isMs: limits.accounts.undoMs, saidMs: 72 * HOUR }],
  ['REFUSED_MINOR_DAYS', { isMs: limits.accounts.refusedMinorMs, saidMs: 1825 * DAY }],
  ['REFUSED_BROWSER_DAYS', { isMs: limits.accounts.refusedBrowserMs, saidMs: 400 * DAY }],
  ['KEEP_CODES_DAYS', { isMs: limits.retention.codesMs, saidMs: 30 * DAY }],
  ['KEEP_SPENDING_DAYS', { isMs: limits.retention.spendingMs, saidMs: 400 * DAY }],
  ['KEEP_AUDIT_DAYS', { isMs: limits.retention.auditMs, saidMs: 400 * DAY }],
]

/** Names of the settings by which more is kept than the page tells people. */
export const KEPT_LONGER = PROMISED.flatMap(([name, { isMs, saidMs }]) =>
  isMs > saidMs ? [name] : []
)
