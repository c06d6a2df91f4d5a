import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What a UTC day came to, once it was over: thirty rows draw
 * the console's chart, whatever became of the people since.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('figures_of_days', (table) => {
      table.text('day').primary()
      table.integer('texts_in').notNullable()
      table.integer('texts_out').notNullable()
      table.integer('undelivered').notNullable()
      table.integer('signups').notNullable()
      table.bigInteger('spend_micros').notNullable()
      table.bigInteger('revenue_micros').notNullable()
      table.bigInteger('counted_at').notNullable()
    })
    // What was sent lately has its index; this is what came in.
    this.schema.raw(
      `create index messages_received_lately on messages (created_at, user_id) where direction = 'inbound'`
    )
  }

  async down() {
    this.schema.raw('drop index messages_received_lately')
    this.schema.dropTable('figures_of_days')
  }
}
