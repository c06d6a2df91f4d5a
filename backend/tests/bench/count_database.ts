import BetterSqlite from 'better-sqlite3'
import pg from 'pg'

type Method = (this: never, ...values: unknown[]) => unknown

const BEGINS = /^\s*(begin|start transaction)/i
const ENDS = /^\s*(commit|rollback)\b(?!\s+to)/i
const PARTS = /^\s*(savepoint|release|rollback to|set|show|pragma|listen)\b/i
const WRITES = /^\s*(insert|update|delete)\b|^\s*with\b[^]*\b(insert into|update|delete from)\b/i

/** What this process asked of its database since it began; a commit is one that wrote something. */
export const counted = { statements: 0, commits: 0, reads: 0 }

/** What is open on one connection. */
class Line {
  #isOpen = false
  #hasWritten = false

  take(text: string): void {
    if (BEGINS.test(text)) return this.#begin()
    if (ENDS.test(text)) return this.#end()
    if (PARTS.test(text)) return
    counted.statements++
    const isWrite = WRITES.test(text)
    if (this.#isOpen) this.#hasWritten ||= isWrite
    else counted[isWrite ? 'commits' : 'reads']++
  }

  #begin(): void {
    this.#isOpen = true
    this.#hasWritten = false
  }

  #end(): void {
    if (this.#isOpen) counted[this.#hasWritten ? 'commits' : 'reads']++
    this.#isOpen = false
  }
}

/** From here on; every driver is asked through these few methods, whoever asks. */
export function countDatabase(): void {
  countSqlite(new Line())
  countPostgres()
}

function countSqlite(line: Line): void {
  const database = new BetterSqlite(':memory:')
  const statement = Object.getPrototypeOf(database.prepare('select 1')) as Record<string, Method>
  database.close()
  for (const name of ['run', 'get', 'all']) {
    const own = statement[name]!
    statement[name] = function (this: { source: string }, ...values: unknown[]) {
      line.take(this.source)
      return own.apply(this as never, values)
    } as Method
  }
}

function countPostgres(): void {
  const lines = new WeakMap<object, Line>()
  const client = pg.Client.prototype as unknown as Record<string, Method>
  const own = client.query!
  client.query = function (this: object, ...values: unknown[]) {
    const line = lines.get(this) ?? new Line()
    lines.set(this, line)
    const [asked] = values as [string | { text?: string }]
    line.take(typeof asked === 'string' ? asked : (asked.text ?? ''))
    return own.apply(this as never, values)
  } as Method
}
