import { BaseSchema } from '@adonisjs/lucid/schema'

/** PostgreSQL's TRUNCATE passes by the triggers of rows; SQLite has none. */
export default class extends BaseSchema {
  async up() {
    if (!this.#isPostgres()) return
    this.schema.raw(
      `create trigger audit_log_not_emptied before truncate on audit_log
       for each statement execute function refuse_change_of_audit_log()`
    )
  }

  async down() {
    if (!this.#isPostgres()) return
    this.schema.raw('drop trigger audit_log_not_emptied on audit_log')
  }

  #isPostgres(): boolean {
    return this.db.dialect.name === 'postgres'
  }
}
