import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The counts of these events outlive their person: without user and message a row says nothing about anybody.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('safety_events', (table) => {
      table.increments('id')
      table.integer('user_id').references('users.id').onDelete('SET NULL').index()
      table.integer('message_id').references('messages.id').onDelete('SET NULL')
      table.text('kind').notNullable()
      table.text('source').notNullable()
      table.text('referral')
      table.text('detail')
      table.text('state').notNullable().defaultTo('open')
      table.integer('answered_by').references('users.id').onDelete('SET NULL').index()
      table.bigInteger('answered_at')
      table.bigInteger('created_at').notNullable()
      table.unique(['message_id', 'kind'])
      table.index(['created_at'])
    })
    this.schema.raw(`create index safety_events_open on safety_events (id) where state = 'open'`)

    this.schema.alterTable('users', (table) => {
      table.text('paused_for')
      table.bigInteger('tender_until')
    })
    this.schema.alterTable('conversations', (table) => {
      table.integer('moderated_until').notNullable().defaultTo(0)
    })
  }

  async down() {
    this.schema.dropTable('safety_events')
    this.schema.alterTable('conversations', (table) => {
      table.dropColumn('moderated_until')
    })
    this.schema.alterTable('users', (table) => {
      table.dropColumns('paused_for', 'tender_until')
    })
  }
}
