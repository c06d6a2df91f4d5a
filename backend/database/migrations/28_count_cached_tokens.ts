import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a provider had kept from an earlier call costs a tenth. */
export default class extends BaseSchema {
  protected tableName = 'ai_usage'

  async up() {
    this.schema.alterTable(this.tableName, (table) => {
      table.integer('cached_tokens').notNullable().defaultTo(0)
    })
  }

  async down() {
    this.schema.alterTable(this.tableName, (table) => {
      table.dropColumn('cached_tokens')
    })
  }
}
