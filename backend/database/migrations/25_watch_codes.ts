import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * From where codes are asked for, as widely as a provider's
 * whole range: many asked and few entered close it for a while.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('verification_codes', (table) => {
      table.text('address_range')
      table.index(['phone_prefix', 'created_at'], 'verification_codes_of_prefix')
      table.index(['address_range', 'created_at'], 'verification_codes_of_range')
    })
    this.schema.alterTable('alarms', (table) => {
      table.index(['kind', 'subject'], 'alarms_of_subject')
    })
  }

  async down() {
    this.schema.alterTable('alarms', (table) => {
      table.dropIndex([], 'alarms_of_subject')
    })
    this.schema.alterTable('verification_codes', (table) => {
      table.dropIndex([], 'verification_codes_of_range')
      table.dropIndex([], 'verification_codes_of_prefix')
      table.dropColumn('address_range')
    })
  }
}
