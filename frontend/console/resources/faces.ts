import { activities } from '../activities'
import { aiUsage } from '../ai_usage'
import { alarms } from '../alarms'
import { auditLog } from '../audit_log'
import { consents } from '../consents'
import { conversations } from '../conversations'
import { girlfriends } from '../girlfriends'
import { jobs } from '../jobs'
import { messages } from '../messages'
import { notes } from '../notes'
import { plans } from '../plans'
import { processes } from '../processes'
import { providerEvents } from '../provider_events'
import { purchases } from '../purchases'
import { reports } from '../reports'
import { safetyEvents } from '../safety_events'
import { schedules } from '../schedules'
import { signups } from '../signups'
import { subscriptions } from '../subscriptions'
import { verificationAttempts } from '../verification_attempts'
import type { Face } from './face'

/** In the order of the menu. */
export const FACES: readonly Face[] = [
  signups,
  girlfriends,
  conversations,
  messages,
  schedules,
  notes,
  safetyEvents,
  reports,
  purchases,
  subscriptions,
  plans,
  providerEvents,
  consents,
  verificationAttempts,
  alarms,
  jobs,
  processes,
  aiUsage,
  auditLog,
  activities,
]
