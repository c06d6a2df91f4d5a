import type { Role } from '#app/models/contract'

export type { Role }

const EVERYBODY = ['admin', 'support', 'viewer'] as const
const SUPPORT = ['admin', 'support'] as const
const ADMIN = ['admin'] as const

/**
 * Which staff role may make which call: one table for the whole product. A plain user may make none of them.
 */
const CALLS = {
  /** The rows of every resource but those named below, with text, phone and e-mail masked. */
  'resources.read': EVERYBODY,
  /** One search over everything, by ids; by what is masked only for whoever may search that. */
  'search.use': EVERYBODY,
  'figures.read': EVERYBODY,
  'readiness.read': EVERYBODY,
  'twilio.callback_url': EVERYBODY,
  'plans.read_provider': EVERYBODY,

  /** Masked values of one row, one audited call each. */
  'resources.reveal': SUPPORT,
  'messages.search': SUPPORT,
  'signups.search': SUPPORT,
  'resources.export': SUPPORT,
  'notes.write': SUPPORT,
  'signups.pause': SUPPORT,
  'messages.resend': SUPPORT,
  'safety_events.answer': SUPPORT,

  'audit_log.read': ADMIN,
  /** The calls of support, where the account is one of staff. */
  'staff.act_on': ADMIN,
  'signups.list_all': ADMIN,
  'signups.find_any': ADMIN,
  'signups.grant': ADMIN,
  'purchases.refund': ADMIN,
  'plans.sync': ADMIN,
  'jobs.retry': ADMIN,
  'jobs.discard': ADMIN,
  'alarms.clear': ADMIN,
  'sends.stop': ADMIN,
  'sms.send_anywhere': ADMIN,
  'simulator.use': ADMIN,
  'webhooks.test': ADMIN,
  'schedules.send_due': ADMIN,
} as const satisfies Record<string, readonly Role[]>
export type StaffCall = keyof typeof CALLS

export function isAllowed(role: Role, call: StaffCall): boolean {
  return (CALLS[call] as readonly Role[]).includes(role)
}

/** Every call a role may make. */
export function callsOf(role: Role): StaffCall[] {
  return (Object.keys(CALLS) as StaffCall[]).filter((call) => isAllowed(role, call))
}
