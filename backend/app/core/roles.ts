export type Role = 'user' | 'viewer' | 'support' | 'admin'

/** Which staff role may make which call. A plain user may make none of them. */
const CALLS = {
  'twilio.callback_url': ['admin', 'support', 'viewer'],
  'signups.find_any': ['admin'],
  'sms.send_anywhere': ['admin'],
  'schedules.send_due': ['admin'],
} as const satisfies Record<string, readonly Role[]>
export type StaffCall = keyof typeof CALLS

export function isAllowed(role: Role, call: StaffCall): boolean {
  return (CALLS[call] as readonly Role[]).includes(role)
}
