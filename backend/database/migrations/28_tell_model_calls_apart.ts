import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What a provider had kept from an earlier call costs a tenth; and words
 * are judged by the version of the prompt that brought them about.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('ai_usage', (table) => {
      table.integer('cached_tokens').notNullable().defaultTo(0)
      table.text('prompt_version')
      table.text('rejected_for')
    })
    this.schema.alterTable('messages', (table) => {
      table.text('prompt_version')
    })
  }

  async down() {
    this.schema.alterTable('messages', (table) => {
      table.dropColumn('prompt_version')
    })
    this.schema.alterTable('ai_usage', (table) => {
      table.dropColumns('cached_tokens', 'prompt_version', 'rejected_for')
    })
  }
}
