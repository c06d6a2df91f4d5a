import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Rows that are changed with every text keep room on their page: PostgreSQL then changes them in
 * place (HOT), without a new entry in every index. SQLite changes rows in place anyway.
 */
const FULL_TO_PERCENT = {
  senders: 10,
  spending: 50,
  jobs: 70,
  conversations: 70,
  recipients: 80,
  users: 80,
  messages: 85,
}
/** Of tables whose rows come and go: dead ones are taken away before they are many. */
const VACUUMED_EARLY = ['jobs', 'inbox', 'senders', 'spending', 'conversations']
const EARLY = 'autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500'

export default class extends BaseSchema {
  async up() {
    // What waits or is on its way is found by the line, by its person or by its number.
    this.schema.raw('drop index messages_unsettled')
    if (this.db.dialect.name !== 'postgres') return
    for (const [table, percent] of Object.entries(FULL_TO_PERCENT)) {
      this.schema.raw(`alter table ${table} set (fillfactor = ${percent})`)
    }
    for (const table of VACUUMED_EARLY) this.schema.raw(`alter table ${table} set (${EARLY})`)
  }

  async down() {
    this.schema.raw(
      `create index messages_unsettled on messages (id) where state in ('queued', 'sending')`
    )
    if (this.db.dialect.name !== 'postgres') return
    for (const table of Object.keys(FULL_TO_PERCENT)) {
      this.schema.raw(`alter table ${table} reset (fillfactor)`)
    }
    const settings = 'autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold'
    for (const table of VACUUMED_EARLY) this.schema.raw(`alter table ${table} reset (${settings})`)
  }
}
