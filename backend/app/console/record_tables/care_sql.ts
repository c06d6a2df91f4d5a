import { SafetyEvent } from '#app/models/safety_event'
import { fromOf, plain, type RecordTable } from '#app/console/record_tables/record_table'

/** Measured with the other lists by `npm run bench:console`. */
export const SAFETY_EVENTS: RecordTable = {
  from: fromOf(SafetyEvent),
  columns: {
    ...plain(SafetyEvent, 'id', 'userId', 'messageId', 'kind', 'source', 'referral', 'detail'),
    ...plain(SafetyEvent, 'state', 'answeredBy', 'answeredAt', 'createdAt'),
    waitingSince: { value: `case when t.state = 'open' then t.created_at end` },
  },
}
