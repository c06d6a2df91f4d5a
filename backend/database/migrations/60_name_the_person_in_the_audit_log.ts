import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLE = 'audit_log'

/** Whose it was that was done something to: once that row is gone it tells nobody any more. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable(TABLE, (table) => {
      table.bigInteger('person_id').nullable().index()
    })
  }

  async down() {
    this.schema.alterTable(TABLE, (table) => {
      table.dropIndex('person_id')
      table.dropColumn('person_id')
    })
  }
}
