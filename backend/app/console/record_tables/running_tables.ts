import { plain, type RecordTable } from '#app/console/record_tables/record_table'

/** What a job holds of a person (`payload`) is left out. */
export const JOBS: RecordTable = {
  from: 'jobs t',
  columns: plain(
    ...['id', 'kind', 'status', 'runAt', 'attempts', 'failures', 'crashes', 'lastError'],
    ...['dedupKey', 'lockedUntil', 'createdAt']
  ),
}

export const ALARMS: RecordTable = {
  from: 'alarms t',
  columns: {
    ...plain('id', 'kind', 'subject', 'times', 'firstAt', 'lastAt', 'clearedAt', 'clearedBy'),
    ...plain('toldAt'),
    isCleared: { value: '(t.cleared_at is not null)' },
  },
}

export const AI_USAGE: RecordTable = {
  from: 'ai_usage t',
  columns: plain(
    ...['id', 'userId', 'purpose', 'model', 'outcome', 'promptTokens', 'completionTokens'],
    ...['costMicros', 'latencyMs', 'createdAt']
  ),
}

export const AUDIT_LOG: RecordTable = {
  from: 'audit_log t',
  columns: plain(
    ...['id', 'actorId', 'actorRole', 'action', 'subject', 'subjectId', 'fields', 'detail'],
    ...['reason', 'ip', 'requestId', 'createdAt']
  ),
}

export const SAFETY_EVENTS: RecordTable = {
  from: 'safety_events t',
  columns: plain(
    ...['id', 'userId', 'messageId', 'kind', 'source', 'referral', 'detail', 'state'],
    ...['answeredBy', 'answeredAt', 'createdAt']
  ),
}

export const REPORTS: RecordTable = {
  from: 'reports t',
  columns: plain('id', 'userId', 'messageId', 'reason', 'note', 'createdAt'),
}
