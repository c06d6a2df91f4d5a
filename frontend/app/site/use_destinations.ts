import {
  CalendarClock,
  CreditCard,
  House,
  MessageCircle,
  Settings,
  type LucideIcon,
} from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { withEmail } from '../../lib/sticky_email'
import { useStickyEmail } from '../../lib/use_sticky_email'

interface Destination {
  to: string
  words: string
  Icon: LucideIcon
  /** Other addresses of the same screen. */
  aliases?: readonly string[]
  /** Its address carries the `email` parameter along. */
  hasEmail?: true
}

/** The signed-in pages in the order of bar and rail. Only what exists. */
const DESTINATIONS: readonly Destination[] = [
  {
    to: '/user-dashboard',
    words: 'Home',
    Icon: House,
    aliases: ['/dashboard'],
    hasEmail: true,
  },
  { to: '/sms-status', words: 'Messages', Icon: MessageCircle, hasEmail: true },
  { to: '/message-settings', words: 'Schedule', Icon: CalendarClock, hasEmail: true },
  { to: '/subscription', words: 'Plan', Icon: CreditCard, aliases: ['/checkout'] },
  { to: '/settings', words: 'Settings', Icon: Settings },
]

/** Links for bar and rail: `link` goes onto the `Link`, the page one is on marked as current. */
export function useDestinations() {
  const email = useStickyEmail()
  const { pathname } = useLocation()

  return DESTINATIONS.map(({ to, words, Icon, aliases = [], hasEmail }) => ({
    words,
    Icon,
    link: {
      'to': hasEmail ? withEmail(to, email) : to,
      'aria-current': [to, ...aliases].includes(pathname) ? ('page' as const) : undefined,
    },
  }))
}
