import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a person marked in the talk: a thumb for a text of hers, and moments to keep at hand. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('text_marks', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table
        .integer('message_id')
        .notNullable()
        .unique()
        .references('messages.id')
        .onDelete('CASCADE')
      // Up or down, of a text of hers.
      table.text('vote')
      table.bigInteger('pinned_at')
      table.bigInteger('created_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('text_marks')
  }
}
