import Sqlite from 'better-sqlite3'

/**
 * SQLite's file is for one server: a second would find the first one's jobs,
 * sessions of sending and limits as its own. The lock beside it is the operating
 * system's, which frees it however its holder ends. Answers what lets go of it.
 */
export function holdDatabase(file: string): () => void {
  const lock = new Sqlite(`${file}.lock`, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw (error as { code?: string }).code === 'SQLITE_BUSY' ? heldAlready(file) : error
  }
  return () => void lock.close()
}

function heldAlready(file: string): Error {
  return new Error(
    `Everly does not start: another server serves ${file} already. ` +
      'Stop it first; several processes need PostgreSQL.'
  )
}
