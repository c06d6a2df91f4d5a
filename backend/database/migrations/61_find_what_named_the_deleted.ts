import { BaseSchema } from '@adonisjs/lucid/schema'

/** For each row deleted the database looks for those that name it: in a whole table where no index helps. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('open_loops', (table) => {
      // Nothing reads it; a server of the build before still writes it.
      table.dropForeign('asked_by')
    })
    this.schema.alterTable('payment_audit', (table) => {
      table.index(['user_id'])
    })
  }

  async down() {
    this.schema.alterTable('payment_audit', (table) => {
      table.dropIndex(['user_id'])
    })
    this.schema.alterTable('open_loops', (table) => {
      table.foreign('asked_by').references('messages.id').onDelete('SET NULL')
    })
  }
}
