import { BaseSchema } from '@adonisjs/lucid/schema'

/** Her line about each day of talk, and up to which text it is written. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('diary_lines', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      // Where the person is; YYYY-MM-DD.
      table.text('date').notNullable()
      // Null while it is written anew, because something was forgotten.
      table.text('body')
      table.boolean('is_edited').notNullable().defaultTo(false)
      table.text('subjects').notNullable().defaultTo('[]')
      table.text('mood')
      table.bigInteger('written_at').notNullable()
      table.unique(['user_id', 'date'])
    })
    this.schema.alterTable('conversations', (table) => {
      table.integer('diary_until').notNullable().defaultTo(0)
    })
  }

  async down() {
    this.schema.alterTable('conversations', (table) => {
      table.dropColumn('diary_until')
    })
    this.schema.dropTable('diary_lines')
  }
}
