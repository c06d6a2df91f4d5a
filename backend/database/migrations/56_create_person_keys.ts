import { BaseSchema } from '@adonisjs/lucid/schema'

/** By what staff find somebody: keyed hashes of the beginnings of names, and of a number's last digits. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('person_keys', (table) => {
      table.bigIncrements('id')
      table.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.bigInteger('key').notNullable()
      table.unique(['user_id', 'key'])
      table.index(['key', 'user_id'])
    })
  }

  async down() {
    this.schema.dropTable('person_keys')
  }
}
