// By hand because the counting, the ranking and the union are the
// database's; no bench waits for it, the console's first page does.

const PREFIX = `substr(coalesce(phone, ''), 1, 5)`

/** Values: from, until. */
export const textsIn = () => `
  select ${PREFIX} as prefix, count(*) as texts,
    sum(case when segments > 0 then segments else 1 end) as segments
  from messages where created_at >= ? and created_at < ? and direction = 'inbound' group by ${PREFIX}`

/** Values: from, until. */
export const textsOut = () => `
  select ${PREFIX} as prefix, state, count(*) as texts,
    sum(case when sent_at is not null then segments else 0 end) as segments
  from messages where sending_at >= ? and sending_at < ? group by ${PREFIX}, state`

/** Behind a call, or SQLite goes through everybody of the role first. Values: from, until, from, until. */
export const activePeople = () => `
  select count(*) as people from (
    select user_id from messages
      where created_at >= ? and created_at < ? and direction = 'inbound' and user_id is not null
    union select user_id from messages
      where sending_at >= ? and sending_at < ? and user_id is not null) as active
  join users u on u.id = active.user_id where coalesce(u.role, '') = 'user'`

/** Behind a call, or SQLite takes the index of all replies there ever were instead of the one by time. */
const IS_REPLY = `coalesce(m.kind, '') = 'reply'`

/** The two places of the order by latency that are asked for. Values: from, until. */
export const replyLatency = () => `
  select latency, place, total from (
    select latency, row_number() over (order by latency) as place, count(*) over () as total from (
      select m.sending_at - i.created_at as latency from messages m join messages i on i.id = m.covers_until
      where m.sending_at >= ? and m.sending_at < ? and ${IS_REPLY}
        and coalesce(m.dedup_key, '') not like 'again:%')
      as replies) as places
  where place = (total + 1) / 2 or place = (total * 95 + 99) / 100 order by place`

/** Behind a call, or SQLite walks through all codes there are by their prefixes. */
const ASKED_PREFIX = `coalesce(phone_prefix, '')`

/** Values: from, how many at most. */
export const verification = () => `
  select ${ASKED_PREFIX} as prefix, count(*) as asked,
    sum(case when state = 'used' then 1 else 0 end) as verified
  from verification_codes
  where created_at >= ? and state <> 'unsent' and purpose <> 'staff' and ${ASKED_PREFIX} <> ''
  group by ${ASKED_PREFIX} order by count(*) desc, ${ASKED_PREFIX} limit ?`
