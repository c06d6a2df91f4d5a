import limits from '#config/limits'
import { DAY, HOUR } from '#app/core/clock/durations'
import { listOf } from '#app/core/database/many_rows'
import type { Sql, SqlDialect } from '#app/core/database/sql'
import { claimOf } from '#app/texting/consent/claim_number'
import type { Personality } from '#app/models/contract'
import type { OutboundKind } from '#app/models/kinds'
import { carrierDayAt } from '#app/texting/pace/carrier_day'
import { SENDER } from '#app/texting/pace/senders'
import { readdressTalk } from '#app/texting/gate/readdress_talk'
import { SPENT, type Spent } from '#app/ledgers/spending/spending_sql'
import { spendingDayOf } from '#app/ledgers/spending/spending_day'
import { ALL_SENDS } from '#app/ledgers/switches/switches'

/** What is known of the person a text is for, and of the number. */
export interface PersonFacts extends Spent {
  time_zone: string | null
  /** E.164, of the text. */
  phone: string
  /** Where they say they live. */
  state_named: string | null
  quiet_from: string | null
  quiet_until: string | null
  /** By us, or by the person in settings. */
  paused_at: number | null
  date_of_birth: string | null
  user_created_at: number | null
  is_seeded: boolean | number | null
  initiative_since: number | null
  companion_name: string | null
  companion_personality: Personality | null
  ai_noticed_at: number | null
  opted_out_at: number | null
  bad_reason: string | null
  blocked_at: number | null
  unreachable_strikes: number | null
  has_consent: boolean | number
  is_unregistered: boolean | number
  is_initiative_stopped: boolean | number
  is_switched_off: boolean | number
  is_to_staff: boolean | number
  has_unread: boolean | number
  /** On this day of the carriers; null where they count none. */
  day_segments: number | null
}

/** An outbound text with all that decides whether it may leave. */
export interface GateRow extends PersonFacts {
  id: number
  kind: OutboundKind
  state: string
  body: string
  segments: number
  phone_key: string
  user_id: number | null
  lane: number
  tries: number
  conversation_id: number | null
  covers_until: number | null
  has_ai_notice: boolean | number
  expires_at: number
  slot_at: number | null
  charge_key: string | null
  is_reserved: boolean | number
  is_filtered: boolean | number
  /** When the oldest was sent of those before it that fill the cap of its kind; null without a cap. */
  cap_full_since: number | null
}

interface LockedRow {
  id: number
  is_unclaimed: boolean | number
  moved_user: number | null
}

// By hand for `npm run bench:schedules`: each text that leaves is judged by it, in the commit that picks it.

const FILTERED_FOR_MS = HOUR
const REMEMBERED_MS = 30 * DAY

// The event behind a call: SQLite would go by its index, through everybody's consents.
const PERSON = `r0.phone, u.state as state_named, u.time_zone, u.quiet_from, u.quiet_until,
  coalesce(u.paused_at, u.self_paused_at) as paused_at,
  u.date_of_birth, u.created_at as user_created_at, u.is_seeded, u.initiative_since,
  g.name as companion_name, g.personality as companion_personality,
  c.ai_noticed_at, r.opted_out_at, r.bad_reason, r.blocked_at, r.unreachable_strikes,
  exists (select 1 from consents k where k.user_id = u.id and k.phone_key = r0.phone_key
    and coalesce(k.event, '') = 'given') as has_consent,
  exists (select 1 from alarms a where a.kind = 'registration' and a.cleared_at is null
    and substr(r0.phone, 1, length(a.subject)) = a.subject) as is_unregistered,
  exists (select 1 from filtered_texts f where f.last_at > ?) as is_initiative_stopped,
  exists (select 1 from switches w where w.name = '${ALL_SENDS}' and w.is_on) as is_switched_off,
  exists (select 1 from users s where s.phone_key = r0.phone_key and s.role <> 'user') as is_to_staff,
  exists (select 1 from inbox i where i.phone_key = r0.phone_key) as has_unread,
  case when substr(r0.phone, 1, 2) = '+1' then (select n.day_segments from senders n
    where n.sender = ? and n.day = ?) end as day_segments,
  ${SPENT}`

/** A text may have been written, or been refused by the provider, while its person changed numbers. */
const lockOf = (dialect: SqlDialect) =>
  `select id, ${dialect.isUnclaimed(claimOf('phone_key'))} as is_unclaimed,
    (select u.id from users u where u.id = messages.user_id and u.phone_key <> messages.phone_key
      and messages.conversation_id is not null) as moved_user
  from messages where id = ?${dialect.forUpdateFree}`

// The kind in the text, or SQLite does not see that the index of these alone fits.
const sentBefore = (kind: 'reply' | 'initiative') =>
  `(select m.sending_at from messages m where m.conversation_id = r0.conversation_id and m.kind = '${kind}'
      and m.id <> r0.id and m.sending_at is not null order by m.id desc limit 1 offset ?)`

const FIND = `select r0.id, r0.kind, r0.state, r0.body, r0.segments, r0.phone_key,
    r0.user_id, r0.lane, r0.tries, r0.conversation_id, r0.covers_until, r0.has_ai_notice, r0.expires_at,
    r0.slot_at, r0.charge_key,
    exists (select 1 from allowance_entries e where e.charge_key = r0.charge_key and e.entry = 'reserve')
      and not exists (select 1 from allowance_entries e where e.charge_key = r0.charge_key
        and e.entry = 'give_back') as is_reserved,
    exists (select 1 from filtered_texts f where f.body_hash = r0.body_hash and f.last_at > ?) as is_filtered,
    case r0.kind when 'reply' then ${sentBefore('reply')}
      when 'initiative' then ${sentBefore('initiative')} end as cap_full_since,
    ${PERSON}
  from messages r0 left join users u on u.id = r0.user_id left join girlfriends g on g.user_id = u.id
    left join conversations c on c.id = r0.conversation_id
    left join recipients r on r.phone_key = r0.phone_key
  where r0.id = ?`

const FORESEE = `select u.id as user_id, ${PERSON}
  from users r0 join users u on u.id = r0.id left join girlfriends g on g.user_id = u.id
    left join conversations c on c.user_id = u.id left join recipients r on r.phone_key = u.phone_key
  where r0.id in `

const FORESEE_NUMBER = `select ${PERSON}
  from (select cast(? as text) as phone, cast(? as text) as phone_key) r0 left join users u on u.id = 0
    left join girlfriends g on g.user_id = u.id left join conversations c on c.user_id = u.id
    left join recipients r on r.phone_key = r0.phone_key`

/**
 * Locks the text until the transaction ends. One that somebody else has locked is
 * not there for now, nor is one to a number whose STOP or START is being committed.
 */
export async function findGateRow(
  sql: Sql,
  id: number,
  { dialect, now }: { dialect: SqlDialect; now: number }
): Promise<GateRow | undefined> {
  const locked = await sql.first<LockedRow>(lockOf(dialect), id)
  if (!locked?.is_unclaimed) return undefined
  if (locked.moved_user !== null) await readdressTalk(sql, locked.moved_user)
  const most = [limits.replies.perHour, limits.sends.initiativesPerDay]
  const offsets = most.map((count) => count - 1)
  return sql.first<GateRow>(FIND, now - REMEMBERED_MS, ...offsets, ...momentsOf(now), id)
}

/** What is known before the texts are written, by person. */
export async function findPersonFacts(
  sql: Sql,
  userIds: readonly number[],
  now: number
): Promise<Map<number, PersonFacts>> {
  if (userIds.length === 0) return new Map()
  const { marks, values } = listOf(userIds)
  const rows = await sql.all<PersonFacts & { user_id: number }>(
    `${FORESEE}(${marks})`,
    ...momentsOf(now),
    ...values
  )
  return new Map(rows.map((row) => [row.user_id, row]))
}

/** What is known of a number as such. */
export async function findNumberFacts(
  sql: Sql,
  { phone, phoneKey }: { phone: string; phoneKey: string },
  now: number
): Promise<PersonFacts> {
  const row = await sql.first<PersonFacts>(FORESEE_NUMBER, ...momentsOf(now), phone, phoneKey)
  if (!row) throw new Error('a select of a single row gave none')
  return row
}

/** The values PERSON asks for. */
function momentsOf(now: number): [number, string, string, string, string] {
  const today = spendingDayOf(now)
  return [now - FILTERED_FOR_MS, SENDER, carrierDayAt(now).day, today, today]
}
