import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Ten thousand schedules may be due at the same instant: by its
 * own end the index has them in the order they are taken in.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('drop index schedules_due')
    this.schema.raw(
      'create index schedules_due on schedules (next_at, id) where next_at is not null'
    )
  }

  async down() {
    this.schema.raw('drop index schedules_due')
    this.schema.raw('create index schedules_due on schedules (next_at) where next_at is not null')
  }
}
