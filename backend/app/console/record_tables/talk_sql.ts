import { Conversation } from '#app/models/conversation'
import { Girlfriend } from '#app/models/girlfriend'
import { Schedule } from '#app/models/schedule'
import { fromOf, plain, type RecordTable } from '#app/console/record_tables/record_table'

/** Measured with the other lists by `npm run bench:console`. */

export const GIRLFRIENDS: RecordTable = {
  from: fromOf(Girlfriend),
  joins: 'left join conversations c on c.user_id = t.user_id',
  columns: {
    ...plain(
      Girlfriend,
      'id',
      'userId',
      'name',
      'age',
      'personality',
      'interests',
      'communicationStyle'
    ),
    ...plain(Girlfriend, 'relationshipStyle', 'image', 'createdAt'),
    emotionalState: { value: 'c.emotional_state' },
  },
}

export const CONVERSATIONS: RecordTable = {
  from: fromOf(Conversation),
  columns: {
    ...plain(
      Conversation,
      'id',
      'userId',
      'emotionalState',
      'topics',
      'fromUser',
      'fromGirlfriend'
    ),
    ...plain(Conversation, 'aiNoticedAt', 'createdAt'),
    lastMessageAt: {
      value: `(select m.created_at from messages m where m.conversation_id = t.id
        order by m.id desc limit 1)`,
    },
  },
}

const DAYS = `case t.days when '1234567' then 'every_day' when '12345' then 'weekdays'
  when '67' then 'weekends' else 'some_days' end`
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
/** `Mon Wed Fri` */
const DAYS_IN_WORDS = WEEKDAYS.reduce(
  (words, name, index) => `replace(${words}, '${index + 1}', '${name} ')`,
  't.days'
)

const NO_SURPRISE = 't.until is null'

/** A lost text that was tried once more ended as that second try did. */
export const SCHEDULES: RecordTable = {
  from: fromOf(Schedule),
  joins: `left join firings f on f.id =
      (select l.id from firings l where l.schedule_id = t.id order by l.local_date desc limit 1)
    left join messages m on m.id =
      coalesce((select s.id from messages s where s.dedup_key = 'again:' || f.message_id), f.message_id)`,
  columns: {
    ...plain(Schedule, 'id', 'userId', 'messageType', 'isEnabled', 'customMessage', 'updatedAt'),
    time: { value: `t.time || coalesce(' to ' || t.until, '')` },
    days: { value: DAYS },
    onDays: { value: `trim(${DAYS_IN_WORDS})` },
    // The minute of a surprise is nobody's business before it comes.
    nextAt: {
      value: `case when ${NO_SURPRISE} then t.next_at end`,
      key: 't.next_at',
      shownWhere: NO_SURPRISE,
    },
    lastOutcome: { value: 'coalesce(m.state, f.state)' },
  },
}
