import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Money is integer cents. A purchase outlives the person: the ledger keeps the row and forgets whose it was.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('plans', (table) => {
      table.increments('id')
      table.text('plan_id').notNullable().unique()
      table.text('name').notNullable()
      table.integer('price').notNullable()
      table.text('currency').notNullable()
      table.integer('messages_per_day')
      table.integer('total_messages')
      table.text('lookup_key').notNullable().unique()
      table.bigInteger('updated_at').notNullable()
    })

    this.schema.createTable('plan_prices', (table) => {
      table.increments('id')
      table.text('plan_id').notNullable().index()
      table.text('provider').notNullable()
      table.text('price_id').notNullable()
      table.integer('price').notNullable()
      table.text('currency').notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['provider', 'price_id'])
    })

    this.schema.createTable('payment_customers', (table) => {
      table.increments('id')
      table.integer('user_id').references('users.id').onDelete('SET NULL')
      table.text('provider').notNullable()
      table.text('customer_id').notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['provider', 'customer_id'])
      table.unique(['user_id', 'provider'])
    })

    this.schema.createTable('purchases', (table) => {
      table.increments('id')
      table.integer('user_id').references('users.id').onDelete('SET NULL').index()
      table.text('provider').notNullable()
      table.text('kind').notNullable()
      table.text('plan_id').notNullable()
      table.integer('amount').notNullable()
      table.text('currency').notNullable()
      table.text('state').notNullable()
      table.text('customer_id')
      table.text('intent_id')
      table.text('invoice_id')
      table.text('subscription_id').index()
      table.bigInteger('period_end')
      table.integer('refunded').notNullable().defaultTo(0)
      table.boolean('is_disputed').notNullable().defaultTo(false)
      table.integer('messages_revoked').notNullable().defaultTo(0)
      table.integer('messages_taken').notNullable().defaultTo(0)
      table.text('receipt_url')
      table.bigInteger('created_at').notNullable()
      table.bigInteger('paid_at')
      table.bigInteger('refunded_at')
      table.bigInteger('confirmed_at')
      table.integer('version').notNullable().defaultTo(0)
      table.bigInteger('updated_at').notNullable()
      table.unique(['provider', 'intent_id'])
      table.unique(['provider', 'invoice_id'])
    })
    this.schema.raw(
      `create unique index purchases_one_open on purchases (user_id, kind) where state = 'pending'`
    )

    this.schema.createTable('subscriptions', (table) => {
      table.increments('id')
      table.integer('user_id').references('users.id').onDelete('SET NULL').index()
      table.text('provider').notNullable()
      table.text('subscription_id').notNullable()
      table.text('customer_id').notNullable()
      table.text('plan_id').notNullable()
      table.text('next_plan_id')
      table.text('status').notNullable()
      table.boolean('is_entitled').notNullable().defaultTo(false)
      table.boolean('cancel_at_period_end').notNullable().defaultTo(false)
      table.bigInteger('period_start').notNullable()
      table.bigInteger('period_end').notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('ended_at')
      table.integer('version').notNullable().defaultTo(0)
      table.bigInteger('updated_at').notNullable()
      table.unique(['provider', 'subscription_id'])
    })

    this.schema.createTable('payment_events', (table) => {
      table.increments('id')
      table.text('provider').notNullable()
      table.text('event_id').notNullable()
      table.text('type').notNullable()
      table.text('target').notNullable()
      table.bigInteger('received_at').notNullable()
      table.bigInteger('settled_at')
      table.unique(['provider', 'event_id'])
    })

    this.schema.createTable('payment_audit', (table) => {
      table.increments('id')
      table.integer('user_id').references('users.id').onDelete('SET NULL')
      table.text('reason').notNullable()
      table.text('object_id').notNullable()
      table.text('audit_key').notNullable().unique()
      table.integer('times').notNullable().defaultTo(1)
      table.bigInteger('first_at').notNullable()
      table.bigInteger('last_at').notNullable()
    })

    this.schema.createTable('test_payment_objects', (table) => {
      table.text('id').primary()
      table.text('kind').notNullable()
      table.text('parent_id')
      table.text('body').notNullable()
      table.bigInteger('created_at').notNullable()
      table.index(['kind', 'parent_id'])
    })
    this.schema.createTable('test_payment_clocks', (table) => {
      table.integer('id').primary()
      table.bigInteger('ahead_ms').notNullable()
    })
  }

  async down() {
    for (const name of [
      'test_payment_clocks',
      'test_payment_objects',
      'payment_audit',
      'payment_events',
      'subscriptions',
      'purchases',
      'payment_customers',
      'plan_prices',
      'plans',
    ]) {
      this.schema.dropTable(name)
    }
  }
}
