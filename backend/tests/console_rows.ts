import app from '@adonisjs/core/services/app'
import { Database } from '#app/core/database/database'
import type { SqlValue } from '#app/core/database/sql'
import { resourceOf } from '#app/console/resources/contract'

type Values = Record<string, SqlValue>

const DAY = 24 * 60 * 60_000
/** A Wednesday; many rows share an instant, so that ties have to be broken. */
const AT = Date.UTC(2026, 4, 6, 9)
const at = (index: number) => AT + (index % 7) * DAY
const PEOPLE = 24

const choicesOf = (resource: string, field: string): readonly string[] =>
  resourceOf(resource)?.fields.find(({ name }) => name === field)?.choices ?? []
const turn = <Value>(values: readonly Value[], index: number) =>
  values[index % values.length] as Value
const choose = (resource: string, field: string, index: number) =>
  turn(choicesOf(resource, field), index)

async function insert(table: string, rows: Values[]): Promise<number[]> {
  const database = await app.container.make(Database)
  return database.transaction(async ({ sql }) => {
    const ids: number[] = []
    for (const row of rows) {
      const names = Object.keys(row)
      const inserted = await sql.first<{ id: number }>(
        `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})
         returning ${'phone_key' in row && table === 'recipients' ? '1 as id' : 'id'}`,
        ...Object.values(row)
      )
      ids.push(inserted?.id ?? 0)
    }
    return ids
  })
}

const rows = (count: number, row: (index: number) => Values) =>
  Array.from({ length: count }, (_, index) => row(index))

export interface ConsoleRows {
  people: number[]
  messages: number[]
  jobs: number[]
  safetyEvents: number[]
  alarms: number[]
  notes: number[]
}

/** Rows of every resource, in every state the catalogue knows; secrets among them carry the word `secret`. */
export async function insertConsoleRows(): Promise<ConsoleRows> {
  const people = await insertPeople()
  const messages = await insertTalk(people)
  await insertSchedules(people, messages)
  await insertPayments(people)
  const notes = await insert(
    'notes',
    rows(14, (index) => ({
      user_id: turn(people, index),
      author_id: turn(people.slice(0, 3), index),
      body: `note ${index}`,
      created_at: at(index),
      updated_at: at(index),
    }))
  )
  return { people, messages, notes, ...(await insertTroubles(people, messages)) }
}

async function insertPeople(): Promise<number[]> {
  const people = await insert(
    'users',
    rows(PEOPLE, (index) => ({
      email: `${index % 2 ? 'P' : 'p'}erson${String.fromCharCode(97 + ((index * 7) % 26))}@rows.example`,
      email_key: `person${String.fromCharCode(97 + ((index * 7) % 26))}@rows.example`,
      password: 'secret',
      country_code: '+1',
      phone: `+1303555${1000 + index}`,
      phone_key: `key${index}`,
      first_name: index % 3 ? `First${index}` : null,
      last_name: null,
      role: index < 20 ? 'user' : choose('signups', 'role', index),
      date_of_birth: index % 4 ? '1990-01-01' : null,
      time_zone: 'America/Denver',
      subscription_type: choose('signups', 'subscriptionType', index),
      daily_message_limit: 0,
      onboarded_at: index % 5 ? at(index) : null,
      paused_at: index % 8 === 7 ? at(index) : null,
      paused_for: index % 8 === 7 ? 'minor' : null,
      self_paused_at: index % 6 === 5 ? at(index) : null,
      is_seeded: index % 2 === 0,
      created_at: at(index),
      updated_at: at(index),
    }))
  )
  await insert(
    'recipients',
    rows(PEOPLE, (index) => ({
      phone_key: `key${index}`,
      opted_out_at: index % 9 === 1 ? AT : null,
      bad_reason: index % 9 === 2 ? 'no such number' : null,
      blocked_at: index % 9 === 3 ? AT : null,
      unreachable_strikes: index % 9 === 4 ? 9 : 0,
      updated_at: AT,
    }))
  )
  await insert(
    'allowance_entries',
    rows(PEOPLE, (index) => ({
      user_id: turn(people, index),
      entry: 'grant',
      bucket: 'bonus',
      amount: index % 8 === 3 ? 0 : 5,
      local_date: '',
      charge_key: `secret${index}`,
      created_at: AT,
    }))
  )
  await insert(
    'consents',
    rows(PEOPLE, (index) => ({
      user_id: index % 5 ? turn(people, index) : null,
      phone: index % 5 ? `+1303555${1000 + index}` : null,
      phone_key: 'secret',
      event: choose('consents', 'event', index),
      source: turn(['sign_up', 'profile', 'keyword'], index),
      ip: '192.0.2.7',
      created_at: at(index),
    }))
  )
  await insert(
    'verification_codes',
    rows(30, (index) => ({
      phone_key: 'secret',
      purpose: choose('verification-attempts', 'purpose', index),
      code_hash: 'secret',
      state: choose('verification-attempts', 'state', index),
      phone_prefix: turn(['+1303', '+44', null], index),
      created_at: at(index),
      expires_at: at(index) + 600_000,
    }))
  )
  return people
}

async function insertTalk(people: number[]): Promise<number[]> {
  const met = people.slice(0, 20)
  await insert(
    'girlfriends',
    met.map((userId, index) => ({
      user_id: userId,
      name: turn(['Valentina', 'Sophie', 'Maya'], index),
      age: 21 + (index % 6),
      personality: choose('girlfriends', 'personality', index),
      interests: '["Travel"]',
      communication_style: choose('girlfriends', 'communicationStyle', index),
      relationship_style: choose('girlfriends', 'relationshipStyle', index),
      image: 'maya',
      created_at: at(index),
      updated_at: at(index),
    }))
  )
  const conversations = await insert(
    'conversations',
    met.map((userId, index) => ({
      user_id: userId,
      topics: index % 2 ? '["secret plans"]' : '[]',
      summary: 'secret',
      from_user: index % 5,
      from_girlfriend: index % 3,
      created_at: at(index),
    }))
  )
  const messages = await insert(
    'messages',
    rows(85, (index) => ({
      conversation_id: index % 4 ? turn(conversations, index) : null,
      user_id: index % 4 ? turn(met, index) : null,
      ...sortOf(choose('messages', 'kind', index), index),
      body: index % 10 ? `secret words ${index}` : '',
      phone: index % 4 ? `+1303555${1000 + index}` : null,
      phone_key: 'secret',
      error_code: turn([null, 30003, 30007], index),
      message_sid: index % 3 ? `SM${index}` : null,
      charge_key: 'secret',
      has_ai_notice: index % 2 === 0,
      created_at: at(index),
    }))
  )
  return messages
}

/** A text that came in is `received` and nothing else; what leaves is never that. */
function sortOf(kind: string, index: number): Values {
  if (INBOUND.includes(kind)) return { direction: 'inbound', kind, state: 'received' }
  const states = choicesOf('messages', 'state').filter((state) => state !== 'received')
  return { direction: 'outbound', kind, state: turn(states, index) }
}

const INBOUND = ['talk', 'keyword', 'reaction', 'stray']

async function insertSchedules(people: number[], messages: number[]): Promise<void> {
  const activities = await insert(
    'activities',
    rows(35, (index) => ({
      user_id: turn(people, index),
      activity_type: choose('activities', 'activityType', index),
      description: `something ${index}`,
      metadata: '{"secret":1}',
      created_at: at(index),
    }))
  )
  const schedules = await insert(
    'schedules',
    activities.slice(0, 15).map((id, index) => ({
      id,
      user_id: turn(people, index),
      message_type: choose('schedules', 'messageType', index),
      time: '08:00',
      days: turn(['1234567', '12345', '67', '135'], index),
      is_enabled: index % 3 > 0,
      custom_message: index % 2 ? 'secret wish' : null,
      prepared_text: 'secret',
      effective_from: AT,
      next_at: index % 3 ? at(index) : null,
      updated_at: at(index),
    }))
  )
  await insert(
    'firings',
    schedules.slice(0, 8).map((id, index) => ({
      schedule_id: id,
      local_date: '2026-05-06',
      state: turn(['queued', 'missed'], index),
      due_at: AT,
      claimed_at: AT,
      message_id: index % 2 ? null : turn(messages, index),
    }))
  )
}

async function insertPayments(people: number[]): Promise<void> {
  await insert(
    'plans',
    choicesOf('purchases', 'planId').map((planId, index) => ({
      plan_id: planId,
      name: `Plan ${planId}`,
      price: 999 - index * 100,
      currency: 'usd',
      lookup_key: `everly_${planId}`,
      updated_at: AT,
    }))
  )
  await insert(
    'purchases',
    rows(24, (index) => ({
      user_id: turn(people, index),
      provider: choose('purchases', 'provider', index),
      kind: choose('purchases', 'kind', index),
      plan_id: choose('purchases', 'planId', index),
      amount: 499 + (index % 4) * 100,
      currency: 'usd',
      state: choose('purchases', 'state', index),
      customer_id: 'secret',
      intent_id: index % 3 ? `pi_${index}` : null,
      subscription_id: turn([null, 'sub_1', 'sub_2'], index),
      is_disputed: index % 5 === 0,
      paid_at: index % 3 ? at(index) : null,
      created_at: at(index),
      updated_at: at(index),
    }))
  )
  await insert(
    'subscriptions',
    rows(18, (index) => ({
      user_id: turn(people, index),
      provider: 'test',
      subscription_id: `sub_${index}`,
      customer_id: 'secret',
      plan_id: choose('subscriptions', 'planId', index),
      status: choose('subscriptions', 'status', index),
      is_entitled: index % 2 === 0,
      cancel_at_period_end: index % 3 === 0,
      cancel_reason: choose('subscriptions', 'cancelReason', index),
      period_start: at(index),
      period_end: at(index) + 30 * DAY,
      created_at: at(index),
      updated_at: at(index),
    }))
  )
  await insert(
    'payment_events',
    rows(16, (index) => ({
      provider: choose('provider-events', 'provider', index),
      event_id: `evt_${index}`,
      type: turn(['invoice.paid', 'charge.refunded'], index),
      target: '{"intentId":"pi_1"}',
      received_at: at(index),
      settled_at: index % 4 ? at(index) : null,
    }))
  )
}

async function insertTroubles(people: number[], messages: number[]) {
  const jobs = await insert(
    'jobs',
    rows(20, (index) => ({
      kind: turn(['reply', 'fire_schedule', 'remember'], index),
      dedup_key: `job:${index}`,
      payload: '{"secret":1}',
      status: choose('jobs', 'status', index),
      // Far away: no worker of a test runs them.
      run_at: at(index) + 3650 * DAY,
      locked_until: AT + 3650 * DAY,
      created_at: at(index),
    }))
  )
  const safetyEvents = await insert(
    'safety_events',
    rows(20, (index) => ({
      user_id: turn(people, index),
      message_id: turn(messages, index),
      kind: choose('safety-events', 'kind', index),
      source: choose('safety-events', 'source', index),
      state: choose('safety-events', 'state', index),
      answered_by: index % 2 ? turn(people, 0) : null,
      created_at: at(index),
    }))
  )
  await insert(
    'reports',
    rows(12, (index) => ({
      user_id: turn(people, index),
      message_id: turn(messages, index),
      reason: choose('reports', 'reason', index),
      note: index % 2 ? 'secret note' : null,
      created_at: at(index),
    }))
  )
  await insert(
    'server_instances',
    rows(11, (index) => ({
      name: `machine:${index}`,
      roles: turn(['web', 'worker', 'web,worker'], index),
      version: turn(['0.1.0+1a2b3c4', '0.1.0+5d6e7f8'], index),
      started_at: at(index),
      beat_at: at(index) + DAY,
      stopped_at: index % 3 ? null : at(index) + DAY,
      loop_delay_ms: (index * 7) % 5,
    }))
  )
  const alarms = await insert(
    'alarms',
    rows(12, (index) => ({
      kind: choose('alarms', 'kind', index),
      subject: `+${index}`,
      times: index,
      first_at: at(index),
      last_at: at(index) + DAY,
      cleared_at: index % 3 ? null : at(index) + DAY,
    }))
  )
  await insert(
    'ai_usage',
    rows(20, (index) => ({
      user_id: turn(people, index),
      purpose: choose('ai-usage', 'purpose', index),
      model: turn(['one', 'two'], index),
      outcome: choose('ai-usage', 'outcome', index),
      rejected_for: turn([null, 'repeats', 'wrong_time'], index),
      prompt_version: turn(['0a1b2c3d', '4e5f6071'], index),
      prompt_tokens: (index * 37) % 11,
      completion_tokens: (index * 17) % 5,
      cost_micros: (index * 13) % 7,
      latency_ms: (index * 11) % 6,
      created_at: at(index),
    }))
  )
  await insert(
    'audit_log',
    rows(15, (index) => ({
      actor_id: index % 4 ? turn(people, index) : null,
      actor_role: choose('audit-log', 'actorRole', index),
      action: turn(['resources.reveal', 'jobs.retry'], index),
      subject: turn(['messages', 'jobs', 'signups'], index),
      subject_id: turn([turn(messages, index), index, turn(people, index)], index),
      fields: '["body"]',
      created_at: at(index),
    }))
  )
  return { jobs, safetyEvents, alarms }
}
