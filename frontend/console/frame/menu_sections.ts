import { RESOURCES } from '#app/console/resources/contract'

interface MenuEntry {
  to: string
  label: string
  /** The call of the table of roles without which it stays hidden. */
  call: string
}

export interface MenuSection {
  title: string
  entries: MenuEntry[]
}

export const MENU_SECTIONS: readonly MenuSection[] = [
  {
    title: 'People',
    entries: lists('signups', 'girlfriends', 'conversations', 'messages', 'schedules', 'notes'),
  },
  { title: 'Care', entries: lists('safety-events', 'reports') },
  { title: 'Money', entries: lists('purchases', 'subscriptions', 'plans', 'provider-events') },
  { title: 'Texting', entries: lists('consents', 'verification-attempts', 'alarms') },
  { title: 'Operations', entries: lists('jobs', 'ai-usage', 'audit-log', 'activities') },
  {
    title: 'Tools',
    entries: [
      { to: '/sms-multi-user', label: 'SMS multi-user', call: 'resources.read' },
      { to: '/stripe-admin', label: 'Stripe admin', call: 'plans.read_provider' },
      { to: '/twilio-setup', label: 'Twilio setup', call: 'readiness.read' },
    ],
  },
]

function lists(...names: string[]): MenuEntry[] {
  return names.map((name) => ({
    to: `/admin/${name}`,
    label: RESOURCES.find((resource) => resource.name === name)?.label ?? name,
    call: name === 'audit-log' ? 'audit_log.read' : 'resources.read',
  }))
}
