import { Activity } from '#app/models/activity'
import { AiUsage } from '#app/models/ai_usage'
import { Alarm } from '#app/models/alarm'
import { Consent } from '#app/models/consent'
import { Job } from '#app/models/job'
import { Message } from '#app/models/message'
import { Note } from '#app/models/note'
import { PaymentEvent } from '#app/models/payment_event'
import { ServerInstance } from '#app/models/server_instance'
import { Purchase } from '#app/models/purchase'
import { Report } from '#app/models/report'
import { Subscription } from '#app/models/subscription'
import { VerificationCode } from '#app/models/verification_code'
import { SIGNUPS } from '#app/console/record_tables/people_sql'
import {
  fromOf,
  isThere,
  nullable,
  plain,
  type RecordTable,
  tableOf,
} from '#app/console/record_tables/record_table'
import { AUDIT_LOG, PLANS, SAFETY_EVENTS } from '#app/console/record_tables/staff_sql'
import { CONVERSATIONS, GIRLFRIENDS, SCHEDULES } from '#app/console/record_tables/talk_sql'

/** By name of resource. What a job holds of a person (`payload`) is left out. */
export const RECORD_TABLES: Readonly<Record<string, RecordTable>> = {
  'signups': SIGNUPS,
  'girlfriends': GIRLFRIENDS,
  'messages': tableOf(
    Message,
    ...(['id', 'userId', 'conversationId', 'direction', 'kind', 'body', 'phone', 'state'] as const),
    ...(['reason', 'errorCode', 'segments', 'pictures', 'hasAiNotice'] as const),
    ...(['verdict', 'promptVersion'] as const),
    ...(['messageSid', 'tries', 'createdAt', 'dueAt', 'expiresAt', 'sendingAt'] as const),
    ...(['sentAt', 'endedAt'] as const)
  ),
  'conversations': CONVERSATIONS,
  'consents': tableOf(
    Consent,
    ...(['id', 'userId', 'phone', 'event', 'source', 'wordingVersion', 'wording'] as const),
    ...(['ip', 'userAgent', 'createdAt'] as const)
  ),
  'verification-attempts': tableOf(
    VerificationCode,
    ...(['id', 'purpose', 'state', 'phonePrefix', 'tries', 'createdAt', 'expiresAt'] as const)
  ),
  'schedules': SCHEDULES,
  'jobs': {
    from: fromOf(Job),
    columns: {
      ...plain(Job, 'id', 'kind', 'status', 'runAt', 'attempts', 'failures', 'crashes'),
      ...plain(Job, 'lastError', 'lockedUntil', 'ranAt', 'createdAt'),
      // With its key, the time of one that waits would be the minute of a surprise.
      dedupKey: {
        value: `case when t.status = 'pending' and t.kind in ('fire_schedule', 'prepare_schedule')
          then t.kind else t.dedup_key end`,
      },
    },
  },
  'plans': PLANS,
  'purchases': {
    from: fromOf(Purchase),
    columns: {
      ...plain(Purchase, 'id', 'userId', 'provider', 'kind', 'planId', 'amount', 'state'),
      ...plain(Purchase, 'refunded', 'isDisputed', 'intentId', 'invoiceId', 'subscriptionId'),
      ...plain(Purchase, 'periodEnd', 'messagesRevoked', 'createdAt'),
      ...nullable(Purchase, 'paidAt'),
    },
  },
  'subscriptions': tableOf(
    Subscription,
    ...(['id', 'userId', 'planId', 'status', 'isEntitled', 'cancelAtPeriodEnd'] as const),
    ...(['nextPlanId', 'cancelReason', 'subscriptionId', 'periodEnd', 'createdAt'] as const),
    'endedAt'
  ),
  'provider-events': {
    from: fromOf(PaymentEvent),
    columns: {
      ...plain(PaymentEvent, 'id', 'provider', 'type', 'eventId', 'target', 'receivedAt'),
      ...plain(PaymentEvent, 'settledAt'),
      isSettled: isThere(PaymentEvent, 'settledAt'),
    },
  },
  'activities': tableOf(Activity, 'id', 'userId', 'activityType', 'description', 'createdAt'),
  'safety-events': SAFETY_EVENTS,
  'reports': tableOf(Report, 'id', 'userId', 'messageId', 'reason', 'note', 'createdAt'),
  'notes': tableOf(Note, 'id', 'userId', 'authorId', 'body', 'createdAt', 'updatedAt'),
  'alarms': {
    from: fromOf(Alarm),
    columns: {
      ...plain(Alarm, 'id', 'kind', 'subject', 'times', 'firstAt', 'lastAt', 'clearedAt'),
      ...plain(Alarm, 'clearedBy', 'toldAt'),
      isCleared: isThere(Alarm, 'clearedAt'),
    },
  },
  'processes': tableOf(
    ServerInstance,
    ...(['id', 'name', 'roles', 'version', 'startedAt', 'beatAt', 'stoppedAt'] as const),
    'loopDelayMs'
  ),
  'ai-usage': tableOf(
    AiUsage,
    ...(['id', 'userId', 'purpose', 'model', 'outcome', 'rejectedFor'] as const),
    ...(['promptVersion', 'promptTokens'] as const),
    ...(['cachedTokens', 'completionTokens', 'costMicros', 'latencyMs', 'createdAt'] as const)
  ),
  'audit-log': AUDIT_LOG,
}
