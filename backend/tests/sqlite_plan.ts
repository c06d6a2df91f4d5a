import type { PlainSql } from '#app/core/database/sql'
import { SORT, type Statement } from '#tests/planned'

interface Index {
  name: string
  table: string
  isPartial: number
}

type Indexes = ReadonlyMap<string, Index>

interface Step {
  id: number
  parent: number
  detail: string
}

/** SQLite does not know how many rows there are, so it plans for a few as for a million. */
export async function planOnSqlite(sql: PlainSql, sent: readonly Statement[]): Promise<string[]> {
  const indexes = await indexesOf(sql)
  const met: string[] = []
  for (const { text, values } of sent) {
    const steps = await sql.all<Step>(explained(text), ...values)
    for (const step of steps) met.push(...metBy(step.detail, scopeOf(step, steps, text), indexes))
    if (steps.some(({ detail }) => SORTED.test(detail))) met.push(SORT)
  }
  return met
}

const SORTED = /^USE TEMP B-TREE FOR .*ORDER BY$/

let count = 0

/** Never the same statement twice: one that is prepared does not notice that an index is gone. */
function explained(text: string): string {
  return `explain query plan ${text} /* ${++count} */`
}

const KEY = String.raw`(?:INDEX (?<index>\S+)|(?:INTEGER )?PRIMARY KEY)`
const USING = `(?: USING (?<own>AUTOMATIC )?(?:PARTIAL )?(?:COVERING )?${KEY})?`
const STEP = new RegExp(String.raw`^(?<how>SCAN|SEARCH) (?<row>\S+)${USING}`)

function metBy(detail: string, scope: string, indexes: Indexes): string[] {
  const { how, row = '', own, index = '' } = STEP.exec(detail)?.groups ?? {}
  if (!how) return []
  const tables = tablesAs(row, scope, indexes)
  const known = own ? undefined : indexes.get(index)
  const isSearch = !own && (how === 'SEARCH' || known?.isPartial)
  if (!isSearch) return tables.map((table) => `all of ${known ? nameOf(known) : table}`)
  return tables.map((table) => (known ? nameOf(known) : `${table}_pkey`))
}

/** As PostgreSQL calls it. */
function nameOf({ name, table }: Index): string {
  return name.startsWith('sqlite_autoindex_') ? `${table}_pkey` : name
}

/** Models put names between backticks. */
const NAMED = /\b(?:from|join|update|into)\s+`?(\w+)`?(?:\s+(?:as\s+)?`?(\w+))?/g

/** The tables that go by this name there; none when it is of rows that the statement makes itself. */
function tablesAs(row: string, scope: string, indexes: Indexes): string[] {
  const tables = new Set([...indexes.values()].map(({ table }) => table))
  const named = [...scope.matchAll(NAMED)].filter(
    ([, name, other]) => name === row || other === row
  )
  return named.flatMap(([, name = '']) => (tables.has(name) ? [name] : []))
}

const MATERIALIZED = /^with (\w+) as materialized \(([^]*?)\)\s+select/

/** What is found first and what is then taken from it may call their rows the same. */
function scopeOf(step: Step, steps: readonly Step[], text: string): string {
  const [whole, name = '', first = ''] = MATERIALIZED.exec(text) ?? []
  if (whole === undefined) return text
  const isWithin = ({ detail, parent }: Step): boolean =>
    detail.endsWith(` ${name}`) || steps.some((other) => other.id === parent && isWithin(other))
  return isWithin(step) ? first : text.slice(whole.length)
}

async function indexesOf(sql: PlainSql): Promise<Indexes> {
  const rows = await sql.all<Index>(
    `select i.name, t.name as "table", i.partial as "isPartial"
     from sqlite_schema t, pragma_index_list(t.name) i where t.type = 'table'`
  )
  return new Map(rows.map((row) => [row.name, row]))
}
