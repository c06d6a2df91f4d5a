import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('girlfriends', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().unique().references('users.id').onDelete('CASCADE')
      table.text('name').notNullable()
      table.integer('age').notNullable()
      table.text('personality').notNullable()
      table.text('interests').notNullable()
      table.text('communication_style').notNullable()
      table.text('relationship_style').notNullable()
      table.text('image').notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
    })

    this.schema.createTable('conversations', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().unique().references('users.id').onDelete('CASCADE')
      table.text('emotional_state').notNullable().defaultTo('')
      table.text('topics').notNullable().defaultTo('[]')
      table.integer('restarts').notNullable().defaultTo(0)
      table.integer('from_user').notNullable().defaultTo(0)
      table.integer('from_girlfriend').notNullable().defaultTo(0)
      table.bigInteger('version').notNullable().defaultTo(0)
      table.bigInteger('ai_noticed_at')
      table.bigInteger('outage_told_at')
      table.text('allowance_told_on')
      table.bigInteger('created_at').notNullable()
    })

    this.schema.createTable('messages', (table) => {
      table.increments('id')
      table.integer('conversation_id').references('conversations.id').onDelete('CASCADE')
      table.integer('user_id').references('users.id').onDelete('CASCADE')
      table.text('direction').notNullable()
      table.text('kind').notNullable()
      table.text('body').notNullable()
      table.text('phone')
      table.text('phone_key')
      table.integer('pictures').notNullable().defaultTo(0)
      table.text('message_sid').unique()
      table.text('state').notNullable()
      table.text('reason')
      table.integer('error_code')
      table.integer('segments').notNullable().defaultTo(0)
      table.boolean('has_ai_notice').notNullable().defaultTo(false)
      table.text('charge_key')
      table.text('dedup_key').unique()
      table.integer('covers_until')
      table.integer('answered_by')
      table.integer('tries').notNullable().defaultTo(0)
      table.bigInteger('created_at').notNullable()
      table.bigInteger('due_at')
      table.bigInteger('expires_at')
      table.bigInteger('sending_at')
      table.bigInteger('sent_at')
      table.bigInteger('ended_at')
      table.index(['conversation_id', 'id'])
      table.index(['user_id', 'id'])
    })
    this.schema.raw(
      'create index messages_unanswered on messages (conversation_id, id) ' +
        "where direction = 'inbound' and answered_by is null"
    )
    this.schema.raw(
      'create unique index messages_one_draft on messages (conversation_id) ' +
        "where kind = 'reply' and state = 'queued'"
    )
    this.schema.raw(
      `create index messages_replies on messages (conversation_id, id) where kind = 'reply'`
    )
    this.schema.raw(
      `create index messages_unsettled on messages (id) where state in ('queued', 'sending')`
    )

    this.schema.createTable('jobs', (table) => {
      table.increments('id')
      table.text('kind').notNullable()
      table.text('dedup_key').notNullable().unique()
      table.text('payload').notNullable()
      table.text('status').notNullable()
      table.bigInteger('run_at').notNullable()
      table.bigInteger('again_at')
      table.integer('attempts').notNullable().defaultTo(0)
      table.integer('failures').notNullable().defaultTo(0)
      table.integer('crashes').notNullable().defaultTo(0)
      table.text('locked_by')
      table.bigInteger('locked_until')
      table.text('last_error')
      table.bigInteger('created_at').notNullable()
    })
    this.schema.raw(`create index jobs_due on jobs (run_at, id) where status = 'pending'`)
    this.schema.raw(`create index jobs_leased on jobs (locked_until) where status = 'running'`)

    this.schema.createTable('simulated_texts', (table) => {
      table.increments('id')
      table.text('sid').notNullable().unique()
      table.text('phone').notNullable()
      table.text('side').notNullable()
      table.text('body').notNullable()
      table.integer('pictures').notNullable().defaultTo(0)
      table.text('status').notNullable()
      table.bigInteger('created_at').notNullable()
      table.index(['phone', 'id'])
    })
    this.schema.createTable('simulated_phones', (table) => {
      table.text('phone').primary()
      table.boolean('is_failing').notNullable().defaultTo(false)
      table.bigInteger('opted_out_at')
    })
  }

  async down() {
    for (const name of [
      'simulated_phones',
      'simulated_texts',
      'jobs',
      'messages',
      'conversations',
      'girlfriends',
    ]) {
      this.schema.dropTable(name)
    }
  }
}
