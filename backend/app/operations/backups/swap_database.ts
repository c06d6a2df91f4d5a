import { chmodSync, chownSync, existsSync, linkSync, renameSync, statSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { makeDurable } from '#app/operations/backups/durable_file'
import { brokenDatabase, inUse, saysBroken } from '#app/operations/backups/errors'

interface Swap {
  staged: string
  database: string
  isForced: boolean
}

/**
 * Gives the proved copy the database's name; answers where
 * the replaced one lies now, null when there was none.
 */
export function swapDatabase({ staged, database, isForced }: Swap): string | null {
  if (!existsSync(database)) {
    renameSync(staged, database)
    makeDurable(database)
    return null
  }
  const claimed = claim(database, isForced)
  try {
    const kept = `${database}.before-restore-${stamp()}`
    if (!claimed) setAsideWithLogs(database, kept)
    keepReadable(staged, database)
    keepAs(database, kept)
    renameSync(staged, database)
    makeDurable(database)
    return kept
  } finally {
    claimed?.close()
  }
}

/**
 * Nobody else has it open: only then may SQLite leave its write-ahead log, which it takes into the file
 * and removes. The lock is kept until the names are changed. Null for a broken one, which cannot be asked.
 */
function claim(database: string, isForced: boolean): Sqlite.Database | null {
  const connection = new Sqlite(database, { fileMustExist: true, timeout: 0 })
  try {
    const mode = connection.pragma('journal_mode = delete', { simple: true })
    if (mode !== 'delete') throw inUse()
    connection.exec('begin exclusive')
    return connection
  } catch (error) {
    connection.close()
    const { code = '' } = error as { code?: string }
    if (/^SQLITE_(BUSY|LOCKED)/.test(code)) throw inUse()
    if (!saysBroken(error)) throw error
    if (!isForced) throw brokenDatabase(error.message)
    return null
  }
}

/** The logs of a broken database must not be taken for those of the new one. */
function setAsideWithLogs(database: string, kept: string): void {
  for (const end of ['-wal', '-shm', '-journal']) {
    if (existsSync(database + end)) renameSync(database + end, kept + end)
  }
}

/** Often root restores what a user of its own serves: whoever could read the old one reads the new one. */
function keepReadable(staged: string, database: string): void {
  const { uid, gid, mode } = statSync(database)
  chmodSync(staged, mode & PERMISSIONS)
  if (process.getuid?.() === 0) chownSync(staged, uid, gid)
}

const PERMISSIONS = 0o777

/**
 * A second name, so that the database is never without its own; where the disk has none, for a moment it is.
 */
function keepAs(database: string, kept: string): void {
  try {
    linkSync(database, kept)
  } catch (error) {
    if (!NO_SECOND_NAME.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    renameSync(database, kept)
  }
}

const NO_SECOND_NAME = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

function stamp(): string {
  return new Date().toISOString().replaceAll(':', '-')
}
