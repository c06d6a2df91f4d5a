import { isPostgres } from '#config/database'
import type { Sql, SqlDialect, SqlValue } from '#app/core/database/sql'
import { SORT, type Statement } from '#tests/planned'
import { planOnPostgres } from '#tests/postgres_plan'
import { planOnSqlite } from '#tests/sqlite_plan'
import { database } from '#tests/world'

interface Here {
  sql: Sql
  dialect: SqlDialect
}

const planOn = isPostgres ? planOnPostgres : planOnSqlite

interface Wishes {
  /** As if these indexes were not there. */
  without?: string[]
  /** Tells of a sort as well. */
  withSort?: boolean
}

/**
 * By what the database meets the rows of all that `work` really sends: the indexes it searches; `all
 * of messages` for a table or an index that is read from end to end. Nothing that `work` writes stays.
 */
export async function planOf(
  work: (here: Here) => Promise<unknown>,
  { without = [], withSort = false }: Wishes = {}
): Promise<string[]> {
  const { dialect } = await database()
  const met = await rolledBack(async (sql) => {
    const sent: Statement[] = []
    noteQueries(sql, sent)
    await work({ sql: recording(sql, sent), dialect })
    for (const index of without) await sql.run(`drop index ${index}`)
    return planOn(sql, sent)
  })
  return [...new Set(met)].filter((one) => withSort || one !== SORT).sort()
}

async function rolledBack<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const { promise, resolve } = Promise.withResolvers<Result>()
  const end = new Error('rolled back')
  try {
    await (
      await database()
    ).transaction(async ({ sql }) => {
      resolve(await work(sql))
      throw end
    })
  } catch (error) {
    if (error !== end) throw error
  }
  return promise
}

interface Emitter {
  on(event: 'query', listen: (query: { sql: string; bindings: SqlValue[] }) => void): void
}

/** What models send. They do send it, inserts too: it ends with the transaction. */
function noteQueries(sql: Sql, sent: Statement[]): void {
  const { knexClient } = sql.client as unknown as { knexClient: Emitter }
  knexClient.on('query', ({ sql: text, bindings }) => void sent.push({ text, values: bindings }))
}

function recording(sql: Sql, sent: Statement[]): Sql {
  const isSent = (text: string, values: SqlValue[]) => {
    sent.push({ text, values })
    return !text.startsWith('insert')
  }
  return {
    all: async (text, ...values) => (isSent(text, values) ? sql.all(text, ...values) : []),
    first: async (text, ...values) =>
      isSent(text, values) ? sql.first(text, ...values) : undefined,
    run: async (text, ...values) => (isSent(text, values) ? sql.run(text, ...values) : 0),
    client: sql.client,
  }
}
