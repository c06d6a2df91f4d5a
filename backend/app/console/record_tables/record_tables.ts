import { MESSAGES } from '#app/console/record_tables/messages_table'
import {
  PLANS,
  PROVIDER_EVENTS,
  PURCHASES,
  SUBSCRIPTIONS,
} from '#app/console/record_tables/payment_tables'
import {
  ACTIVITIES,
  CONSENTS,
  NOTES,
  SIGNUPS,
  VERIFICATION_ATTEMPTS,
} from '#app/console/record_tables/people_tables'
import type { RecordTable } from '#app/console/record_tables/record_table'
import {
  AI_USAGE,
  ALARMS,
  AUDIT_LOG,
  JOBS,
  REPORTS,
  SAFETY_EVENTS,
} from '#app/console/record_tables/running_tables'
import { CONVERSATIONS, GIRLFRIENDS, SCHEDULES } from '#app/console/record_tables/talk_tables'

/** By name of resource. */
export const RECORD_TABLES: Readonly<Record<string, RecordTable>> = {
  'signups': SIGNUPS,
  'girlfriends': GIRLFRIENDS,
  'messages': MESSAGES,
  'conversations': CONVERSATIONS,
  'consents': CONSENTS,
  'verification-attempts': VERIFICATION_ATTEMPTS,
  'schedules': SCHEDULES,
  'jobs': JOBS,
  'plans': PLANS,
  'purchases': PURCHASES,
  'subscriptions': SUBSCRIPTIONS,
  'provider-events': PROVIDER_EVENTS,
  'activities': ACTIVITIES,
  'safety-events': SAFETY_EVENTS,
  'reports': REPORTS,
  'notes': NOTES,
  'alarms': ALARMS,
  'ai-usage': AI_USAGE,
  'audit-log': AUDIT_LOG,
}
