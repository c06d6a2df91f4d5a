import { BaseSchema } from '@adonisjs/lucid/schema'

/** Each process that serves says so here every few seconds, so that the others know when it is gone. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('server_instances', (table) => {
      table.increments('id')
      table.text('name').notNullable()
      table.text('roles').notNullable()
      table.text('version').notNullable()
      table.bigInteger('started_at').notNullable()
      table.bigInteger('beat_at').notNullable().index()
      // Of a process that ended by itself; one that was killed has none.
      table.bigInteger('stopped_at')
      // The longest that anything waited for its turn since the beat before, in milliseconds.
      table.integer('loop_delay_ms').notNullable().defaultTo(0)
    })
  }

  async down() {
    this.schema.dropTable('server_instances')
  }
}
