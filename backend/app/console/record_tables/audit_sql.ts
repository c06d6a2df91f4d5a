import { AuditEntry } from '#app/models/audit_entry'
import { fromOf, plain, type RecordTable } from '#app/console/record_tables/record_table'

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
/** Null when what it was done to is gone, or nobody's. */
const PERSON = `case t.subject
  when 'signups' then (select u.id from users u where u.id = t.subject_id)
  ${OWNERS.join(' ')} end`

const THEIRS = OWNED.map(
  ([subject, table]) => `select a.id from whose u join ${table} o on o.user_id = u.id
    join audit_log a on a.subject_id = o.id and a.subject = '${subject}'`
)
/** Starts from what the person has: to ask each entry for its person would read the whole log. */
const OF_PERSON = `t.id in (
  with whose as (select u.id from users u where u.id in ($))
  select a.id from whose u join audit_log a on a.subject_id = u.id and a.subject = 'signups'
  ${THEIRS.map((select) => `union all ${select}`).join(' ')})`

export const AUDIT_LOG: RecordTable = {
  from: fromOf(AuditEntry),
  columns: {
    ...plain(AuditEntry, 'id', 'actorId', 'actorRole', 'action', 'subject', 'subjectId', 'fields'),
    ...plain(AuditEntry, 'detail', 'reason', 'ip', 'requestId', 'createdAt'),
    userId: { value: PERSON, among: OF_PERSON },
  },
}
