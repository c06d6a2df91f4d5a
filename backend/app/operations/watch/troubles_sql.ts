// By hand because each row is held against alarms of its own; no bench, every minute.

/** Each that died since the alarm of its kind was last heard of, or cleared. Values: how many at most. */
export const newlyDeadJobs = () => `
  select j.kind from jobs j where j.status = 'dead' and j.died_at > coalesce(
    (select max(coalesce(a.cleared_at, a.last_at)) from alarms a
      where a.kind = 'dead_job' and a.subject = j.kind), 0)
  order by j.died_at limit ?`

/**
 * Without an alarm that is open or was put aside by hand.
 * Values: since when, who clears by itself, how many at most.
 */
export const unansweredCrises = () => `
  select e.id from safety_events e
  where e.state = 'open' and e.kind in ('crisis', 'crisis_other', 'minor', 'minor_sexual')
    and e.created_at <= ?
    and not exists (select 1 from alarms a where a.kind = 'crisis_unanswered'
      and a.subject = cast(e.id as text) and (a.cleared_at is null or a.cleared_by <> ?))
  order by e.id limit ?`
