import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What the console sorts and filters by, one index each. Rows that are alike
 * stand by their ids, so every index ends with it. Jobs are few and written
 * all the time: theirs are only what is needed beside those of the worker.
 */
const BY: Readonly<Record<string, readonly string[]>> = {
  users: ['role', 'subscription_type', 'created_at'],
  girlfriends: [
    ...['name', 'age', 'personality', 'communication_style', 'relationship_style', 'created_at'],
  ],
  conversations: ['from_user', 'from_girlfriend', 'created_at'],
  consents: ['event', 'source', 'created_at'],
  verification_codes: ['purpose', 'state', 'phone_prefix'],
  schedules: ['message_type', 'is_enabled'],
  jobs: ['kind'],
  purchases: [
    ...['provider', 'kind', 'plan_id', 'amount', 'state', 'is_disputed', 'created_at', 'intent_id'],
  ],
  subscriptions: [
    ...['plan_id', 'status', 'is_entitled', 'cancel_at_period_end', 'period_end', 'created_at'],
    'subscription_id',
  ],
  payment_events: ['provider', 'type', 'event_id', 'received_at'],
  activities: ['activity_type', 'created_at'],
  safety_events: ['message_id', 'kind', 'source', 'state'],
  reports: ['reason', 'created_at'],
  notes: ['created_at'],
  alarms: ['first_at', 'last_at'],
  ai_usage: [
    ...['purpose', 'model', 'outcome', 'prompt_tokens', 'completion_tokens', 'cost_micros'],
    'latency_ms',
  ],
  audit_log: ['actor_role', 'subject_id'],
}

/** Rows without the value stand first, as SQLite has it anyway. */
const FIRST_WITHOUT: Readonly<Record<string, string>> = {
  purchases: 'paid_at',
  schedules: 'next_at',
}

/** The few among many that somebody has to look at. */
const FEW = [
  ['console_paused_users', `users (id) where paused_at is not null`],
  ['console_self_paused_users', `users (id) where self_paused_at is not null`],
  ['console_dead_jobs', `jobs (id) where status = 'dead'`],
  ['console_unsettled_events', `payment_events (id) where settled_at is null`],
] as const

export default class extends BaseSchema {
  async up() {
    for (const [table, columns] of Object.entries(BY)) {
      for (const column of columns) {
        this.schema.raw(`create index ${nameOf(table, column)} on ${table} (${column}, id)`)
      }
    }
    const nulls = this.db.dialect.name === 'postgres' ? ' nulls first' : ''
    for (const [table, column] of Object.entries(FIRST_WITHOUT)) {
      this.schema.raw(`create index ${nameOf(table, column)} on ${table} (${column}${nulls}, id)`)
    }
    for (const [name, rows] of FEW) this.schema.raw(`create index ${name} on ${rows}`)
  }

  async down() {
    for (const [name] of FEW) this.schema.raw(`drop index ${name}`)
    for (const [table, column] of Object.entries(FIRST_WITHOUT)) {
      this.schema.raw(`drop index ${nameOf(table, column)}`)
    }
    for (const [table, columns] of Object.entries(BY)) {
      for (const column of columns) this.schema.raw(`drop index ${nameOf(table, column)}`)
    }
  }
}

function nameOf(table: string, column: string): string {
  return `console_${table}_${column}`
}
