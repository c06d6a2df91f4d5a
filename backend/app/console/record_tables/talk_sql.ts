import { Conversation } from '#app/models/conversation'
import { Girlfriend } from '#app/models/girlfriend'
import { Schedule } from '#app/models/schedule'
import { fromOf, nullable, plain, type RecordTable } from '#app/console/record_tables/record_table'

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

/** A lost text that was tried once more ended as that second try did. */
export const SCHEDULES: RecordTable = {
  from: fromOf(Schedule),
  joins: `left join firings f on f.id =
      (select l.id from firings l where l.schedule_id = t.id order by l.local_date desc limit 1)
    left join messages m on m.id =
      coalesce((select s.id from messages s where s.dedup_key = 'again:' || f.message_id), f.message_id)`,
  columns: {
    ...plain(
      Schedule,
      'id',
      'userId',
      'messageType',
      'time',
      'isEnabled',
      'customMessage',
      'updatedAt'
    ),
    ...nullable(Schedule, 'nextAt'),
    lastOutcome: { value: 'coalesce(m.state, f.state)' },
  },
}
