import { resourceOf } from '#app/console/resources/contract'
import type { Face } from '../resources/face'
import { FACES } from '../resources/faces'

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

const SECTIONS = ['People', 'Care', 'Money', 'Texting', 'Operations']

export const MENU_SECTIONS: readonly MenuSection[] = [
  ...SECTIONS.map((title) => ({
    title,
    entries: FACES.filter(({ section }) => section === title).map(entryOf),
  })),
  {
    title: 'Tools',
    entries: [
      { to: '/sms-multi-user', label: 'SMS multi-user', call: 'resources.read' },
      { to: '/stripe-admin', label: 'Stripe admin', call: 'plans.read_provider' },
      { to: '/twilio-setup', label: 'Twilio setup', call: 'readiness.read' },
    ],
  },
]

function entryOf({ resource: name, call = 'resources.read' }: Face): MenuEntry {
  return { to: `/admin/${name}`, label: resourceOf(name)?.label ?? name, call }
}
