import { BaseSchema } from '@adonisjs/lucid/schema'

/** Texts that came in and were not read yet: what they say decides where they go. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('inbox', (table) => {
      table.increments('id')
      table.text('message_sid').notNullable().unique()
      table.text('phone').notNullable()
      table.text('phone_key').notNullable()
      table.text('body').notNullable()
      table.integer('pictures').notNullable()
      // Taken from the provider's list, as its webhook was lost.
      table.boolean('is_late').notNullable()
      // When it reached us, or the provider; epoch milliseconds.
      table.bigInteger('received_at').notNullable()
      table.index(['phone_key', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('inbox')
  }
}
