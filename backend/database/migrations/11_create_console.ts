import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What staff and operators need. The audit log holds names of fields and ids,
 * never personal values, so it stays when people leave; its ids point nowhere
 * on purpose. Money of providers is counted in millionths of a US dollar.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sessions', (table) => {
      table.bigInteger('confirmed_at')
    })

    this.schema.createTable('audit_log', (table) => {
      table.increments('id')
      table.integer('actor_id').index()
      table.text('actor_role').notNullable()
      table.text('action').notNullable()
      table.text('subject').notNullable()
      table.integer('subject_id')
      table.text('fields').notNullable().defaultTo('[]')
      table.text('detail').notNullable().defaultTo('{}')
      table.text('reason')
      table.text('ip')
      table.text('request_id')
      table.bigInteger('created_at').notNullable().index()
      table.index(['subject', 'subject_id', 'id'])
      table.index(['action', 'id'])
    })
    /** One row: audit rows from before this instant have had their time. */
    this.schema.createTable('audit_retention', (table) => {
      table.integer('id').primary()
      table.bigInteger('gone_before').notNullable()
    })
    for (const statement of this.#isPostgres() ? APPEND_ONLY_ON_POSTGRES : APPEND_ONLY_ON_SQLITE) {
      this.schema.raw(statement)
    }

    this.schema.createTable('notes', (table) => {
      table.increments('id')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.integer('author_id').references('users.id').onDelete('SET NULL').index()
      table.text('body').notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.index(['user_id', 'id'])
    })

    this.schema.createTable('switches', (table) => {
      table.text('name').primary()
      table.boolean('is_on').notNullable()
      table.text('reason')
      table.integer('changed_by')
      table.bigInteger('changed_at').notNullable()
    })

    this.schema.createTable('ai_usage', (table) => {
      table.increments('id')
      table.integer('user_id').references('users.id').onDelete('SET NULL').index()
      table.text('purpose').notNullable()
      table.text('model').notNullable()
      table.text('outcome').notNullable()
      table.integer('prompt_tokens').notNullable().defaultTo(0)
      table.integer('completion_tokens').notNullable().defaultTo(0)
      table.bigInteger('cost_micros').notNullable().defaultTo(0)
      table.integer('latency_ms').notNullable().defaultTo(0)
      table.bigInteger('created_at').notNullable().index()
    })

    /** What was spent on a UTC day; `user_id` 0 is everybody together. */
    this.schema.createTable('spending', (table) => {
      table.text('day').notNullable()
      table.integer('user_id').notNullable()
      table.text('kind').notNullable()
      table.bigInteger('micros').notNullable()
      table.bigInteger('units').notNullable()
      table.primary(['day', 'user_id', 'kind'])
    })

    this.schema.alterTable('alarms', (table) => {
      table.bigInteger('told_at')
    })
    this.schema.alterTable('verification_codes', (table) => {
      table.text('phone_prefix')
    })
  }

  async down() {
    this.schema.alterTable('verification_codes', (table) => {
      table.dropColumn('phone_prefix')
    })
    this.schema.alterTable('alarms', (table) => {
      table.dropColumn('told_at')
    })
    for (const name of [
      'spending',
      'ai_usage',
      'switches',
      'notes',
      'audit_log',
      'audit_retention',
    ]) {
      this.schema.dropTable(name)
    }
    if (this.#isPostgres()) {
      this.schema.raw('drop function refuse_change_of_audit_log')
      this.schema.raw('drop function keep_audit_log')
    }
    this.schema.alterTable('sessions', (table) => {
      table.dropColumn('confirmed_at')
    })
  }

  #isPostgres(): boolean {
    return this.db.dialect.name === 'postgres'
  }
}

const NO = 'the audit log is only ever added to'
const BEFORE = 'coalesce((select gone_before from audit_retention), 0)'

/** No row may change, and only those whose time is over may go. */
const APPEND_ONLY_ON_SQLITE = [
  `create trigger audit_log_unchanged before update on audit_log begin select raise(abort, '${NO}'); end`,
  `create trigger audit_log_kept before delete on audit_log when old.created_at >= ${BEFORE}
   begin select raise(abort, '${NO}'); end`,
]

const APPEND_ONLY_ON_POSTGRES = [
  `create function refuse_change_of_audit_log() returns trigger language plpgsql as $$
   begin raise exception '${NO}'; end $$`,
  `create function keep_audit_log() returns trigger language plpgsql as $$
   begin
     if old.created_at >= ${BEFORE} then raise exception '${NO}'; end if;
     return old;
   end $$`,
  `create trigger audit_log_unchanged before update on audit_log
   for each row execute function refuse_change_of_audit_log()`,
  `create trigger audit_log_kept before delete on audit_log for each row execute function keep_audit_log()`,
]
