import type { ActivityType } from '#app/models/contract'
import {
  Bookmark,
  CalendarClock,
  Circle,
  LogIn,
  MessageCircle,
  Sparkles,
  UserRound,
  type LucideIcon,
} from 'lucide-react'

interface ActivityLook {
  Icon: LucideIcon
  /** Classes of the dot; the icon says the same without colour. */
  dot: string
}

const OTHER: ActivityLook = { Icon: Circle, dot: 'text-dot-other' }

const LOOKS: Record<ActivityType, ActivityLook> = {
  login: { Icon: LogIn, dot: 'text-dot-login' },
  girlfriend_customized: { Icon: Sparkles, dot: 'text-dot-customized' },
  profile_update: { Icon: UserRound, dot: 'text-dot-profile' },
  message_sent: { Icon: MessageCircle, dot: 'text-dot-message' },
  memory_saved: { Icon: Bookmark, dot: 'text-dot-memory' },
  message_scheduled: { Icon: CalendarClock, dot: 'text-dot-other' },
  other: OTHER,
}

/** A type of a newer server still has a look. */
export function activityLook(type: string): ActivityLook {
  return LOOKS[type as ActivityType] ?? OTHER
}
