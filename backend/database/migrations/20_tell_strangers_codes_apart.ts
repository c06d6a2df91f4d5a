import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Who asked for a code, so that strangers use up nobody else's;
 * and the secret of the browser that may enter it, hashed.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('verification_codes', (table) => {
      table.text('asker').notNullable().defaultTo('session')
      table.text('ticket_hash')
    })
  }

  async down() {
    this.schema.alterTable('verification_codes', (table) => {
      table.dropColumns('asker', 'ticket_hash')
    })
  }
}
