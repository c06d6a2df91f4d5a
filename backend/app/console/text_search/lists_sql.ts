import { insertRows } from '#app/core/database/many_rows'
import type { Span } from '#app/core/database/id_blocks'
import type { Sql } from '#app/core/database/sql'

/** The index of all texts, with millions of them; measured by `npm run bench:console`. */

interface List {
  block: number
  word: number
  places: string
}

const APPEND = {
  head: 'insert into search_lists (block, word, places)',
  row: '(?, ?, ?)',
  tail: `on conflict (block, word) do update set places = search_lists.places || excluded.places
    returning block`,
}

export async function appendPlaces(sql: Sql, lists: readonly List[]): Promise<void> {
  const rows = lists.map(({ block, word, places }) => [block, word, places])
  await insertRows(sql, APPEND, rows)
}

/** By block: a lookup for each, however many lists there are of other words. */
export function findLists(
  sql: Sql,
  words: readonly number[],
  { first, last }: Span
): Promise<List[]> {
  return sql.all(
    `with recursive span (block) as (
       select cast(? as integer) union all select block + 1 from span where block < ?)
     select l.block, l.word, l.places from span cross join search_lists l
     where l.block = span.block and l.word in (${words.map(() => '?').join(', ')})`,
    first,
    last,
    ...words
  )
}
