import app from '@adonisjs/core/services/app'
import { Consents } from '#app/texting/consent/consents'
import { isPostgres } from '#config/database'
import {
  clock,
  database,
  keyOf,
  onboardedUser,
  pass,
  rows,
  type TestUser,
  text,
} from '#tests/world'

/** Words that stand nowhere but in this person's data. */
export const SECRETS = [
  'quintessa.fenwick@example.org',
  '2025559876',
  '2025554321',
  'Quintessa',
  'Fenwickshire',
  'zebrafish',
  'xylophone',
  'porcupine',
  'marmalade',
  'tambourine',
  'accordion',
  'UnusualBrowser',
  '203.0.113.77',
] as const

export const LIVED_IN_PHONE = '+12025559876'

/** Somebody with something in every place that keeps anything about a person. */
export async function livedInAccount(): Promise<TestUser> {
  await writeStray()
  const user = await onboardedUser({
    email: 'quintessa.fenwick@example.org',
    phone: LIVED_IN_PHONE,
    firstName: 'Quintessa',
  })
  await rows('update users set last_name = ? where id = ? returning id', 'Fenwickshire', user.id)
  await text(user, 'My zebrafish died today')
  await pass(60_000)
  await text(user, 'INFO')
  await pass(1000)
  await writeSurroundings(user)
  await writeMemories(user)
  return user
}

async function run(query: string, ...values: (string | number | null)[]): Promise<void> {
  await (await database()).read.run(query, ...values)
}

/** Before there was an account: a text of a stranger, and the code for the number. */
async function writeStray(): Promise<void> {
  await text({ phone: LIVED_IN_PHONE }, 'xylophone?')
  await run(
    `insert into messages (direction, kind, body, phone, phone_key, message_sid, state, created_at)
     values ('outbound', 'code', 'Your Everly code is ******', ?, ?, 'SMcode', 'delivered', ?)`,
    LIVED_IN_PHONE,
    await keyOf(LIVED_IN_PHONE),
    clock.now()
  )
  await run(
    `insert into verification_codes (phone_key, purpose, code_hash, state, created_at, expires_at)
     values (?, 'sign_up', 'hash', 'used', ?, ?)`,
    await keyOf(LIVED_IN_PHONE),
    clock.now(),
    clock.now()
  )
}

async function writeSurroundings(user: TestUser): Promise<void> {
  const consents = await app.container.make(Consents)
  const { read } = await database()
  const who = { userId: user.id, phone: user.phone, at: clock.now() }
  await consents.give(read, {
    ...who,
    source: 'sign_up',
    wording: { version: '1', text: 'I agree to receive texts.' },
    ip: '203.0.113.77',
    userAgent: 'UnusualBrowser/1.0',
  })
  await run(
    `insert into sessions (token_hash, user_id, user_agent, created_at, seen_at, expires_at)
     values ('another', ?, 'UnusualBrowser/1.0', ?, ?, ?)`,
    user.id,
    clock.now(),
    clock.now(),
    clock.now() + 1e9
  )
  await run(
    `insert into sessions (token_hash, verified_phone, verified_at, created_at, seen_at, expires_at)
     values ('visitor', ?, ?, ?, ?, ?)`,
    user.phone,
    clock.now(),
    clock.now(),
    clock.now(),
    clock.now() + 1e9
  )
  await run(
    'insert into phone_changes (user_id, phone, country_code, requested_at) values (?, ?, ?, ?)',
    user.id,
    '+12025554321',
    '+1',
    clock.now()
  )
}

async function writeMemories(user: TestUser): Promise<void> {
  await run(
    'insert into memories (user_id, body, is_pinned, saved_at) values (?, ?, ?, ?)',
    user.id,
    'You keep a porcupine.',
    (isPostgres ? 'true' : 1) as number,
    clock.now()
  )
  await run(
    `insert into reports (user_id, message_id, reason, note, created_at)
     select ?, id, 'other', 'About the marmalade.', ? from messages
     where kind = 'first_text' and user_id = ?`,
    user.id,
    clock.now(),
    user.id
  )
  await run(
    `insert into safety_events (user_id, message_id, kind, source, detail, created_at)
     select user_id, message_id, 'report', 'report', reason, created_at from reports where user_id = ?`,
    user.id
  )
  await run(
    'insert into notes (user_id, body, created_at, updated_at) values (?, ?, ?, ?)',
    user.id,
    'Asked about the kettle.',
    clock.now(),
    clock.now()
  )
  await run('update users set initiative_since = ? where id = ?', clock.now(), user.id)
  await run(
    `insert into open_loops (user_id, conversation_id, message_id, subject, event_at, is_all_day, ask_at,
       state, created_at)
     select user_id, conversation_id, id, 'tambourine recital', ?, is_seeded, ?, 'open', ?
     from (select m.*, u.is_seeded from messages m join users u on u.id = m.user_id) told
     where kind = 'talk' and user_id = ?`,
    clock.now() + 1e9,
    clock.now() + 1e9,
    clock.now(),
    user.id
  )
  await run(
    `insert into text_marks (user_id, message_id, vote, pinned_at, created_at)
     select user_id, id, 'up', ?, ? from messages where kind = 'first_text' and user_id = ?`,
    clock.now(),
    clock.now(),
    user.id
  )
  await run(
    'insert into diary_lines (user_id, date, body, subjects, written_at) values (?, ?, ?, ?, ?)',
    user.id,
    '2026-11-17',
    'We talked about the accordion.',
    '["music"]',
    clock.now()
  )
  await run(
    'update girlfriends set backstory = ?, key_memories = ? where user_id = ?',
    'She collects lanterns.',
    'I whistle at breakfast.',
    user.id
  )
  for (const key of [`initiative:${user.id}`, `loops:${await talkOf(user)}`]) {
    await run(
      `insert into jobs (kind, dedup_key, payload, status, run_at, created_at)
       values ('take_initiative', ?, '{}', 'pending', ?, ?)`,
      key,
      clock.now() + 1e9,
      clock.now()
    )
  }
  const [activity] = await rows<{ id: number }>(
    `insert into activities (user_id, activity_type, description, created_at)
     values (?, 'message_scheduled', 'Good Morning Text every day at 08:00', ?) returning id`,
    user.id,
    clock.now()
  )
  await run(
    `insert into schedules (id, user_id, message_type, time, is_enabled, custom_message, effective_from,
       updated_at)
     values (?, ?, 'good_morning', '08:00', ?, 'Play the tambourine', ?, ?)`,
    activity?.id ?? 0,
    user.id,
    (isPostgres ? 'true' : 1) as number,
    clock.now(),
    clock.now()
  )
  await run(
    `insert into jobs (kind, dedup_key, payload, status, run_at, created_at)
     values ('fire_schedule', ?, '{}', 'pending', ?, ?)`,
    `schedule:${activity?.id}`,
    clock.now() + 1e9,
    clock.now()
  )
}

async function talkOf(user: TestUser): Promise<number> {
  const [talk] = await rows<{ id: number }>(
    'select id from conversations where user_id = ?',
    user.id
  )
  return talk?.id ?? 0
}

/** Every row of every table, as text. */
export async function wholeDatabase(): Promise<Record<string, string>> {
  const tables = await rows<{ name: string }>(
    isPostgres
      ? `select table_name as name from information_schema.tables where table_schema = 'public'`
      : `select name from pragma_table_list where schema = 'main' and type in ('table', 'virtual')`
  )
  const dump: Record<string, string> = {}
  for (const { name } of tables) dump[name] = JSON.stringify(await rows(`select * from ${name}`))
  return dump
}

/** Where a person's words, keys or ids still stand: `table: word`. */
export async function tracesOf(words: readonly string[]): Promise<string[]> {
  const dump = await wholeDatabase()
  return Object.entries(dump).flatMap(([table, content]) =>
    words.filter((word) => content.includes(word)).map((word) => `${table}: ${word}`)
  )
}
