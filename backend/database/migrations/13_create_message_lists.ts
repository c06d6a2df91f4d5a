import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What lists of a million texts stand on. Two indexes serve every combination of filters that is not of one
 * person: with kind and state given, a range of ids is one stretch of the first, which `created_at` at its
 * end covers. The third has all that a filter asks of the texts of one person, who may have written ten
 * thousand of them all over the table.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('create index messages_listed on messages (kind, state, id, created_at)')
    this.schema.raw(
      `create index messages_with_errors on messages (error_code, id, kind, state, created_at)
       where error_code is not null`
    )
    this.schema.raw('drop index messages_user_id_id_index')
    this.schema.raw(
      `create index messages_of_person on messages
         (user_id, id, kind, state, error_code, created_at, conversation_id)`
    )

    /**
     * By block of ids (core/id_blocks): when its texts were written,
     * and how many there were of each sort at the last count.
     */
    this.schema.createTable('message_blocks', (table) => {
      table.integer('block').primary()
      table.bigInteger('first_at')
      table.bigInteger('last_at')
      table.boolean('is_closed').notNullable()
      table.bigInteger('counted_at').notNullable()
    })
    this.schema.createTable('message_counts', (table) => {
      table.integer('block').notNullable()
      table.text('kind').notNullable()
      table.text('state').notNullable()
      /** 0 without one. */
      table.integer('error_code').notNullable()
      table.integer('count').notNullable()
      table.primary(['block', 'kind', 'state', 'error_code'])
    })

    /** Texts whose words in the index are not theirs any more; the text itself may be gone. */
    this.schema.createTable('texts_to_index', (table) => {
      table.increments('id')
      table.integer('message_id').notNullable().index()
    })
    for (const statement of this.#isPostgres() ? ON_POSTGRES : ON_SQLITE) {
      this.schema.raw(statement)
    }
  }

  async down() {
    this.schema.raw('drop index messages_listed')
    this.schema.raw('drop index messages_with_errors')
    this.schema.raw('drop index messages_of_person')
    this.schema.raw('create index messages_user_id_id_index on messages (user_id, id)')
    const ofMessages = this.#isPostgres() ? ' on messages' : ''
    this.schema.raw(`drop trigger messages_reworded${ofMessages}`)
    this.schema.raw(`drop trigger messages_gone${ofMessages}`)
    if (this.#isPostgres()) this.schema.raw('drop function note_text_to_index')
    for (const name of ['search_lists', 'texts_to_index', 'message_counts', 'message_blocks']) {
      this.schema.dropTable(name)
    }
  }

  #isPostgres(): boolean {
    return this.db.dialect.name === 'postgres'
  }
}

/**
 * See text_search/search_lists. In the order of the blocks, so that what comes in is written close together.
 */
const LISTS = `create table search_lists (block integer not null, word bigint not null, places text not null,
  primary key (block, word))`
const NOTED = 'insert into texts_to_index (message_id) values (old.id);'

/**
 * Triggers, so that no way of changing or deleting a text can be forgotten; the path of new texts meets none.
 */
const ON_SQLITE = [
  `${LISTS} without rowid`,
  `create trigger messages_reworded after update of body on messages when old.body is not new.body
   begin ${NOTED} end`,
  `create trigger messages_gone after delete on messages begin ${NOTED} end`,
]

const ON_POSTGRES = [
  LISTS,
  `create function note_text_to_index() returns trigger language plpgsql as $$
   begin ${NOTED} return null; end $$`,
  `create trigger messages_reworded after update of body on messages for each row
   when (old.body is distinct from new.body) execute function note_text_to_index()`,
  `create trigger messages_gone after delete on messages
   for each row execute function note_text_to_index()`,
]
