import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      table.text('quiet_from')
      table.text('quiet_until')
      table.bigInteger('self_paused_at')
      table.text('allowance_day')
      table.bigInteger('allowance_resets_at')
    })

    this.schema.alterTable('consents', (table) => {
      table.bigInteger('person_left_at')
    })

    this.schema.createTable('removed_texts', (table) => {
      table.text('message_sid').primary()
      table.bigInteger('removed_at').notNullable().index()
      table.bigInteger('redacted_at')
      table.bigInteger('try_at').notNullable()
      table.integer('tries').notNullable().defaultTo(0)
    })
    this.schema.raw(
      `create index removed_texts_due on removed_texts (try_at) where redacted_at is null`
    )
    this.schema.raw(`create index messages_of_nobody on messages (phone_key) where user_id is null`)

    this.schema.createTable('phone_changes', (table) => {
      table.integer('user_id').primary().references('users.id').onDelete('CASCADE')
      table.text('phone').notNullable()
      table.text('country_code').notNullable()
      table.bigInteger('requested_at').notNullable()
    })

    this.schema.createTable('memories', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('body').notNullable()
      table.boolean('is_pinned').notNullable().defaultTo(false)
      table.bigInteger('saved_at').notNullable()
      table.index(['user_id', 'id'])
    })

    this.schema.createTable('reports', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table
        .integer('message_id')
        .notNullable()
        .unique()
        .references('messages.id')
        .onDelete('CASCADE')
      table.text('reason').notNullable()
      table.text('note')
      table.bigInteger('created_at').notNullable()
    })
  }

  async down() {
    for (const name of ['reports', 'memories', 'phone_changes', 'removed_texts']) {
      this.schema.dropTable(name)
    }
    this.schema.raw('drop index messages_of_nobody')
    this.schema.alterTable('consents', (table) => {
      table.dropColumn('person_left_at')
    })
    this.schema.alterTable('users', (table) => {
      table.dropColumns(
        'quiet_from',
        'quiet_until',
        'self_paused_at',
        'allowance_day',
        'allowance_resets_at'
      )
    })
  }
}
