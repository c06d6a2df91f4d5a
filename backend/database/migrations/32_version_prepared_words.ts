import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('schedules', (table) => {
      table.text('prepared_prompt_version')
    })
  }

  async down() {
    this.schema.alterTable('schedules', (table) => {
      table.dropColumn('prepared_prompt_version')
    })
  }
}
