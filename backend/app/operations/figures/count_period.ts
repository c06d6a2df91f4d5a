import type { Sql } from '#app/core/database/sql'
import { Purchase } from '#app/models/purchase'
import { Refund } from '#app/models/refund'
import { sumOf } from '#app/models/count_of'
import { LOST_STATES } from '#app/models/message'
import { activePeople, replyLatency, textsIn, textsOut } from '#app/operations/figures/figures_sql'
import type { ProviderName } from '#app/models/contract'

/** From an instant up to another one, which is outside; epoch milliseconds. */
export interface Period {
  from: number
  until: number
}

export interface TextsIn {
  texts: number
  byPrefix: SegmentsOfPrefix[]
}

export interface TextsOut extends TextsIn {
  /** Those whose end is known, or known to be unknown. */
  ended: number
  delivered: number
  /** They surely did not arrive. */
  undelivered: number
}

/** `prefix`: the beginning of the number, enough to tell what a segment costs there. */
interface SegmentsOfPrefix {
  prefix: string
  segments: number
}

const ENDED = [...LOST_STATES, 'delivered', 'unknown']

/** What reached us. */
export async function countTextsIn(sql: Sql, { from, until }: Period): Promise<TextsIn> {
  const rows = await sql.all<SegmentsOfPrefix & { texts: number }>(textsIn(), from, until)
  return { texts: totalOf(rows, 'texts'), byPrefix: rows }
}

/** What was handed over to the provider. What it did not take costs nothing. */
export async function countTextsOut(sql: Sql, { from, until }: Period): Promise<TextsOut> {
  type Row = SegmentsOfPrefix & { state: string; texts: number }
  const rows = await sql.all<Row>(textsOut(), from, until)
  const ofStates = (states: readonly string[]) =>
    totalOf(
      rows.filter(({ state }) => states.includes(state)),
      'texts'
    )
  return {
    texts: totalOf(rows, 'texts'),
    byPrefix: rows,
    ended: ofStates(ENDED),
    delivered: ofStates(['delivered']),
    undelivered: ofStates(LOST_STATES),
  }
}

/** People who wrote, or to whom a text was handed over. */
export async function countActive(sql: Sql, { from, until }: Period): Promise<number> {
  const range = [from, until, from, until]
  const row = await sql.first<{ people: number }>(activePeople(), ...range)
  return row?.people ?? 0
}

/**
 * From the last text of the burst that a reply covers to the reply being
 * handed over, in milliseconds: the smallest value that at least half, or 95
 * of 100, do not exceed. A second try after a failure is no reply of its own.
 */
export async function findReplyLatency(
  sql: Sql,
  { from, until }: Period
): Promise<{ p50: number; p95: number } | null> {
  const rows = await sql.all<{ latency: number }>(replyLatency(), from, until)
  const [first, last] = [rows[0], rows.at(-1)]
  return first && last ? { p50: first.latency, p95: last.latency } : null
}

/** Millionths of a dollar that came in, less what was given back; each counts when it moved. */
export async function sumRevenue(
  sql: Sql,
  { from, until }: Period,
  provider: ProviderName
): Promise<number> {
  const paid = Purchase.query(sql)
    .where({ state: 'paid', provider })
    .where('paidAt', '>=', from)
    .where('paidAt', '<', until)
  const refunded = Refund.query(sql)
    .whereHas('purchase', (purchases) => void purchases.where({ provider }))
    .where('movedAt', '>=', from)
    .where('movedAt', '<', until)
  return ((await sumOf(paid, 'amount')) - (await sumOf(refunded, 'amount'))) * MICROS_PER_CENT
}

export const MICROS_PER_CENT = 10_000

export function totalOf<Name extends string>(
  rows: readonly Record<Name, number>[],
  name: Name
): number {
  return rows.reduce((sum, row) => sum + row[name], 0)
}
