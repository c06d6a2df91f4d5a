import type { PlainSql } from '#app/core/database/sql'
import type { Statement } from '#tests/query_plan'

interface Index {
  name: string
  table: string
  isPartial: number
}

type Indexes = ReadonlyMap<string, Index>

const STEP =
  /^(?<how>SCAN|SEARCH) (?<row>\S+)(?: USING (?<own>AUTOMATIC )?(?:PARTIAL )?(?:COVERING )?(?:INDEX (?<index>\S+)|(?:INTEGER )?PRIMARY KEY))?/
/** What stands as a table in a text, and its other name. */
const NAMED = /\b(?:from|join|update|into)\s+(\w+)(?:\s+(?:as\s+)?(\w+))?/g

let count = 0

/** SQLite does not know how many rows there are, so it plans for a few as for a million. */
export async function planOnSqlite(sql: PlainSql, sent: readonly Statement[]): Promise<string[]> {
  const indexes = await indexesOf(sql)
  const met: string[] = []
  for (const { text, values } of sent) {
    // One that is prepared does not notice that an index is gone.
    const explained = `explain query plan ${text} /* ${++count} */`
    const steps = await sql.all<{ detail: string }>(explained, ...values)
    met.push(...steps.flatMap(({ detail }) => meetsBy(detail, text, indexes)))
  }
  return met
}

function meetsBy(step: string, text: string, indexes: Indexes): string[] {
  const { how, row = '', own, index = '' } = STEP.exec(step)?.groups ?? {}
  if (!how) return []
  const tables = tablesAs(row, text, indexes)
  const known = own ? undefined : indexes.get(index)
  const isSearch = !own && (how === 'SEARCH' || known?.isPartial)
  if (!isSearch) return tables.map((table) => `all of ${known ? nameOf(known) : table}`)
  return tables.map((table) => (known ? nameOf(known) : `${table}_pkey`))
}

/** As PostgreSQL calls it. */
function nameOf({ name, table }: Index): string {
  return name.startsWith('sqlite_autoindex_') ? `${table}_pkey` : name
}

/** The tables that a statement names so; none when the name is of what it makes itself. */
function tablesAs(row: string, text: string, indexes: Indexes): string[] {
  const tables = new Set([...indexes.values()].map(({ table }) => table))
  const named = [...text.matchAll(NAMED)].filter(([, name, other]) => name === row || other === row)
  return named.flatMap(([, name = '']) => (tables.has(name) ? [name] : []))
}

async function indexesOf(sql: PlainSql): Promise<Indexes> {
  const rows = await sql.all<Index>(
    `select i.name, t.name as "table", i.partial as "isPartial"
     from sqlite_schema t, pragma_index_list(t.name) i where t.type = 'table'`
  )
  return new Map(rows.map((row) => [row.name, row]))
}
