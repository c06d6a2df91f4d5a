import { BaseSchema } from '@adonisjs/lucid/schema'

/** Instants are epoch milliseconds in bigint columns: Lucid's own dates lose them on SQLite. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users', (table) => {
      table.increments('id')
      table.text('email').notNullable()
      table.text('email_key').notNullable().unique()
      table.text('password').notNullable()
      table.text('country_code').notNullable()
      table.text('phone').notNullable().unique()
      table.text('phone_key').notNullable().unique()
      table.text('first_name')
      table.text('last_name')
      table.text('role').notNullable().defaultTo('user')
      table.text('date_of_birth')
      table.text('time_zone').notNullable()
      table.bigInteger('time_zone_picked_at')
      table.text('subscription_type').notNullable().defaultTo('free')
      table.integer('daily_message_limit').notNullable().defaultTo(0)
      table.bigInteger('onboarded_at')
      table.bigInteger('paused_at')
      table.boolean('is_seeded').notNullable().defaultTo(false)
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
    })

    this.schema.createTable('sessions', (table) => {
      table.increments('id')
      table.text('token_hash').notNullable().unique()
      table.integer('user_id').references('users.id').onDelete('CASCADE').index()
      table.text('verified_phone')
      table.bigInteger('verified_at')
      table.bigInteger('refused_as_minor_at')
      table.text('user_agent')
      table.bigInteger('created_at').notNullable()
      table.bigInteger('seen_at').notNullable()
      table.bigInteger('expires_at').notNullable().index()
    })

    this.schema.createTable('verification_codes', (table) => {
      table.increments('id')
      table.text('phone_key').notNullable()
      table.text('purpose').notNullable()
      table.text('code_hash').notNullable()
      table.integer('tries').notNullable().defaultTo(0)
      table.text('state').notNullable().defaultTo('open')
      table.bigInteger('created_at').notNullable()
      table.bigInteger('expires_at').notNullable()
      table.index(['phone_key', 'created_at'])
      table.index(['created_at'])
    })

    this.schema.createTable('consents', (table) => {
      table.increments('id')
      table.integer('user_id').references('users.id').onDelete('SET NULL').index()
      table.text('phone')
      table.text('phone_key').notNullable().index()
      table.text('event').notNullable()
      table.text('source').notNullable()
      table.text('wording_version')
      table.text('wording')
      table.text('ip')
      table.text('user_agent')
      table.bigInteger('created_at').notNullable()
    })

    this.schema.createTable('recipients', (table) => {
      table.text('phone_key').primary()
      table.bigInteger('opted_out_at')
      table.text('opted_out_by')
      table.bigInteger('restored_at')
      table.bigInteger('bad_since')
      table.text('bad_reason')
      table.bigInteger('pointed_at')
      table.bigInteger('updated_at').notNullable()
    })

    this.schema.createTable('allowance_entries', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('entry').notNullable()
      table.text('bucket').notNullable()
      table.integer('amount').notNullable()
      table.text('local_date').notNullable()
      table.text('charge_key').notNullable()
      table.bigInteger('created_at').notNullable()
      table.index(['user_id', 'bucket', 'local_date'])
      table.unique(['charge_key', 'entry'])
    })

    this.schema.createTable('activities', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('activity_type').notNullable()
      table.text('description').notNullable()
      table.text('metadata')
      table.bigInteger('created_at').notNullable()
      table.index(['user_id', 'id'])
    })

    this.schema.createTable('rate_limits', (table) => {
      table.string('key', 255).notNullable().primary()
      table.integer('points', 9).defaultTo(0).notNullable()
      table.bigint('expire').unsigned()
    })
  }

  async down() {
    for (const name of [
      'rate_limits',
      'activities',
      'allowance_entries',
      'recipients',
      'consents',
      'verification_codes',
      'sessions',
      'users',
    ]) {
      this.schema.dropTable(name)
    }
  }
}
