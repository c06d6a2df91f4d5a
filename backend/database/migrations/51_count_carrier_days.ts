import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('senders', (table) => {
      // Segments handed on that day, YYYY-MM-DD as carriers count days.
      table.text('day')
      table.bigInteger('day_segments').notNullable().defaultTo(0)
    })
  }

  async down() {
    this.schema.alterTable('senders', (table) => {
      table.dropColumn('day')
      table.dropColumn('day_segments')
    })
  }
}
