import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('messages', (table) => {
      // What became of the pictures that came with a text, and what she was told of them.
      table.text('picture_state')
      table.text('picture_note')
    })
    this.schema.alterTable('inbox', (table) => {
      // How many of its pictures are none, but sound, film or a contact card.
      table.integer('files').notNullable().defaultTo(0)
    })
  }

  async down() {
    this.schema.alterTable('messages', (table) => {
      table.dropColumns('picture_state', 'picture_note')
    })
    this.schema.alterTable('inbox', (table) => {
      table.dropColumn('files')
    })
  }
}
