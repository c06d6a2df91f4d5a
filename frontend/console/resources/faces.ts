import {
  Activity,
  CalendarClock,
  Cpu,
  Flag,
  Heart,
  ListChecks,
  Repeat,
  ScrollText,
  Smartphone,
  StickyNote,
  Tags,
  Webhook,
} from 'lucide-react'
import { aiUsage } from '../ai_usage'
import { alarms } from '../alarms'
import { conversations } from '../conversations'
import { jobs } from '../jobs'
import { messages } from '../messages'
import { purchases } from '../purchases'
import { safetyEvents } from '../safety_events'
import { signups } from '../signups'
import { SafetyEventMore } from '../safety_events/safety_event_more'
import type { Face } from './face'

/** In the order of the menu; what needs no screens of its own has no folder. */
export const FACES: readonly Face[] = [
  signups,
  { resource: 'girlfriends', section: 'People', icon: Heart },
  conversations,
  messages,
  { resource: 'schedules', section: 'People', icon: CalendarClock },
  { resource: 'notes', section: 'People', icon: StickyNote },
  safetyEvents,
  { resource: 'reports', section: 'Care', icon: Flag, More: SafetyEventMore },
  purchases,
  {
    resource: 'subscriptions',
    section: 'Money',
    icon: Repeat,
    queries: [{ label: 'Past due', filter: { status: 'past_due' } }],
  },
  { resource: 'plans', section: 'Money', icon: Tags },
  {
    resource: 'provider-events',
    section: 'Money',
    icon: Webhook,
    queries: [{ label: 'Not done', filter: { isSettled: false } }],
  },
  { resource: 'consents', section: 'Texting', icon: ListChecks },
  { resource: 'verification-attempts', section: 'Texting', icon: Smartphone },
  alarms,
  jobs,
  { resource: 'processes', section: 'Operations', icon: Cpu, singular: 'Process' },
  aiUsage,
  {
    resource: 'audit-log',
    section: 'Operations',
    icon: ScrollText,
    singular: 'Audit log entry',
    call: 'audit_log.read',
  },
  { resource: 'activities', section: 'Operations', icon: Activity, singular: 'Activity' },
]
