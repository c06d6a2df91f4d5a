import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('text_marks', (table) => {
      // The emoji of a phone's tapback.
      table.text('reaction')
    })
  }

  async down() {
    this.schema.alterTable('text_marks', (table) => {
      table.dropColumn('reaction')
    })
  }
}
