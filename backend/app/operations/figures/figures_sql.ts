// By hand because the counting, the ranking, the sums and the unions are the database's;
// no bench waits for it, the console's first page and the head of a person's page do.

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

/** Among the plans: all purses together, which is what everything cost. */
export const ALL_PURSES = 'all purses'

/**
 * Texts and calls of a day on, by the plan people have now. Summed by person before anybody's plan is looked
 * up, so that each is counted, and looked up, once. Value: the first day.
 */
export const spentByPlan = () => `
  select case when s.user_id > 0 then u.subscription_type else '${ALL_PURSES}' end as plan,
    count(*) as people, sum(s.texts) as texts, sum(s.model) as model
  from (select user_id, sum(case when kind = 'ai' then 0 else micros end) as texts,
      sum(case when kind = 'ai' then micros else 0 end) as model
    from spending where day >= ? group by user_id) as s
  left join users u on u.id = s.user_id group by 1`

/** Behind calls, or SQLite takes the index of all paid ones instead of the one by time. */
const IS_PAID = `coalesce(p.state, '') = 'paid' and coalesce(p.provider, '') = ?`
const IS_OURS = `coalesce(p.provider, '') = ?`

/** Cents that came in and went back. Values: provider, from, until, provider, from, until. */
export const movedByPlan = () => `
  select u.subscription_type as plan, sum(m.cents) as cents from (
    select p.user_id, p.amount as cents from purchases p
      where ${IS_PAID} and p.paid_at >= ? and p.paid_at < ?
    union all select p.user_id, -r.amount from refunds r join purchases p on p.id = r.purchase_id
      where ${IS_OURS} and r.moved_at >= ? and r.moved_at < ?) as m
  left join users u on u.id = m.user_id group by u.subscription_type`

/** Behind a call, or SQLite walks through all calls there are by their models. Values: from, until. */
export const callsByPlan = () => `
  select u.subscription_type as plan, coalesce(a.model, '') as model, a.rejected_for as failed_check,
    a.prompt_version, count(*) as calls,
    sum(a.prompt_tokens) as prompt_tokens, sum(a.cached_tokens) as cached_tokens,
    sum(a.cost_micros) as micros
  from ai_usage a left join users u on u.id = a.user_id
  where a.created_at >= ? and a.created_at < ?
  group by u.subscription_type, coalesce(a.model, ''), a.rejected_for, a.prompt_version`

/** By day, because the key begins with it. Values: the person, the days. */
export const spentByPerson = (days: string) => `
  select day, kind, micros from spending where user_id = ? and day in (${days})`

/** Cents that came in and went back, with the instant. Values: the person, provider, both once more. */
export const movedByPerson = () => `
  select p.paid_at as at, p.amount as cents from purchases p where p.user_id = ? and ${IS_PAID}
  union all select r.moved_at, -r.amount from purchases p join refunds r on r.purchase_id = p.id
    where p.user_id = ? and ${IS_OURS}`
