import type { PlainSql } from '#app/core/database/sql'
import type { Statement } from '#tests/query_plan'

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Plans'?: Node[]
}

/** A table of a few rows is read whole sooner than by an index: without that choice it is only where no index fits. */
const BY_INDEX = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']

export async function planOnPostgres(sql: PlainSql, sent: readonly Statement[]): Promise<string[]> {
  for (const way of BY_INDEX) await sql.run(`set local ${way} = off`)
  const partial = await partialIndexes(sql)
  const met: string[] = []
  for (const { text, values } of sent) {
    const row = await sql.first<{ 'QUERY PLAN': { Plan: Node }[] }>(
      `explain (format json) ${text}`,
      ...values
    )
    for (const { Plan } of row?.['QUERY PLAN'] ?? []) met.push(...metBy(Plan, partial))
  }
  return met
}

function metBy(node: Node, partial: ReadonlySet<string>): string[] {
  return [...meetsBy(node, partial), ...(node.Plans ?? []).flatMap((part) => metBy(part, partial))]
}

function meetsBy(node: Node, partial: ReadonlySet<string>): string[] {
  if (node['Node Type'] === 'Seq Scan') return [`all of ${node['Relation Name']}`]
  const index = node['Index Name']
  if (!index) return []
  return [node['Index Cond'] || partial.has(index) ? index : `all of ${index}`]
}

async function partialIndexes(sql: PlainSql): Promise<Set<string>> {
  const rows = await sql.all<{ name: string }>(
    `select cast(cast(indexrelid as regclass) as text) as name from pg_index where indpred is not null`
  )
  return new Set(rows.map(({ name }) => name))
}
