import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { HOUR, MINUTE } from '#app/core/clock/durations'
import type { RecurringOutcome } from '#app/core/jobs/recurring'
import { Database } from '#app/core/database/database'
import { blockOf, firstIdOf, lastIdOf } from '#app/core/database/id_blocks'
import type { Sql } from '#app/core/database/sql'
import { insertMany } from '#app/models/insert_many'
import { Message } from '#app/models/message'
import { MessageBlock } from '#app/models/message_block'
import { MessageCount } from '#app/models/message_count'
import { upsert } from '#app/models/upsert'
import { countGroups, type MessageGroup } from '#app/console/message_lists/sorts_sql'

const COUNT_EVERY_MS = 5 * MINUTE
const REST_MS = 500
const BLOCKS_A_RUN = 10
/** As long as the provider may still report on a text. */
const MOVING_MS = 4 * 24 * HOUR
/** Of texts as old as that some may be deleted. */
const SETTLED_EVERY_MS = 6 * HOUR
/**
 * A block is closed when nobody can write into it any more:
 * ids were given out long ago, and two blocks further on.
 */
const CLOSED_AFTER_MS = HOUR
const CLOSED_BLOCKS_BEHIND = 2

/**
 * Keeps count of all texts, block by block, away from their path: a counter that
 * every text moved would have all writers wait in line. What is told beyond ten
 * thousand is as old as the last count; what is listed never depends on it.
 */
@inject()
export class CountMessages {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute(): Promise<RecurringOutcome> {
    const now = this.clock.now()
    const newest = blockOf(await newestId(this.database.read))
    const blocks = await this.#listDue(newest, now)
    for (const block of blocks) {
      await this.database.transaction(({ sql }) => count(sql, { block, newest, now }))
    }
    return blocks.length === BLOCKS_A_RUN ? { againAt: now + REST_MS } : undefined
  }

  async preview(): Promise<string> {
    const newest = blockOf(await newestId(this.database.read))
    const { length } = await this.#listDue(newest, this.clock.now())
    return `${length} block(s) of a thousand texts would be counted, and then the next.`
  }

  /** The oldest that were never counted first: what is closed has no gaps. */
  async #listDue(newest: number, now: number): Promise<number[]> {
    const { read } = this.database
    const [known] = await MessageBlock.query(read)
      .max('block as last')
      .pojo<{ last: number | null }>()
    const next = (known?.last ?? -1) + 1
    const fresh = Array.from({ length: Math.max(0, newest + 1 - next) }, (_, index) => next + index)
    const due = await MessageBlock.query(read)
      .where('countedAt', '<=', now - SETTLED_EVERY_MS)
      .orWhere((moving) => {
        void moving.where('countedAt', '<=', now - COUNT_EVERY_MS)
        void moving.where(
          (one) => void one.where('isClosed', false).orWhere('lastAt', '>', now - MOVING_MS)
        )
      })
      .orderBy('countedAt')
      .orderBy('block')
      .limit(BLOCKS_A_RUN)
    return [...fresh, ...due.map(({ block }) => block)].slice(0, BLOCKS_A_RUN)
  }
}

export async function newestId(sql: Sql): Promise<number> {
  const [row] = await Message.query(sql).max('id as id').pojo<{ id: number | null }>()
  return row?.id ?? 0
}

async function count(
  sql: Sql,
  { block, newest, now }: { block: number; newest: number; now: number }
): Promise<void> {
  const groups = await countGroups(sql, firstIdOf(block), lastIdOf(block))
  await keepBlock(sql, { block, newest, now, groups })
  await MessageCount.query(sql).where({ block }).delete()
  const counts = groups.map(
    ({ first_at: _first, last_at: _last, error_code: errorCode, ...group }) =>
      new MessageCount().fill({ block, errorCode, ...group })
  )
  await insertMany(counts, sql)
}

interface Counted {
  block: number
  newest: number
  now: number
  groups: MessageGroup[]
}

async function keepBlock(sql: Sql, { block, newest, now, groups }: Counted): Promise<void> {
  const firstAt = groups.length > 0 ? Math.min(...groups.map((group) => group.first_at)) : null
  const lastAt = groups.length > 0 ? Math.max(...groups.map((group) => group.last_at)) : null
  const isBehind = block + CLOSED_BLOCKS_BEHIND <= newest
  const isClosed = isBehind && (lastAt ?? 0) < now - CLOSED_AFTER_MS
  const row = new MessageBlock().fill({ block, firstAt, lastAt, isClosed, countedAt: now })
  await upsert(row, { by: 'block', changing: ['firstAt', 'lastAt', 'isClosed', 'countedAt'] }, sql)
}
