import { BaseSchema } from '@adonisjs/lucid/schema'

/** Of work that recurs: when it last went well. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('jobs', (table) => {
      table.bigInteger('ran_at')
    })
  }

  async down() {
    this.schema.alterTable('jobs', (table) => {
      table.dropColumn('ran_at')
    })
  }
}
