import {
  Activity,
  CalendarClock,
  Cpu,
  Flag,
  Heart,
  ListChecks,
  Smartphone,
  StickyNote,
  Tags,
} from 'lucide-react'
import { aiUsage } from '../ai_usage'
import { alarms } from '../alarms'
import { auditLog } from '../audit_log'
import { conversations } from '../conversations'
import { jobs } from '../jobs'
import { messages } from '../messages'
import { providerEvents } from '../provider_events'
import { purchases } from '../purchases'
import { safetyEvents } from '../safety_events'
import { signups } from '../signups'
import { subscriptions } from '../subscriptions'
import { SafetyEventMore } from '../safety_events/safety_event_more'
import type { Face } from './face'

/** In the order of the menu; what is no more than its place in it has no folder of its own. */
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
  subscriptions,
  { resource: 'plans', section: 'Money', icon: Tags },
  providerEvents,
  { resource: 'consents', section: 'Texting', icon: ListChecks },
  { resource: 'verification-attempts', section: 'Texting', icon: Smartphone },
  alarms,
  jobs,
  { resource: 'processes', section: 'Operations', icon: Cpu, singular: 'Process' },
  aiUsage,
  auditLog,
  { resource: 'activities', section: 'Operations', icon: Activity, singular: 'Activity' },
]
