import type { Sql } from '#app/core/database/sql'
import { Alarm } from '#app/models/alarm'
import { CRISES } from '#app/models/contract'
import { Job } from '#app/models/job'
import { SafetyEvent } from '#app/models/safety_event'

const MOST = 100

/** Jobs that died since the alarm of their kind was last heard of, or cleared; the first to die first. */
export function listNewlyDead(sql: Sql): Promise<{ kind: string }[]> {
  const told = Alarm.query(sql)
    .where('kind', 'dead_job')
    .whereColumn('alarms.subject', 'jobs.kind')
    .where((since) => {
      void since.whereColumn('alarms.cleared_at', '>=', 'jobs.died_at')
      void since.orWhere((open) => {
        void open.whereNull('clearedAt').whereColumn('alarms.last_at', '>=', 'jobs.died_at')
      })
    })
  return Job.query(sql)
    .withScopes((jobs) => jobs.dead())
    .where('diedAt', '>', 0)
    .whereNotExists(told)
    .orderBy('diedAt')
    .limit(MOST)
    .select('kind')
    .pojo<{ kind: string }>()
}

/** Open since then or longer, without an alarm that is open or was put aside by hand. */
export function listUnansweredCrises(
  sql: Sql,
  { since, solvedBy }: { since: number; solvedBy: string }
): Promise<{ id: number }[]> {
  const told = Alarm.query(sql)
    .where('kind', 'crisis_unanswered')
    .where('subject', sql.client.raw('cast(safety_events.id as text)'))
    .where((alarm) => void alarm.whereNull('clearedAt').orWhereNot('clearedBy', solvedBy))
  return SafetyEvent.query(sql)
    .withScopes((events) => events.open())
    .whereIn('kind', [...CRISES, 'minor', 'minor_sexual'])
    .where('createdAt', '<=', since)
    .whereNotExists(told)
    .orderBy('id')
    .limit(MOST)
    .select('id')
    .pojo<{ id: number }>()
}
