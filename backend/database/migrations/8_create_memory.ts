import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('memories', (table) => {
      table.text('about').notNullable().defaultTo('user')
      table.text('slot')
      table.text('value')
      table.text('value_key')
      table.integer('confidence').notNullable().defaultTo(100)
      table.bigInteger('valid_from')
      table.bigInteger('valid_to')
      table.bigInteger('expires_at')
      table.bigInteger('said_at')
      table.boolean('is_edited').notNullable().defaultTo(false)
    })
    this.schema.raw(
      'create unique index memories_current on memories (user_id, about, slot) ' +
        'where valid_to is null and slot is not null'
    )

    this.schema.createTable('memory_sources', (table) => {
      table.increments('id')
      table.integer('memory_id').notNullable().references('memories.id').onDelete('CASCADE')
      table
        .integer('message_id')
        .notNullable()
        .references('messages.id')
        .onDelete('CASCADE')
        .index()
      table.unique(['memory_id', 'message_id'])
    })

    this.schema.createTable('forgotten_facts', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('fact_key').notNullable()
      table.integer('until_message_id').notNullable()
      table.bigInteger('forgotten_at').notNullable()
      table.unique(['user_id', 'fact_key'])
    })

    this.schema.alterTable('conversations', (table) => {
      table.integer('memory_version').notNullable().defaultTo(0)
      table.integer('facts_read_until').notNullable().defaultTo(0)
      table.integer('facts_tries').notNullable().defaultTo(0)
      table.text('summary').notNullable().defaultTo('')
      table.integer('summary_until').notNullable().defaultTo(0)
    })
  }

  async down() {
    this.schema.alterTable('conversations', (table) => {
      table.dropColumns(
        'memory_version',
        'facts_read_until',
        'facts_tries',
        'summary',
        'summary_until'
      )
    })
    this.schema.dropTable('forgotten_facts')
    this.schema.dropTable('memory_sources')
    this.schema.raw('drop index memories_current')
    this.schema.alterTable('memories', (table) => {
      table.dropColumns(
        'about',
        'slot',
        'value',
        'value_key',
        'confidence',
        'valid_from',
        'valid_to',
        'expires_at',
        'said_at',
        'is_edited'
      )
    })
  }
}
