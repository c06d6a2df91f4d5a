import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { blockOf, firstIdOf, lastIdOf } from '#app/core/database/id_blocks'
import { insertRows, tuple } from '#app/core/database/many_rows'
import type { Sql } from '#app/core/database/sql'

const HOUR_MS = 3_600_000
const COUNT_EVERY_MS = 5 * 60_000
const REST_MS = 500
const BLOCKS_A_RUN = 10
/** As long as the provider may still report on a text. */
const MOVING_MS = 4 * 24 * HOUR_MS
/** Of texts as old as that some may be deleted. */
const SETTLED_EVERY_MS = 6 * HOUR_MS
/** A block is closed when nobody can write into it any more: ids were given out long ago, and two blocks further on. */
const CLOSED_AFTER_MS = HOUR_MS
const CLOSED_BLOCKS_BEHIND = 2

interface Group {
  kind: string
  state: string
  error_code: number
  count: number
  first_at: number
  last_at: number
}

/**
 * Keeps count of all texts, block by block, away from their path: a counter that every text moved would have all writers
 * wait in line. What is told beyond ten thousand is as old as the last count; what is listed never depends on it.
 */
@inject()
export class CountMessages {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute(): Promise<{ againAt: number }> {
    const now = this.clock.now()
    const newest = blockOf(await newestId(this.database.read))
    const blocks = await this.#listDue(newest, now)
    for (const block of blocks) {
      await this.database.transaction(({ sql }) => count(sql, { block, newest, now }))
    }
    return { againAt: now + (blocks.length === BLOCKS_A_RUN ? REST_MS : COUNT_EVERY_MS) }
  }

  /** The oldest that were never counted first: what is closed has no gaps. */
  async #listDue(newest: number, now: number): Promise<number[]> {
    const { read } = this.database
    const known = await read.first<{ last: number | null }>(
      'select max(block) as last from message_blocks'
    )
    const next = (known?.last ?? -1) + 1
    const fresh = Array.from({ length: Math.max(0, newest + 1 - next) }, (_, index) => next + index)
    const due = await read.all<{ block: number }>(
      `select block from message_blocks
       where counted_at <= ? or (counted_at <= ? and (is_closed = ? or last_at > ?))
       order by counted_at, block limit ${BLOCKS_A_RUN}`,
      now - SETTLED_EVERY_MS,
      now - COUNT_EVERY_MS,
      false,
      now - MOVING_MS
    )
    return [...fresh, ...due.map(({ block }) => block)].slice(0, BLOCKS_A_RUN)
  }
}

export async function newestId(sql: Sql): Promise<number> {
  const row = await sql.first<{ id: number | null }>('select max(id) as id from messages')
  return row?.id ?? 0
}

async function count(
  sql: Sql,
  { block, newest, now }: { block: number; newest: number; now: number }
): Promise<void> {
  const groups = await sql.all<Group>(
    `select kind, state, coalesce(error_code, 0) as error_code, count(*) as count,
       min(created_at) as first_at, max(created_at) as last_at
     from messages where id >= ? and id <= ? group by kind, state, coalesce(error_code, 0)`,
    firstIdOf(block),
    lastIdOf(block)
  )
  await keepBlock(sql, { block, newest, now, groups })
  await sql.run('delete from message_counts where block = ?', block)
  await insertRows(
    sql,
    {
      head: 'insert into message_counts (block, kind, state, error_code, count)',
      row: tuple(5),
      tail: 'returning block',
    },
    groups.map((group) => [block, group.kind, group.state, group.error_code, group.count])
  )
}

interface Counted {
  block: number
  newest: number
  now: number
  groups: Group[]
}

async function keepBlock(sql: Sql, { block, newest, now, groups }: Counted): Promise<void> {
  const firstAt = groups.length > 0 ? Math.min(...groups.map((group) => group.first_at)) : null
  const lastAt = groups.length > 0 ? Math.max(...groups.map((group) => group.last_at)) : null
  const isBehind = block + CLOSED_BLOCKS_BEHIND <= newest
  await sql.run(
    `insert into message_blocks (block, first_at, last_at, is_closed, counted_at) values (?, ?, ?, ?, ?)
     on conflict (block) do update set first_at = excluded.first_at, last_at = excluded.last_at,
       is_closed = excluded.is_closed, counted_at = excluded.counted_at`,
    block,
    firstAt,
    lastAt,
    isBehind && (lastAt ?? 0) < now - CLOSED_AFTER_MS,
    now
  )
}
