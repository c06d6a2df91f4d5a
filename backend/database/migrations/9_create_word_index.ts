import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('conversations', (table) => {
      table.integer('indexed_until').notNullable().defaultTo(0)
      table.text('word_key')
    })

    this.schema.createTable('word_index', (table) => {
      table.integer('message_id').primary().references('messages.id').onDelete('CASCADE')
      table
        .integer('conversation_id')
        .notNullable()
        .references('conversations.id')
        .onDelete('CASCADE')
      table.integer('stretch').notNullable()
      table.text('sender').notNullable()
      table.bigInteger('said_at').notNullable()
      table.integer('length').notNullable()
      table.integer('tokens').notNullable()
      table.text('asks').notNullable()
      table.text('words').notNullable()
      table.index(['conversation_id', 'stretch'])
      table.index(['conversation_id', 'said_at', 'stretch'])
    })
    for (const statement of this.#isPostgres() ? ON_POSTGRES : ON_SQLITE) {
      this.schema.raw(statement)
    }
  }

  async down() {
    this.schema.raw(
      this.#isPostgres() ? 'drop function texts_with_words' : 'drop table word_index_words'
    )
    this.schema.dropTable('word_index')
    this.schema.alterTable('conversations', (table) => {
      table.dropColumn('indexed_until')
      table.dropColumn('word_key')
    })
  }

  #isPostgres(): boolean {
    return this.db.dialect.name === 'postgres'
  }
}

const VECTOR = `array_to_tsvector(string_to_array(words, ' '))`

/**
 * Without a list of words still to be sorted in, which every search would read
 * through. The function never reads the whole table instead of the index: the planner,
 * which takes the making of a vector for cheap, would on a table it does not know yet.
 */
const ON_POSTGRES = [
  `create index word_index_words on word_index using gin ((${VECTOR})) with (fastupdate = off)`,
  `create function texts_with_words(search tsquery, before integer, most integer) returns text
   language plpgsql stable set enable_seqscan = off as $$
   begin
     return (select array_to_string((array_agg(message_id order by message_id desc)
         filter (where message_id < before))[1:most], ',')
       from word_index where ${VECTOR} @@ search);
   end $$`,
]

const GONE =
  'insert into word_index_words (word_index_words, rowid, words) ' +
  "values ('delete', old.message_id, old.words);"
const ADDED = `insert into word_index_words (rowid, words) values (new.message_id, new.words);`

/**
 * FTS5 knows no foreign keys: it reads its words from word_index,
 * and follows every change of a row, a cascade's too.
 */
const ON_SQLITE = [
  `create virtual table word_index_words using fts5 (words, content = 'word_index',
     content_rowid = 'message_id', tokenize = 'ascii', detail = none, columnsize = 0)`,
  `create trigger word_index_added after insert on word_index begin ${ADDED} end`,
  `create trigger word_index_gone after delete on word_index begin ${GONE} end`,
  `create trigger word_index_changed after update of words on word_index begin ${GONE} ${ADDED} end`,
]
