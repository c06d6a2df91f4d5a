import { BaseSchema } from '@adonisjs/lucid/schema'

const KEY = ['day', 'user_id', 'kind']

/** What a purse spends in a day stands in several rows: commits of several workers seldom wait for one. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('spending', (table) => {
      table.smallint('slot').notNullable().defaultTo(0)
    })
    this.#changeKey([...KEY, 'slot'])
  }

  async down() {
    const key = KEY.join(', ')
    this.schema.raw(`insert into spending (${key}, micros, units, slot)
      select ${key}, sum(micros), sum(units), -1 from spending group by ${key}`)
    this.schema.raw('delete from spending where slot >= 0')
    this.#changeKey(KEY)
    this.schema.alterTable('spending', (table) => table.dropColumn('slot'))
  }

  #changeKey(columns: string[]) {
    this.schema.alterTable('spending', (table) => table.dropPrimary())
    this.schema.alterTable('spending', (table) => table.primary(columns))
  }
}
