import providers from '#config/providers'
import { AuditEntry } from '#app/models/audit_entry'
import { Plan } from '#app/models/plan'
import { SafetyEvent } from '#app/models/safety_event'
import { fromOf, plain, type RecordTable } from '#app/console/record_tables/record_table'

/** What staff look after, and what they did; measured with the other lists by `npm run bench:console`. */

export const SAFETY_EVENTS: RecordTable = {
  from: fromOf(SafetyEvent),
  columns: {
    ...plain(SafetyEvent, 'id', 'userId', 'messageId', 'kind', 'source', 'referral', 'detail'),
    ...plain(SafetyEvent, 'state', 'answeredBy', 'answeredAt', 'createdAt'),
    waitingSince: { value: `case when t.state = 'open' then t.created_at end` },
  },
}

export const PLANS: RecordTable = {
  from: fromOf(Plan),
  columns: {
    ...plain(Plan, 'id', 'planId', 'name', 'price', 'messagesPerDay', 'totalMessages', 'lookupKey'),
    ...plain(Plan, 'updatedAt'),
    // The one new buyers get: of exactly this amount.
    priceId: {
      value: `(select p.price_id from plan_prices p
        where p.plan_id = t.plan_id and p.price = t.price and p.currency = t.currency
          and p.provider = '${providers.payment.driver}' order by p.id desc limit 1)`,
    },
  },
}

/** What of a person's staff can reveal or change: the table of each such resource. */
const OWNED = Object.entries({
  'messages': 'messages',
  'conversations': 'conversations',
  'consents': 'consents',
  'schedules': 'schedules',
  'purchases': 'purchases',
  'safety-events': 'safety_events',
  'reports': 'reports',
  'notes': 'notes',
})

const OWNERS = OWNED.map(
  ([subject, table]) =>
    `when '${subject}' then (select o.user_id from ${table} o where o.id = t.subject_id)`
)
/** Null when the person is gone, or what it was done to and nobody wrote down whose it was. */
const PERSON = `coalesce((select u.id from users u where u.id = t.person_id), case t.subject
  when 'signups' then (select u.id from users u where u.id = t.subject_id)
  ${OWNERS.join(' ')} end)`

const THEIRS = OWNED.map(
  ([subject, table]) => `select a.id from whose u join ${table} o on o.user_id = u.id
    join audit_log a on a.subject_id = o.id and a.subject = '${subject}'`
)
/** Starts from what the person has: to ask each entry for its person would read the whole log. */
const OF_PERSON = `t.id in (
  with whose as (select u.id from users u where u.id in ($))
  select a.id from whose u join audit_log a on a.subject_id = u.id and a.subject = 'signups'
  union all select a.id from whose u join audit_log a on a.person_id = u.id
  ${THEIRS.map((select) => `union all ${select}`).join(' ')})`

export const AUDIT_LOG: RecordTable = {
  from: fromOf(AuditEntry),
  columns: {
    ...plain(AuditEntry, 'id', 'actorId', 'actorRole', 'action', 'subject', 'subjectId', 'fields'),
    ...plain(AuditEntry, 'detail', 'reason', 'ip', 'requestId', 'createdAt'),
    userId: { value: PERSON, among: OF_PERSON },
  },
}
