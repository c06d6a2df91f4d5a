/** The disk is full or read-only, or somebody holds the file for too long. */
const OF_SQLITE = /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|BUSY|LOCKED|PROTOCOL)/
/**
 * PostgreSQL's classes: no connection, no resources, ended by its
 * operator, an error of its system; and a database that only reads.
 */
const OF_POSTGRES = /^(?:08|53|57P|58)|^25006$/
const OF_A_CONNECTION = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
  ...['EAI_AGAIN', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH'],
])
/** The driver's own words, which have no code. */
const IN_WORDS = /Connection terminated|Client has encountered a connection error|not queryable/

/** Whether the database cannot be written or reached just now: whoever asked may try again in a moment. */
export function isUnavailable(error: unknown): boolean {
  const { code, name, message = '' } = (error ?? {}) as Partial<Trouble>
  if (typeof code === 'string' && isCodeOfOutage(code)) return true
  return name === 'KnexTimeoutError' || IN_WORDS.test(message)
}

interface Trouble extends Error {
  code: unknown
}

function isCodeOfOutage(code: string): boolean {
  return OF_SQLITE.test(code) || OF_A_CONNECTION.has(code) || isOfPostgres(code)
}

/** Theirs have five signs. */
function isOfPostgres(code: string): boolean {
  return code.length === 5 && OF_POSTGRES.test(code)
}
