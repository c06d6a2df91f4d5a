import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    /** Its id is the id of its `message_scheduled` activity. */
    this.schema.createTable('schedules', (table) => {
      table.integer('id').primary().references('activities.id').onDelete('CASCADE')
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.text('message_type').notNullable()
      table.text('time').notNullable()
      table.boolean('is_enabled').notNullable()
      table.text('custom_message')
      table.bigInteger('effective_from').notNullable()
      table.bigInteger('next_at')
      table.text('prepared_text')
      table.text('prepared_for')
      table.integer('prepared_after')
      table.boolean('prepared_has_notice').notNullable().defaultTo(false)
      table.integer('version').notNullable().defaultTo(0)
      table.bigInteger('updated_at').notNullable()
    })

    /** One row for each local date a schedule went, or should have gone. */
    this.schema.createTable('firings', (table) => {
      table.increments('id')
      table.integer('schedule_id').notNullable().references('schedules.id').onDelete('CASCADE')
      table.text('local_date').notNullable()
      table.text('state').notNullable()
      table.text('reason')
      table.boolean('is_asked').notNullable().defaultTo(false)
      table.bigInteger('due_at').notNullable()
      table.bigInteger('claimed_at').notNullable()
      table.integer('message_id')
      table.unique(['schedule_id', 'local_date'])
    })
  }

  async down() {
    for (const name of ['firings', 'schedules']) this.schema.dropTable(name)
  }
}
