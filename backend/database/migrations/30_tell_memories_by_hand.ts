import { BaseSchema } from '@adonisjs/lucid/schema'

/** A person may add memories themselves; how many is limited, so they are told apart. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('memories', (table) => {
      table.boolean('is_by_hand').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('memories', (table) => {
      table.dropColumn('is_by_hand')
    })
  }
}
