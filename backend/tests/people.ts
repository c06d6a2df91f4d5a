import type { ApplicationService } from '@adonisjs/core/types'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { Database } from '#app/core/database/database'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Sql, Tx } from '#app/core/database/sql'

export interface Person {
  id: number
  phone: string
}

/** People who signed up, have a companion and may go on texting for a long time. */
export async function insertPeople(
  app: ApplicationService,
  {
    count,
    messages,
    phoneOf = usPhone,
  }: { count: number; messages: number; phoneOf?: (index: number) => string }
): Promise<Person[]> {
  const database = await app.container.make(Database)
  const allowance = await app.container.make(Allowance)
  const phoneKeys = await app.container.make(PhoneKeys)
  return database.transaction(async (tx) => {
    const people: Person[] = []
    for (let index = 0; index < count; index++) {
      const phone = phoneOf(index)
      const id = await insertUser(tx, { index, phone, phoneKey: phoneKeys.of(phone) })
      await insertCompanion(tx, id)
      await giveConsent(tx.sql, { id, phoneKey: phoneKeys.of(phone), at: Date.now() })
      await allowance.grant(tx.sql, { userId: id, amount: messages, key: `signup:${id}` })
      people.push({ id, phone })
    }
    return people
  })
}

const usPhone = (index: number) => `+1202${String(5_550_000 + index)}`

async function insertUser(
  { sql }: Tx,
  { index, phone, phoneKey }: { index: number; phone: string; phoneKey: string }
): Promise<number> {
  const now = Date.now()
  const row = await sql.first<{ id: number }>(
    `insert into users (email, email_key, password, country_code, phone, phone_key, first_name, role,
       date_of_birth, time_zone, onboarded_at, is_seeded, created_at, updated_at)
     values (?, ?, 'none', '+1', ?, ?, 'Sam', 'user', '1990-05-17', 'America/New_York', ?, ?, ?, ?)
     returning id`,
    `person${index}@example.com`,
    `person${index}@example.com`,
    phone,
    phoneKey,
    now,
    false,
    now,
    now
  )
  return row?.id ?? 0
}

async function insertCompanion({ sql }: Tx, userId: number): Promise<void> {
  const now = Date.now()
  await sql.run(
    `insert into girlfriends (user_id, name, age, personality, interests, communication_style,
       relationship_style, image, created_at, updated_at)
     values (?, 'Valentina', 24, 'flirty', '["Travel","Cooking"]', 'casual', 'girlfriend',
       'valentina', ?, ?)`,
    userId,
    now,
    now
  )
  await sql.run('insert into conversations (user_id, created_at) values (?, ?)', userId, now)
}

/** The box ticked at sign-up. */
export async function giveConsent(
  sql: Sql,
  { id, phoneKey, at }: { id: number; phoneKey: string; at: number }
): Promise<void> {
  await sql.run(
    `insert into consents (user_id, phone_key, event, source, created_at)
     values (?, ?, 'given', 'fixture', ?)`,
    id,
    phoneKey,
    at
  )
}

export const TABLES = [
  'renewal_agreements',
  'audit_log',
  'audit_retention',
  'figures_of_days',
  'notes',
  'switches',
  'ai_usage',
  'spending',
  'safety_events',
  'alarms',
  'server_instances',
  'filtered_texts',
  'senders',
  'test_payment_clocks',
  'test_payment_objects',
  'payment_audit',
  'payment_events',
  'subscriptions',
  'refunds',
  'purchases',
  'payment_customers',
  'plan_prices',
  'plans',
  'firings',
  'schedules',
  'removed_texts',
  'reports',
  'text_marks',
  'diary_lines',
  'person_keys',
  'memory_sources',
  'forgotten_facts',
  'memories',
  'phone_changes',
  'simulated_phones',
  'simulated_texts',
  'open_loops',
  'word_index',
  'jobs',
  'inbox',
  'messages',
  'texts_to_index',
  'search_lists',
  'message_blocks',
  'message_counts',
  'conversations',
  'girlfriends',
  'rate_limits',
  'activities',
  'allowance_entries',
  'recipients',
  'consents',
  'verification_codes',
  'refused_minors',
  'account_changes',
  'sessions',
  'users',
]

const DELETIONS = [
  // The audit log gives nothing away before its time.
  'delete from audit_retention',
  `insert into audit_retention (id, gone_before) values (1, ${Number.MAX_SAFE_INTEGER})`,
  ...TABLES.map((table) => `delete from ${table}`),
]

/** In one commit, and on PostgreSQL in one message too: before thousands of tests each more costs minutes. */
export async function emptyDatabase(app: ApplicationService): Promise<void> {
  const database = await app.container.make(Database)
  const isPostgres = process.env.DATABASE_URL?.startsWith('postgres') ?? false
  if (isPostgres) return void (await database.read.run(DELETIONS.join(';')))
  await database.transaction(async ({ sql }) => {
    for (const deletion of DELETIONS) await sql.run(deletion)
  })
}
