/**
 * Where the fields of a resource come from. A page is found on the table alone, as `t`; what the page shows is then read
 * for its rows only, with `joins`. Every text is SQL true on both databases, without placeholders of its own but `NOW`.
 */
export interface RecordTable {
  /** `messages t` */
  from: string
  joins?: string
  /** By name of field. */
  columns: Readonly<Record<string, Column>>
}

export interface Column {
  /** What is shown: of `t` and of what is joined. */
  value: string
  /** What rows are sorted by and compared with, when that is not the value: of `t` alone. */
  key?: string
  /** The key may be missing: such rows stand before all others, or behind them when sorted downwards. */
  isNullable?: true
  /** For one or more values, written `$`: a condition instead of comparing the key. */
  among?: string
  /** For a choice: the condition for each of its values, instead of comparing the key. */
  cases?: Readonly<Record<string, string>>
}

/** The instant a text is read at, in epoch milliseconds; `readAt` fills it in. */
export const NOW = ':now'
const MARKS = /:now|\?/g

/** A condition with its values. */
export interface Condition {
  text: string
  values: (string | number | boolean)[]
}

/** As one more value: each text of its own would be planned, and kept, by itself. */
export function readAt(now: number, { text, values }: Condition): Condition {
  const rest = [...values]
  const all: Condition['values'] = []
  const filled = text.replace(MARKS, (mark) => {
    const value = mark === NOW ? now : rest.shift()
    if (value === undefined) throw new Error(`a value is missing in ${text}`)
    all.push(value)
    return mark === NOW ? 'cast(? as bigint)' : mark
  })
  return { text: filled, values: all }
}

/** Columns of `t` named as their fields are, in snake_case. */
export function plain(...fields: string[]): Record<string, Column> {
  return Object.fromEntries(fields.map((field) => [field, { value: `t.${snakeCase(field)}` }]))
}

/** The same, where there may be nothing. */
export function nullable(...fields: string[]): Record<string, Column> {
  return Object.fromEntries(
    fields.map((field) => [field, { value: `t.${snakeCase(field)}`, isNullable: true as const }])
  )
}

function snakeCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
