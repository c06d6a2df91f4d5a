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
    for (const name of ['reports', 'memories', 'phone_changes']) this.schema.dropTable(name)
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
