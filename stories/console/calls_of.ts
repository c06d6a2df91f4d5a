import type { StaffRole } from '#app/people/staff/contract'

const EVERYBODY = [
  ...['resources.read', 'figures.read', 'readiness.read', 'twilio.callback_url'],
  ...['plans.read_provider', 'search.use'],
]
const SUPPORT = [
  ...['resources.reveal', 'messages.search', 'signups.search', 'resources.export', 'notes.write'],
  ...['signups.pause', 'messages.resend', 'safety_events.answer'],
]
const ADMIN = [
  ...['audit_log.read', 'signups.list_all', 'signups.find_any', 'signups.grant'],
  ...['purchases.refund', 'plans.sync', 'jobs.retry', 'jobs.discard', 'alarms.clear'],
  ...['sends.stop', 'sms.send_anywhere', 'webhooks.test', 'schedules.send_due'],
  ...['staff.act_on', 'simulator.use'],
]

/** As the server's table of roles has it. */
export function callsOf(role: StaffRole): string[] {
  const support = role === 'viewer' ? [] : SUPPORT
  return [...EVERYBODY, ...support, ...(role === 'admin' ? ADMIN : [])]
}
