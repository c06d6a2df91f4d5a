import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * How many texts of a number without an account were read in
 * the 24 hours that began then (epoch milliseconds).
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('recipients', (table) => {
      table.integer('stranger_texts').notNullable().defaultTo(0)
      table.bigInteger('stranger_since')
    })
  }

  async down() {
    this.schema.alterTable('recipients', (table) => {
      table.dropColumns('stranger_texts', 'stranger_since')
    })
  }
}
