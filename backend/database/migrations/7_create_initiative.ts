import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      table.bigInteger('initiative_since')
    })
    this.schema.alterTable('conversations', (table) => {
      table.integer('loops_read_until').notNullable().defaultTo(0)
    })

    this.schema.createTable('open_loops', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table
        .integer('conversation_id')
        .notNullable()
        .references('conversations.id')
        .onDelete('CASCADE')
      table.integer('message_id').notNullable().references('messages.id').onDelete('CASCADE')
      table.text('subject').notNullable()
      table.bigInteger('event_at').notNullable()
      table.boolean('is_all_day').notNullable()
      table.bigInteger('ask_at').notNullable()
      table.text('state').notNullable()
      table.text('reason')
      table.integer('asked_by').references('messages.id').onDelete('SET NULL')
      table.bigInteger('created_at').notNullable()
      table.bigInteger('ended_at')
      table.unique(['message_id', 'subject'])
      table.index(['conversation_id', 'state', 'ask_at'])
    })
    this.schema.raw(
      'create index messages_of_her_own on messages (conversation_id, id) ' +
        "where kind in ('initiative', 'crisis')"
    )
  }

  async down() {
    this.schema.dropTable('open_loops')
    this.schema.raw('drop index messages_of_her_own')
    this.schema.alterTable('conversations', (table) => {
      table.dropColumn('loops_read_until')
    })
    this.schema.alterTable('users', (table) => {
      table.dropColumn('initiative_since')
    })
  }
}
