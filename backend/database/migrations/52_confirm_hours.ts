import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('schedules', (table) => {
      // Its hours lie outside those the law of its person's state leaves, and they agreed to them.
      table.boolean('is_hour_confirmed').notNullable().defaultTo(false)
    })
    // Until now all others could not be saved without that.
    this.schema.raw(
      `update schedules set is_hour_confirmed = true
       where time < '08:00' or until > '21:00' or (until is null and time >= '21:00')`
    )
  }

  async down() {
    this.schema.alterTable('schedules', (table) => {
      table.dropColumn('is_hour_confirmed')
    })
  }
}
