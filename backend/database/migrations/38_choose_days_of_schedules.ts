import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('schedules', (table) => {
      // ISO weekdays as digits, Monday first. What was there goes every day.
      table.text('days').notNullable().defaultTo('1234567')
      // Of a surprise: the end of the hours it may come in.
      table.text('until')
    })
  }

  async down() {
    this.schema.alterTable('schedules', (table) => {
      table.dropColumns('days', 'until')
    })
  }
}
