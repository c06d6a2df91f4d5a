import { BaseSchema } from '@adonisjs/lucid/schema'

const INDEXES = [
  'messages_sent_lately',
  'messages_queued_for',
  'messages_initiatives',
  'messages_crises',
  'messages_replies_sending',
  'messages_expiring',
  'messages_to_send',
]

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('messages', (table) => {
      table.integer('lane').notNullable().defaultTo(2)
      table.integer('turn').notNullable().defaultTo(1)
      table.boolean('is_held').notNullable().defaultTo(false)
      table.bigInteger('slot_at')
      table.text('verdict')
      table.text('body_hash')
    })
    // What was under way by the older jobs: drafts wait for their reply job, the rest for the send loop.
    this.schema.raw(
      `update messages set is_held = true where state = 'queued' and kind in ('reply', 'code')`
    )
    this.schema.raw(`update messages set lane = 3 where state = 'queued' and kind = 'scheduled'`)
    this.schema.raw(`delete from jobs where kind = 'send_text'`)
    this.schema.raw(
      `create index messages_to_send on messages (lane, turn, due_at, id) where state = 'queued'`
    )
    this.schema.raw(
      `create index messages_expiring on messages (expires_at) where state = 'queued'`
    )
    this.schema.raw(
      `create index messages_initiatives on messages (conversation_id, id) where kind = 'initiative'`
    )
    this.schema.raw(
      `create index messages_crises on messages (phone_key, id) where kind = 'crisis'`
    )
    this.schema.raw(
      'create index messages_replies_sending on messages (conversation_id) ' +
        "where kind = 'reply' and state = 'sending'"
    )
    this.schema.raw(
      `create index messages_queued_for on messages (phone_key) where state = 'queued'`
    )
    this.schema.raw(
      `create index messages_sent_lately on messages (sending_at) where sending_at is not null`
    )

    this.schema.raw(`create index firings_claimed on firings (claimed_at) where state = 'claimed'`)
    this.schema.raw(`create index schedules_due on schedules (next_at) where next_at is not null`)

    this.schema.alterTable('recipients', (table) => {
      table.bigInteger('blocked_at')
      table.integer('unreachable_strikes').notNullable().defaultTo(0)
    })

    this.schema.createTable('senders', (table) => {
      table.text('sender').primary()
      table.double('tokens').notNullable()
      table.bigInteger('refilled_at').notNullable()
      table.double('rate').notNullable()
      table.bigInteger('slowed_at')
      table.bigInteger('held_until').notNullable().defaultTo(0)
    })

    this.schema.createTable('filtered_texts', (table) => {
      table.text('body_hash').primary()
      table.integer('times').notNullable()
      table.bigInteger('last_at').notNullable().index()
    })

    this.schema.createTable('alarms', (table) => {
      table.increments('id')
      table.text('kind').notNullable()
      table.text('subject').notNullable()
      table.integer('times').notNullable()
      table.bigInteger('first_at').notNullable()
      table.bigInteger('last_at').notNullable()
      table.bigInteger('cleared_at')
      table.text('cleared_by')
    })
    this.schema.raw(
      `create unique index alarms_open on alarms (kind, subject) where cleared_at is null`
    )
  }

  async down() {
    for (const name of ['alarms', 'filtered_texts', 'senders']) this.schema.dropTable(name)
    this.schema.raw('drop index schedules_due')
    this.schema.raw('drop index firings_claimed')
    for (const name of INDEXES) {
      this.schema.raw(`drop index ${name}`)
    }
    this.schema.alterTable('recipients', (table) => {
      table.dropColumns('blocked_at', 'unreachable_strikes')
    })
    this.schema.alterTable('messages', (table) => {
      table.dropColumns('lane', 'turn', 'is_held', 'slot_at', 'verdict', 'body_hash')
    })
  }
}
