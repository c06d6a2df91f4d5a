import type { PlainSql } from '#app/core/database/sql'
import { SORT, type Statement } from '#tests/planned'

interface Node {
  'Node Type': string
  'Parent Relationship'?: string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Plans'?: Node[]
}

/**
 * A table of a few rows is read whole sooner than by an
 * index: without these ways it is only where no index fits.
 */
const SOONER = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']

export async function planOnPostgres(sql: PlainSql, sent: readonly Statement[]): Promise<string[]> {
  for (const way of SOONER) await sql.run(`set local ${way} = off`)
  const partial = await partialIndexes(sql)
  const met: string[] = []
  for (const { text, values } of sent) {
    const explained = `explain (format json) ${text}`
    const row = await sql.first<{ 'QUERY PLAN': { Plan: Node }[] }>(explained, ...values)
    for (const { Plan } of row?.['QUERY PLAN'] ?? []) met.push(...metBelow(Plan, partial))
  }
  return met
}

function metBelow(node: Node, partial: ReadonlySet<string>): string[] {
  const below = (node.Plans ?? []).flatMap((one) =>
    isOneStep(node, one) ? (one['Index Name'] ?? []) : metBelow(one, partial)
  )
  return [...metBy(node, partial), ...below]
}

/** The least or the greatest of all, at an end of the index. */
function isOneStep(node: Node, below: Node): boolean {
  const isFirst = node['Node Type'] === 'Limit' && node['Parent Relationship'] === 'InitPlan'
  return isFirst && below['Index Name'] !== undefined
}

function metBy(node: Node, partial: ReadonlySet<string>): string[] {
  if (node['Node Type'].endsWith('Sort')) return [SORT]
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
