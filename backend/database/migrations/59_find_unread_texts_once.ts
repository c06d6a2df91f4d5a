import { BaseSchema } from '@adonisjs/lucid/schema'

const OLD = { once: ['message_sid'], listed: ['phone_key', 'id'] }
const ONCE = ['phone_key', 'message_sid']

/** One index for what waits of a number and that it waits once: each is a page written for every text. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('inbox', (table) => {
      table.unique(ONCE)
      table.dropUnique(OLD.once)
      table.dropIndex(OLD.listed)
    })
  }

  async down() {
    this.schema.alterTable('inbox', (table) => {
      table.unique(OLD.once)
      table.index(OLD.listed)
      table.dropUnique(ONCE)
    })
  }
}
