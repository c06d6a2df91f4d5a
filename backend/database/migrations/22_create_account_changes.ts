import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What an account was reached by before it was changed, for
 * as long as its owner may undo that from the old number.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('account_changes', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.text('kind').notNullable()
      table.text('old_phone').notNullable()
      table.text('old_phone_key').notNullable().index()
      table.text('old_country_code').notNullable()
      table.text('old_email').notNullable()
      table.text('old_email_key').notNullable().index()
      // Of the link; null until the old number is told.
      table.text('token_hash').unique()
      table.bigInteger('changed_at').notNullable()
      table.bigInteger('expires_at').notNullable().index()
      table.bigInteger('undone_at')
    })
  }

  async down() {
    this.schema.dropTable('account_changes')
  }
}
