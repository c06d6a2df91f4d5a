import { nullable, plain, type RecordTable } from '#app/console/record_tables/record_table'

export const GIRLFRIENDS: RecordTable = {
  from: 'girlfriends t',
  joins: 'left join conversations c on c.user_id = t.user_id',
  columns: {
    ...plain('id', 'userId', 'name', 'age', 'personality', 'interests', 'communicationStyle'),
    ...plain('relationshipStyle', 'image', 'createdAt'),
    emotionalState: { value: 'c.emotional_state' },
  },
}

export const CONVERSATIONS: RecordTable = {
  from: 'conversations t',
  columns: {
    ...plain('id', 'userId', 'emotionalState', 'topics', 'fromUser', 'fromGirlfriend'),
    ...plain('aiNoticedAt', 'createdAt'),
    lastMessageAt: {
      value: `(select m.created_at from messages m where m.conversation_id = t.id
        order by m.id desc limit 1)`,
    },
  },
}

/** A lost text that was tried once more ended as that second try did. */
export const SCHEDULES: RecordTable = {
  from: 'schedules t',
  joins: `left join firings f on f.id =
      (select l.id from firings l where l.schedule_id = t.id order by l.local_date desc limit 1)
    left join messages m on m.id =
      coalesce((select s.id from messages s where s.dedup_key = 'again:' || f.message_id), f.message_id)`,
  columns: {
    ...plain('id', 'userId', 'messageType', 'time', 'isEnabled', 'customMessage', 'updatedAt'),
    ...nullable('nextAt'),
    lastOutcome: { value: 'coalesce(m.state, f.state)' },
  },
}
