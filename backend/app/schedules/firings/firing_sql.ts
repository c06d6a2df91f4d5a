import { insertRows, listOf } from '#app/core/database/many_rows'
import type { PlainSql, SqlDialect } from '#app/core/database/sql'
import type { Occasion } from '#app/companion/voice/language_model'

// By hand for `npm run bench:schedules`: ten thousand schedules
// of one minute are claimed, judged and closed by the hundred.

/** Schedules whose time has come and that nobody else looks after. */
export async function lockDue(
  sql: PlainSql,
  { skipLocked }: Pick<SqlDialect, 'skipLocked'>,
  { now, most }: { now: number; most: number }
): Promise<number[]> {
  const rows = await sql.all<{ id: number }>(
    `select id from schedules where next_at is not null and next_at <= ?
     order by next_at, id limit ?${skipLocked}`,
    now,
    most
  )
  return rows.map(({ id }) => id)
}

export interface NewFiring {
  scheduleId: number
  /** `YYYY-MM-DD` */
  localDate: string
  dueAt: number
  claimedAt: number
}

/** `is_asked`: by "Send now". */
const claim = (isAsked: boolean, onTaken: string) => ({
  head: 'insert into firings (schedule_id, local_date, state, is_asked, due_at, claimed_at)',
  row: `(?, ?, 'claimed', ${isAsked}, ?, ?)`,
  tail: `on conflict (schedule_id, local_date) do ${onTaken} returning id`,
})

const CLAIM = claim(false, 'nothing')

/**
 * What did not go was not charged either: nothing stands against it when the person asks for it.
 * The reason stays until it ends again: the same one is not told a second time.
 */
const CLAIM_ASKED = claim(
  true,
  `update set state = 'claimed', is_asked = true, due_at = excluded.due_at,
     claimed_at = excluded.claimed_at where firings.state in ('missed', 'dropped')`
)

/** The ids of those whose date was not taken. */
export function claimDates(sql: PlainSql, dates: readonly NewFiring[]): Promise<number[]> {
  return claimBy(sql, CLAIM, dates)
}

/** The id of one that is asked for, unless it has gone or is about to. */
export async function claimAsked(sql: PlainSql, date: NewFiring): Promise<number | undefined> {
  const [id] = await claimBy(sql, CLAIM_ASKED, [date])
  return id
}

async function claimBy(
  sql: PlainSql,
  statement: typeof CLAIM,
  dates: readonly NewFiring[]
): Promise<number[]> {
  const rows = await insertRows<{ id: number }>(
    sql,
    statement,
    dates.map((one) => [one.scheduleId, one.localDate, one.dueAt, one.claimedAt])
  )
  return rows.map(({ id }) => id)
}

/** One local date of a schedule, with all that decides what goes out. Instants are epoch milliseconds. */
export interface FiringRow {
  id: number
  state: 'claimed' | 'queued' | 'dropped' | 'missed'
  /** Of the time before, when this date is tried again. */
  reason: string | null
  local_date: string
  is_asked: boolean | number
  due_at: number
  claimed_at: number
  /** One of their other schedules, claimed before it for the same day, is not written yet. */
  is_second: boolean | number
  user_id: number
  message_type: Occasion
  until: string | null
  is_hour_confirmed: boolean | number
  time_zone: string
  custom_message: string | null
  prepared_text: string | null
  prepared_for: string | null
  prepared_after: number | null
  prepared_has_notice: boolean | number
  prepared_prompt_version: string | null
}

export function findFirings(sql: PlainSql, ids: readonly number[]): Promise<FiringRow[]> {
  const { marks, values } = listOf(ids)
  return sql.all<FiringRow>(
    `select f.id, f.state, f.reason, f.local_date, f.is_asked, f.due_at, f.claimed_at, s.user_id,
       s.message_type, s.until, s.is_hour_confirmed, s.custom_message, s.prepared_text, s.prepared_for,
       s.prepared_after, s.prepared_has_notice, s.prepared_prompt_version, u.time_zone,
       exists (select 1 from schedules o join firings e on e.schedule_id = o.id
         where o.user_id = s.user_id and e.local_date = f.local_date and e.state = 'claimed'
           and e.id < f.id) as is_second
     from firings f join schedules s on s.id = f.schedule_id join users u on u.id = s.user_id
     where f.id in (${marks}) order by f.id`,
    ...values
  )
}

/** Those that no other worker has taken further, and that are not gone with their schedule. */
export async function lockFirings(
  sql: PlainSql,
  ids: readonly number[],
  forUpdate: string
): Promise<Set<number>> {
  const { marks, values } = listOf(ids)
  const rows = await sql.all<{ id: number }>(
    `select id from firings where id in (${marks}) and state = 'claimed' order by id${forUpdate}`,
    ...values
  )
  return new Set(rows.map(({ id }) => id))
}

/** The ids of those that were still claimed. `reason` is null for those that go. */
export async function endFirings(
  sql: PlainSql,
  ids: readonly number[],
  reason: string | null
): Promise<Set<number>> {
  const { marks, values } = listOf(ids)
  const rows = await sql.all<{ id: number }>(
    `update firings set state = ?, reason = ?,
       message_id = (select m.id from messages m where m.dedup_key = 'firing:' || firings.id)
     where id in (${marks}) and state = 'claimed' returning id`,
    reason === null ? 'queued' : 'dropped',
    reason,
    ...values
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * How often something was forgotten in each of these talks;
 * locked, so that nothing will be until this is committed.
 */
export async function lockMemoryVersions(
  sql: PlainSql,
  conversationIds: readonly number[],
  forUpdate: string
): Promise<Map<number, number>> {
  const { marks, values } = listOf(conversationIds)
  const rows = await sql.all<{ id: number; memory_version: number }>(
    `select id, memory_version from conversations where id in (${marks}) order by id${forUpdate}`,
    ...values
  )
  return new Map(rows.map((row) => [row.id, row.memory_version]))
}

/** Those of which nothing written ahead is there any more. */
export async function findEmptied(sql: PlainSql, ids: readonly number[]): Promise<Set<number>> {
  const { marks, values } = listOf(ids)
  const rows = await sql.all<{ id: number }>(
    `select f.id from firings f join schedules s on s.id = f.schedule_id
     where f.id in (${marks}) and s.prepared_text is null`,
    ...values
  )
  return new Set(rows.map(({ id }) => id))
}

export interface TalkState {
  conversation_id: number
  last_id: number | null
  is_unanswered: boolean | number
}

/**
 * How each talk stands: its last text, and whether one of theirs that came since then waits for an answer.
 */
export async function findTalks(
  sql: PlainSql,
  conversationIds: readonly number[],
  since: number
): Promise<Map<number, TalkState>> {
  const { marks, values } = listOf(conversationIds)
  const rows = await sql.all<TalkState>(
    `select c.id as conversation_id,
       (select max(m.id) from messages m where m.conversation_id = c.id and m.state <> 'queued') as last_id,
       exists (select 1 from messages m where m.conversation_id = c.id and m.direction = 'inbound'
         and m.answered_by is null and m.created_at > ?) as is_unanswered
     from conversations c where c.id in (${marks})`,
    since,
    ...values
  )
  return new Map(rows.map((row) => [row.conversation_id, row]))
}
