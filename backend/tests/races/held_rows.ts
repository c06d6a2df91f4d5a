import app from '@adonisjs/core/services/app'
import pg from 'pg'

const url = process.env.DATABASE_URL ?? ''
const LOOK_MS = 20
const LONGEST_MS = 5000

/** SQLite has one writer, and there is nobody else to hold a lock. */
export const isShared = url.startsWith('postgres')

/** Somebody else's connection with a transaction that does not end. Answers how it lets go, or goes on. */
export async function holding(statement: string, ...values: number[]) {
  await looker()
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query('begin')
  await other.query(statement, values)
  const letGo = async () => {
    await other.query('rollback').catch(() => {})
    await other.end()
  }
  return Object.assign(letGo, { goOn: (next: string) => other.query(next) })
}

let looking: Promise<pg.Client> | undefined

/** One for all looks: while a new one was made, whoever waits might have given up. */
function looker(): Promise<pg.Client> {
  looking ??= connected()
  return looking
}

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => (looking = undefined))
  await client.connect()
  app.terminating(() => client.end())
  return client
}

/** Until so many transactions wait for a lock; throws when they do not. */
export async function untilWaiting(count: number): Promise<void> {
  const client = await looker()
  for (const from = Date.now(); Date.now() - from < LONGEST_MS;) {
    const { rows } = await client.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`
    )
    if ((rows[0]?.waiting ?? 0) >= count) return
    await new Promise((later) => setTimeout(later, LOOK_MS))
  }
  throw new Error(`fewer than ${count} transactions wait for a lock`)
}
