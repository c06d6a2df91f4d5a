import { BaseSchema } from '@adonisjs/lucid/schema'

const FIVE_YEARS_MS = 5 * 365 * 24 * 60 * 60_000

/**
 * Numbers and browsers of people who said they are under 18.
 * Neither the account nor a cookie is needed to remember them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('refused_minors', (table) => {
      table.increments('id')
      table.text('phone_key').index()
      // Of a browser; the row is then not about the number, which only says with whom it is put right.
      table.text('device_hash').unique()
      table.integer('user_id').references('users.id').onDelete('SET NULL').index()
      table.integer('session_id').references('sessions.id').onDelete('SET NULL').index()
      table.bigInteger('refused_at').notNullable()
      table.bigInteger('until').notNullable().index()
    })
    this.schema.raw(
      `insert into refused_minors (phone_key, user_id, refused_at, until)
       select phone_key, id, coalesce(paused_at, created_at),
         coalesce(paused_at, created_at) + ${FIVE_YEARS_MS}
       from users where paused_for = 'minor'`
    )
  }

  async down() {
    this.schema.dropTable('refused_minors')
  }
}
