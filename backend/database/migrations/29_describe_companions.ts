import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a person tells of her and of the two, and what of her was changed, which she knows of. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('girlfriends', (table) => {
      table.text('backstory').notNullable().defaultTo('')
      table.text('key_memories').notNullable().defaultTo('')
      table.text('changes').notNullable().defaultTo('[]')
    })
  }

  async down() {
    this.schema.alterTable('girlfriends', (table) => {
      table.dropColumns('backstory', 'key_memories', 'changes')
    })
  }
}
