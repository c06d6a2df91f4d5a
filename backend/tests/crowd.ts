import type { Group } from '@japa/runner/core'
import { isPostgres } from '#config/database'
import type { Sql } from '#app/core/database/sql'
import { beginAnew, database } from '#tests/world'

const PEOPLE = 'from generate_series(1, 500) as n'
const TEXTS = 'from generate_series(1, 3000) as n'
const FEW = 'from generate_series(1, 200) as n'
const LONG_AGO = 1_500_000_000_000
const MINUTE = 60_000

/** Of a single role or plan, an index that begins with it would do as well as the key. */
const ROLES = `(array ['user', 'viewer', 'support', 'operator', 'admin'])[1 + n % 5]`
const PLANS = `(array ['free', 'starter', 'standard', 'refill'])[1 + n % 4]`
const EVENT_KINDS = `(array ['crisis', 'crisis_other', 'eating', 'minor', 'explicit'])[1 + n % 5]`
const EVENT_SOURCES = `(array ['phrases', 'moderation', 'report'])[1 + n % 3]`
const KINDS = `(array ['text', 'reply', 'text', 'scheduled', 'text', 'initiative'])[1 + n % 6]`

/** Each person has one talk of six texts; of hers some wait, of theirs a few are not answered. */
const CROWD = [
  `insert into users (id, email, email_key, password, country_code, phone, phone_key, time_zone,
     role, subscription_type, created_at, updated_at)
   select n, n, n, 'none', '+1', n, n, 'UTC', ${ROLES}, ${PLANS}, ${LONG_AGO} + n, 1 ${PEOPLE}`,
  `insert into sessions (token_hash, user_id, created_at, seen_at, expires_at)
   select n, n, 1, 1, 2 ${PEOPLE}`,
  `insert into conversations (id, user_id, created_at) select n, n, 1 ${PEOPLE}`,
  `insert into girlfriends (user_id, name, age, personality, interests, communication_style,
     relationship_style, image, created_at, updated_at)
   select n, 'Valentina', 24, 'flirty', '[]', 'casual', 'girlfriend', 'valentina', n, n ${PEOPLE}`,
  `insert into recipients (phone_key, updated_at) select n, 1 ${PEOPLE}`,
  `insert into consents (user_id, phone_key, event, source, created_at)
   select n, n, 'given', 'crowd', 1 ${PEOPLE}`,
  `insert into inbox (message_sid, phone, phone_key, body, pictures, is_late, received_at)
   select n, n, n, 'Hi', 0, false, 1 ${PEOPLE}`,
  `insert into messages (id, conversation_id, user_id, direction, kind, body, phone, phone_key, state,
     message_sid, dedup_key, error_code, answered_by, created_at, sending_at, lane, turn, due_at)
   select n, 1 + n % 500, 1 + n % 500, case n % 2 when 0 then 'inbound' else 'outbound' end,
     case n % 10 when 1 then 'scheduled' else ${KINDS} end, 'Hi', 1 + n % 500, 1 + n % 500,
     case when n % 2 = 0 then 'received' when n % 10 = 1 then 'queued' else 'delivered' end, n,
     n, case n % 100 when 3 then 30003 end, case when n % 100 > 0 then n + 1 end,
     ${LONG_AGO} + n * ${MINUTE}, case n % 2 when 1 then ${LONG_AGO} + n * ${MINUTE} end,
     n % 5, 1, n ${TEXTS}`,
  `insert into word_index (message_id, conversation_id, stretch, sender, said_at, length, tokens, asks, words)
   select n, 1 + n % 20, n / 100, 'them', n, 1, 1, '', n ${PEOPLE}`,
  `insert into jobs (kind, dedup_key, payload, status, run_at, created_at, died_at)
   select n % 9, n, '', case n % 50 when 0 then 'dead' else 'pending' end,
     ${LONG_AGO} + n * ${MINUTE}, 1, n ${PEOPLE}`,
  `insert into activities (id, user_id, activity_type, description, created_at)
   select n, n, 'message_scheduled', '', 1 ${PEOPLE}`,
  `insert into schedules (id, user_id, message_type, time, is_enabled, effective_from, next_at, updated_at)
   select n, n, 'good_morning', '08:00', true, 1, ${LONG_AGO} + n, 1 ${PEOPLE}`,
  `insert into firings (schedule_id, local_date, state, due_at, claimed_at)
   select n, 'day ' || day, case when n < 10 then 'claimed' else 'queued' end, 1, 1
   from generate_series(1, 500) as n, generate_series(1, 3) as day`,
  `insert into allowance_entries (user_id, entry, bucket, amount, local_date, charge_key, created_at)
   select n, entry, bucket, 1, 'day', n || bucket, 1 ${PEOPLE}, unnest(array ['reserve', 'keep']) as entry,
     unnest(array ['daily', 'bonus']) as bucket`,
  `insert into spending (day, user_id, kind, micros, units)
   select '2026-01-' || day, n, 'ai', 1, 1 from generate_series(1, 200) as n, generate_series(10, 20) as day`,
  `insert into verification_codes (phone_key, purpose, code_hash, phone_prefix, address_range,
     created_at, expires_at)
   select n, 'signup', '', n % 10, n, n * ${MINUTE}, n * ${MINUTE} ${PEOPLE}`,
  `insert into safety_events (user_id, message_id, kind, source, state, created_at)
   select n, n, ${EVENT_KINDS}, ${EVENT_SOURCES},
     case n % 20 when 0 then 'open' else 'answered' end, n ${FEW}`,
  `insert into alarms (kind, subject, times, first_at, last_at, cleared_at)
   select 'dead_job', n, 1, n, n, case when n % 20 > 0 then n end ${FEW}`,
  `insert into filtered_texts (body_hash, times, last_at) select n, 1, n ${FEW}`,
  `insert into senders (sender, tokens, refilled_at, rate) select n, 1, 1, 1 ${FEW}`,
  `insert into plans (plan_id, name, price, currency, lookup_key, updated_at)
   values ('one', 'One', 1, 'usd', 'one', 1)`,
  `insert into plan_prices (plan_id, provider, price_id, price, currency, created_at)
   select n, 'test', n, 1, 'usd', 1 ${FEW}`,
  `insert into message_counts (block, kind, state, error_code, count)
   select n, 'reply', 'delivered', 0, 1 ${FEW}`,
  `insert into search_lists (block, word, places) select n % 20, n, '' ${FEW}`,
  `insert into switches (name, is_on, changed_at) select n, false, 1 ${FEW}`,
]

/** So that there is a text of its kind and state. */
const ONE_TEXT = `insert into messages (id, direction, kind, body, phone_key, state, created_at)
  values (1, 'outbound', 'reply', 'Hi', '1', 'delivered', 1)`

/**
 * For plans: PostgreSQL makes them for the rows it has counted, SQLite without looking at any.
 * The crowd stays until a test begins anew, so that groups that come after each other share it.
 */
export function crowdedDatabase(group: Group): void {
  group.setup(async () => {
    const { read } = await database()
    if (isPostgres && (await isCrowded(read))) return
    await beginAnew()
    await (isPostgres ? addCrowd(read) : read.run(ONE_TEXT))
  })
}

async function addCrowd(sql: Sql): Promise<void> {
  const tables = CROWD.map((insert) => insert.split(' ')[2])
  await sql.run(CROWD.join(';'))
  // Rows that specs before deleted would still stand in the indexes, and make them look long.
  await sql.run(`vacuum (full, analyze) ${[...new Set(tables)].join(', ')}`)
  // Until then no index is known to be enough without the rows themselves.
  await sql.run('vacuum messages')
}

async function isCrowded(sql: Sql): Promise<boolean> {
  return (await sql.first("select sender from senders where sender = '200'")) !== undefined
}
