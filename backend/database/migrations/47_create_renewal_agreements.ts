import { BaseSchema } from '@adonisjs/lucid/schema'

/** What somebody agreed to when they bought a plan. It outlives the person, as the purchase does. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('renewal_agreements', (table) => {
      table.increments('id')
      table.integer('user_id').references('users.id').onDelete('SET NULL').index()
      table.integer('purchase_id').notNullable().unique()
      table.text('plan_id').notNullable()
      table.text('wording_version').notNullable()
      table.text('wording').notNullable()
      table.bigInteger('agreed_at').notNullable()
      // Moved ahead while the plan runs.
      table.bigInteger('keep_until').notNullable().index()
    })
    this.schema.alterTable('subscriptions', (table) => {
      // Cents a month; null until the provider was asked since the column is there.
      table.integer('price')
      // Of the same plan, from the next period on.
      table.integer('next_price')
      table.bigInteger('reminded_at')
      table.text('cancel_reason')
    })
  }

  async down() {
    this.schema.alterTable('subscriptions', (table) => {
      table.dropColumns('price', 'next_price', 'reminded_at', 'cancel_reason')
    })
    this.schema.dropTable('renewal_agreements')
  }
}
