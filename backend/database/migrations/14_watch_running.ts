import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the sweeps, the alarms and the metrics look for must be found without reading a whole table. */
const INDEXES = [
  `create index jobs_dead on jobs (died_at) where status = 'dead'`,
  `create index alarms_told on alarms (told_at) where told_at is not null`,
  `create index alarms_cleared on alarms (cleared_at) where cleared_at is not null`,
  `create index verification_codes_usable on verification_codes (created_at) where code_hash <> ''`,
  `create index simulated_texts_created on simulated_texts (created_at)`,
  `create index payment_events_settled on payment_events (settled_at) where settled_at is not null`,
]

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('jobs', (table) => {
      table.bigInteger('died_at')
    })
    this.schema.raw(`update jobs set died_at = run_at where status = 'dead'`)
    for (const index of INDEXES) this.schema.raw(index)
  }

  async down() {
    for (const index of [...INDEXES].reverse()) this.schema.raw(`drop index ${nameOf(index)}`)
    this.schema.alterTable('jobs', (table) => {
      table.dropColumn('died_at')
    })
  }
}

function nameOf(index: string): string {
  return index.split(' ')[2] ?? ''
}
