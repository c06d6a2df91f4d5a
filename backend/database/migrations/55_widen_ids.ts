import { BaseSchema } from '@adonisjs/lucid/schema'

interface Place {
  name: string
  columns: string[]
}

/**
 * Ids on PostgreSQL were four bytes wide, which some ten jobs for each text use up after two hundred million
 * exchanges. Each table is written anew, under a lock: on a large one at a quiet hour. SQLite's are wide.
 */
export default class extends BaseSchema {
  async up() {
    if (this.db.dialect.name !== 'postgres') return
    this.defer(async (db) => {
      for (const { name, columns } of await narrowIds(db)) {
        const wide = columns.map((column) => `alter column "${column}" type bigint`)
        await db.rawQuery(`alter table "${name}" ${wide.join(', ')}`)
      }
      for (const name of await narrowSequences(db)) {
        await db.rawQuery(`alter sequence "${name}" as bigint`)
      }
      await db.rawQuery('drop function texts_with_words')
      await db.rawQuery(TEXTS_WITH_WORDS)
    })
  }

  /** Ids that no longer fit would be lost. */
  async down() {}
}

interface Database {
  rawQuery(text: string): Promise<unknown>
}

/** Of ours: also those that name a text without being called an id. */
async function narrowIds(db: Database): Promise<Place[]> {
  const { rows } = (await db.rawQuery(
    `select table_name as name, array_agg(column_name::text) as columns
     from information_schema.columns
     where table_schema = current_schema() and data_type = 'integer' and table_name not like 'adonis%'
       and (column_name = 'id' or column_name like '%\\_id' or column_name like '%\\_until'
         or column_name in ('answered_by', 'asked_by', 'changed_by', 'prepared_after'))
     group by table_name`
  )) as { rows: Place[] }
  return rows
}

async function narrowSequences(db: Database): Promise<string[]> {
  const { rows } = (await db.rawQuery(
    `select sequencename as name from pg_sequences where schemaname = current_schema()
       and data_type = 'integer'::regtype and sequencename not like 'adonis%'`
  )) as { rows: { name: string }[] }
  return rows.map(({ name }) => name)
}

/** As in 9_create_word_index, of wider ids. */
const TEXTS_WITH_WORDS = `
  create function texts_with_words(search tsquery, before bigint, most integer) returns text
  language plpgsql stable set enable_seqscan = off as $$
  begin
    return (select array_to_string((array_agg(message_id order by message_id desc)
        filter (where message_id < before))[1:most], ',')
      from word_index where array_to_tsvector(string_to_array(words, ' ')) @@ search);
  end $$`
