import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('messages', (table) => {
      table.text('channel').notNullable().defaultTo('sms')
    })
    this.schema.alterTable('inbox', (table) => {
      table.text('channel').notNullable().defaultTo('sms')
      // What the provider took it for and answered: stop, start or help.
      table.text('opt_out_type')
    })
  }

  async down() {
    this.schema.alterTable('messages', (table) => {
      table.dropColumn('channel')
    })
    this.schema.alterTable('inbox', (table) => {
      table.dropColumn('channel')
      table.dropColumn('opt_out_type')
    })
  }
}
