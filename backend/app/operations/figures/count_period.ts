import type { Sql } from '#app/core/database/sql'
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
export interface SegmentsOfPrefix {
  prefix: string
  segments: number
}

const PREFIX = `substr(coalesce(phone, ''), 1, 5)`
const LOST = ['undelivered', 'failed']
const ENDED = [...LOST, 'delivered', 'unknown']

/** What reached us. */
export async function countTextsIn(sql: Sql, { from, until }: Period): Promise<TextsIn> {
  const rows = await sql.all<SegmentsOfPrefix & { texts: number }>(
    `select ${PREFIX} as prefix, count(*) as texts,
       sum(case when segments > 0 then segments else 1 end) as segments
     from messages where created_at >= ? and created_at < ? and direction = 'inbound' group by ${PREFIX}`,
    from,
    until
  )
  return { texts: sumOf(rows, 'texts'), byPrefix: rows }
}

/** What was handed over to the provider. What it did not take costs nothing. */
export async function countTextsOut(sql: Sql, { from, until }: Period): Promise<TextsOut> {
  const rows = await sql.all<SegmentsOfPrefix & { state: string; texts: number }>(
    `select ${PREFIX} as prefix, state, count(*) as texts,
       sum(case when sent_at is not null then segments else 0 end) as segments
     from messages where sending_at >= ? and sending_at < ? group by ${PREFIX}, state`,
    from,
    until
  )
  const ofStates = (states: readonly string[]) =>
    sumOf(
      rows.filter(({ state }) => states.includes(state)),
      'texts'
    )
  return {
    texts: sumOf(rows, 'texts'),
    byPrefix: rows,
    ended: ofStates(ENDED),
    delivered: ofStates(['delivered']),
    undelivered: ofStates(LOST),
  }
}

/** People who wrote, or to whom a text was handed over. */
export async function countActive(sql: Sql, { from, until }: Period): Promise<number> {
  const row = await sql.first<{ people: number }>(
    `select count(*) as people from (
       select user_id from messages
         where created_at >= ? and created_at < ? and direction = 'inbound' and user_id is not null
       union select user_id from messages
         where sending_at >= ? and sending_at < ? and user_id is not null) as active`,
    from,
    until,
    from,
    until
  )
  return row?.people ?? 0
}

/** Behind a call, or SQLite takes the index of all replies there ever were instead of the one by time. */
const IS_REPLY = `coalesce(m.kind, '') = 'reply'`

/**
 * From the last text of the burst that a reply covers to the reply being handed over, in milliseconds: the smallest value that at
 * least half, or 95 of 100, do not exceed. A second try after a failure is no reply of its own.
 */
export async function findReplyLatency(
  sql: Sql,
  { from, until }: Period
): Promise<{ p50: number; p95: number } | null> {
  const rows = await sql.all<{ latency: number; place: number; total: number }>(
    `select latency, place, total from (
       select latency, row_number() over (order by latency) as place, count(*) over () as total from (
         select m.sending_at - i.created_at as latency from messages m join messages i on i.id = m.covers_until
         where m.sending_at >= ? and m.sending_at < ? and ${IS_REPLY} and coalesce(m.dedup_key, '') not like 'again:%')
         as replies) as places
     where place = (total + 1) / 2 or place = (total * 95 + 99) / 100 order by place`,
    from,
    until
  )
  const [first, last] = [rows[0], rows.at(-1)]
  return first && last ? { p50: first.latency, p95: last.latency } : null
}

/** Millionths of a dollar that came in, less what was given back; each counts when it moved. */
export async function sumRevenue(
  sql: Sql,
  { from, until }: Period,
  provider: ProviderName
): Promise<number> {
  const row = await sql.first<{ paid: number; refunded: number }>(
    `select
       (select coalesce(sum(amount), 0) from purchases
         where paid_at >= ? and paid_at < ? and state = 'paid' and provider = ?) as paid,
       (select coalesce(sum(r.amount), 0) from refunds r join purchases p on p.id = r.purchase_id
         where r.moved_at >= ? and r.moved_at < ? and p.provider = ?) as refunded`,
    from,
    until,
    provider,
    from,
    until,
    provider
  )
  return (Number(row?.paid ?? 0) - Number(row?.refunded ?? 0)) * MICROS_PER_CENT
}

const MICROS_PER_CENT = 10_000

function sumOf<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((sum, row) => sum + row[name], 0)
}
