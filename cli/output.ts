import type { Table as AnyTable, TableConstructorOptions } from 'cli-table3'
import colors from 'picocolors'
import type { Terminal } from './terminal.js'

export interface OutputWishes {
  json?: boolean
  plain?: boolean
}

type Row = Record<string, unknown>
type TableMaker = (options: TableConstructorOptions) => AnyTable

/** Loaded only when a person reads. */
async function loadTables(): Promise<TableMaker> {
  const { default: Table } = await import('cli-table3')
  return (options) => new Table(options)
}

const PLAIN_STYLE = { head: [], border: [] }
/** Between rows; the one under a head stays. */
const NO_RULES = { 'mid': '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' }

/** Of the shapes of JSON: fields may be added within one; a renamed or removed one makes the next. */
const JSON_VERSION = 1

/** Data: a table for a person, tabs for a pipe, one document with --json. Notes go to the other stream. */
export class Output {
  readonly isJson: boolean

  private constructor(
    readonly terminal: Terminal,
    wishes: OutputWishes,
    /** Null unless a person reads. */
    private readonly tableOf: TableMaker | null
  ) {
    this.isJson = Boolean(wishes.json)
  }

  static async open(terminal: Terminal, wishes: OutputWishes): Promise<Output> {
    const isForPerson = terminal.isOutTty && !wishes.plain && !wishes.json
    return new Output(terminal, wishes, isForPerson ? await loadTables() : null)
  }

  get isForPerson(): boolean {
    return this.tableOf !== null
  }

  rows(rows: readonly object[]): void {
    if (this.isJson) this.document(rows)
    else if (!this.tableOf) for (const row of rows) this.#line(Object.values(row))
    else if (rows.length === 0) this.note('none')
    else this.#table(rows as Row[], this.tableOf)
  }

  /** One thing, a line for each of its fields. */
  record(record: object): void {
    if (this.isJson) this.document(record)
    else if (!this.tableOf) for (const pair of Object.entries(record)) this.#line(pair)
    else this.#fields(record, this.tableOf)
  }

  /** A sentence, or the same as JSON. */
  say(sentence: string, json: object): void {
    if (this.isJson) this.document(json)
    else this.terminal.out(`${sentence}\n`)
  }

  document(data: unknown): void {
    this.terminal.out(`${JSON.stringify({ version: JSON_VERSION, data })}\n`)
  }

  note(sentence: string): void {
    this.terminal.err(`${sentence}\n`)
  }

  #line(values: readonly unknown[]): void {
    this.terminal.out(`${values.map(cellOf).join('\t')}\n`)
  }

  #table(rows: readonly Row[], tableOf: TableMaker): void {
    const names = Object.keys(rows[0] ?? {})
    const { bold } = colors.createColors(this.terminal.hasOutColors)
    const table = tableOf({
      head: names.map((name) => bold(wordsOf(name))),
      colAligns: names.map((name) => (typeof rows[0]?.[name] === 'number' ? 'right' : 'left')),
      style: PLAIN_STYLE,
      chars: NO_RULES,
    })
    for (const row of rows) table.push(names.map((name) => cellOf(row[name])))
    this.terminal.out(`${table.toString()}\n`)
  }

  #fields(record: object, tableOf: TableMaker): void {
    const { bold } = colors.createColors(this.terminal.hasOutColors)
    const table = tableOf({ style: PLAIN_STYLE, chars: NO_RULES, wordWrap: true })
    for (const [name, value] of Object.entries(record)) {
      table.push([bold(wordsOf(name)), cellOf(value)])
    }
    this.terminal.out(`${table.toString()}\n`)
  }
}

// A name or a text somebody chose must not move the cursor of an operator's terminal, nor make a second line.
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.replace(CONTROL, ' ')
}

/** `runAt` → `run at`; what is no such name stays. */
function wordsOf(name: string): string {
  return /^[a-z]\w*$/i.test(name)
    ? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : name
}
