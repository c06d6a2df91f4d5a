import pg from 'pg'

const url = process.env.DATABASE_URL ?? ''
const LOOK_MS = 20
const LONGEST_MS = 5000

/** SQLite has one writer, and there is nobody else to hold a lock. */
export const isShared = url.startsWith('postgres')

/** Somebody else's connection with a transaction that does not end. Answers how it lets go. */
export async function holding(statement: string, ...values: number[]) {
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query('begin')
  await other.query(statement, values)
  return async () => {
    await other.query('rollback').catch(() => {})
    await other.end()
  }
}

/** Until so many transactions wait for a lock; throws when they do not. */
export async function untilWaiting(count: number): Promise<void> {
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  try {
    for (const from = Date.now(); Date.now() - from < LONGEST_MS;) {
      const { rows } = await other.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`
      )
      if ((rows[0]?.waiting ?? 0) >= count) return
      await new Promise((later) => setTimeout(later, LOOK_MS))
    }
    throw new Error(`fewer than ${count} transactions wait for a lock`)
  } finally {
    await other.end()
  }
}
