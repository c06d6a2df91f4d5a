import { Refusal } from '#app/core/answers/refusal'

export const noSuchFile = (file: string) =>
  new Refusal(404, 'E_NO_FILE', `There is no file ${file}.`)
export const noDatabase = (file: string) =>
  new Refusal(503, 'E_NO_DATABASE', `There is no database at ${file}. Make one: everly db migrate`)
export const nothingToCopy = () =>
  new Refusal(503, 'E_IN_MEMORY', 'This database lives in memory: there is no file to copy.')
export const fileExists = (file: string) =>
  new Refusal(409, 'E_FILE_EXISTS', `${file} is there already. Take another name, or --force.`)
export const unsound = (why: string) =>
  new Refusal(409, 'E_UNSOUND', `This is no sound copy of the database: ${why}`)
export const tooNew = (names: readonly string[]) =>
  new Refusal(
    409,
    'E_TOO_NEW',
    `This copy is of a newer build: ${names.join(', ')} is not known here. Restore it with that build.`
  )
export const otherKey = () =>
  new Refusal(
    409,
    'E_OTHER_KEY',
    'This copy was made under another APP_KEY: with ours nobody in it could be recognised. ' +
      'Set the APP_KEY (or LASTING_KEY) it was made with.'
  )
export const inUse = () =>
  new Refusal(
    409,
    'E_IN_USE',
    'Something uses the database. Stop the server, and whatever else has it open, first.'
  )
export const brokenDatabase = (why: string) =>
  new Refusal(
    409,
    'E_BROKEN',
    `The present database is broken (${why}), so it cannot say who uses it. ` +
      'Stop the server, then add --force.'
  )
export const noProgram = (name: string) =>
  new Refusal(
    503,
    'E_NO_PROGRAM',
    `${name} is not installed here. Install PostgreSQL's client programs (postgresql-client), ` +
      'of the same major version as the server: newer ones may fail to restore.'
  )
export const programFailed = (name: string, why: string) =>
  new Refusal(409, 'E_PROGRAM_FAILED', `${name} failed: ${why}`)
export const mayNotCreate = (commands: readonly string[]) =>
  new Refusal(
    503,
    'E_NO_RIGHT',
    'The database user may not create databases, which the proof needs. As one who may:\n' +
      commands.join('\n')
  )
export const broughtToStop = () =>
  new Refusal(
    409,
    'E_STOPPED',
    'Stopped: nothing was replaced. Run the same command to start over.'
  )

/** SQLite speaks of what the file holds, not of a full disk or of rights. */
export function saysBroken(error: unknown): error is Error {
  const { code = '' } = error as { code?: string }
  return /^SQLITE_(CORRUPT|NOTADB|ERROR|IOERR_SHORT_READ)/.test(code)
}

export function asUnsound(error: unknown): unknown {
  return saysBroken(error) ? unsound(error.message) : error
}
