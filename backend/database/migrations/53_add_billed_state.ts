import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      // Two letters: of the billing address of the card they paid with last, where it tells one.
      table.text('billed_state')
    })
  }

  async down() {
    this.schema.alterTable('users', (table) => {
      table.dropColumn('billed_state')
    })
  }
}
