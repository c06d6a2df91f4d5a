import Sqlite from 'better-sqlite3'
import { broughtToStop } from '#app/operations/backups/errors'

/** Told between two steps; false stops the copying. */
export type OnStep = (done: number, total: number) => boolean

const PAGES_A_STEP = 2000
const BUSY_MS = 5000

type Counts = Record<string, number>

/**
 * A consistent copy of a database others go on writing to. One read transaction spans
 * the whole of it: without one, SQLite begins anew whenever somebody writes, and
 * under steady writing would never end. Answers the rows of each table within it.
 */
export async function copyDatabase(from: string, to: string, onStep: OnStep): Promise<Counts> {
  const source = new Sqlite(from, { readonly: true, fileMustExist: true, timeout: BUSY_MS })
  try {
    source.exec('begin')
    const counts = countRows(source)
    await source.backup(to, {
      progress({ totalPages, remainingPages }) {
        if (!onStep(totalPages - remainingPages, totalPages)) throw broughtToStop()
        return PAGES_A_STEP
      },
    })
    return counts
  } finally {
    source.close()
    settle(to)
  }
}

/** Rows of every table of ours; what a search index keeps for itself follows from them. */
export function countRows(database: Sqlite.Database): Counts {
  const tables = database
    .prepare(
      `select name from pragma_table_list
       where schema = 'main' and type = 'table' and name not like 'sqlite_%' order by name`
    )
    .pluck()
    .all() as string[]
  return Object.fromEntries(
    tables.map((name) => [
      name,
      database.prepare(`select count(*) from "${name}"`).pluck().get() as number,
    ])
  )
}

/** One file that needs no other beside it. */
function settle(path: string): void {
  const copy = new Sqlite(path)
  try {
    copy.pragma('journal_mode = delete')
  } finally {
    copy.close()
  }
}
