// By hand because the sums and the union are the database's; no bench waits
// for it, the console's first page and the head of a person's page do.

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
    count(*) as calls, sum(a.prompt_tokens) as prompt_tokens, sum(a.cached_tokens) as cached_tokens,
    sum(a.cost_micros) as micros
  from ai_usage a left join users u on u.id = a.user_id
  where a.created_at >= ? and a.created_at < ?
  group by u.subscription_type, coalesce(a.model, ''), a.rejected_for`

/** By day, because the key begins with it. Values: the person, the days. */
export const spentByPerson = (days: string) => `
  select day, kind, micros from spending where user_id = ? and day in (${days})`

/** Cents that came in and went back, with the instant. Values: the person, provider, both once more. */
export const movedByPerson = () => `
  select p.paid_at as at, p.amount as cents from purchases p where p.user_id = ? and ${IS_PAID}
  union all select r.moved_at, -r.amount from purchases p join refunds r on r.purchase_id = p.id
    where p.user_id = ? and ${IS_OURS}`
