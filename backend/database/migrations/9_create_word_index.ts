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
    if (this.db.dialect.name === 'postgres') {
      this.schema.raw(
        `create index word_index_words on word_index using gin (array_to_tsvector(string_to_array(words, ' ')))`
      )
    } else {
      for (const statement of FULL_TEXT) this.schema.raw(statement)
    }
  }

  async down() {
    if (this.db.dialect.name !== 'postgres') this.schema.raw('drop table word_index_words')
    this.schema.dropTable('word_index')
    this.schema.alterTable('conversations', (table) => {
      table.dropColumn('indexed_until')
      table.dropColumn('word_key')
    })
  }
}

const GONE = `insert into word_index_words (word_index_words, rowid, words) values ('delete', old.message_id, old.words);`
const ADDED = `insert into word_index_words (rowid, words) values (new.message_id, new.words);`

/** FTS5 knows no foreign keys: it reads its words from word_index, and follows every change of a row, a cascade's too. */
const FULL_TEXT = [
  `create virtual table word_index_words using fts5 (words, content = 'word_index', content_rowid = 'message_id',
     tokenize = 'ascii', detail = none, columnsize = 0)`,
  `create trigger word_index_added after insert on word_index begin ${ADDED} end`,
  `create trigger word_index_gone after delete on word_index begin ${GONE} end`,
  `create trigger word_index_changed after update of words on word_index begin ${GONE} ${ADDED} end`,
]
