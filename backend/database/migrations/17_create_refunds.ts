import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * When money of a purchase went back, and how much that time:
 * a purchase knows their sum and the last of them only.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('refunds', (table) => {
      table.increments('id')
      table
        .integer('purchase_id')
        .notNullable()
        .references('purchases.id')
        .onDelete('cascade')
        .index()
      // In the smallest unit of the purchase's currency;
      // below zero when a refund failed and the money stayed.
      table.bigInteger('amount').notNullable()
      table.bigInteger('moved_at').notNullable().index()
    })
    this.schema.raw(
      `insert into refunds (purchase_id, amount, moved_at)
       select id, refunded, refunded_at from purchases where refunded > 0 and refunded_at is not null`
    )
  }

  async down() {
    this.schema.dropTable('refunds')
  }
}
