import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      // Of the United States, two letters: where they say they live. Null means that their area code counts.
      table.text('state')
    })
  }

  async down() {
    this.schema.alterTable('users', (table) => {
      table.dropColumn('state')
    })
  }
}
