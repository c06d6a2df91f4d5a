import type { LucidModel } from '@adonisjs/lucid/types/model'

/**
 * Where the fields of a resource come from. A page is found on the table alone,
 * as `t`; what the page shows is then read for its rows only, with `joins`. Every
 * text is SQL true on both databases, without placeholders of its own but `NOW`.
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
  /** A range finds such rows alone: the value of the others is not shown. */
  shownWhere?: string
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

/** Such a one of a filter, and what it was made of: what is counted ahead is looked up by that. */
export interface Applied extends Condition {
  field: string
  operator: 'is' | 'from' | 'until'
  wanted: readonly Condition['values'][number][]
}

/** Of no row. */
export const NOTHING: Condition = { text: '1 = 0', values: [] }

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

/** A model's own columns, which stand as `t`. */
export function plain<Model extends LucidModel>(
  model: Model,
  ...fields: (keyof InstanceType<Model> & string)[]
): Record<string, Column> {
  return Object.fromEntries(fields.map((field) => [field, { value: columnOf(model, field) }]))
}

/** The same, where there may be nothing. */
export function nullable<Model extends LucidModel>(
  model: Model,
  ...fields: (keyof InstanceType<Model> & string)[]
): Record<string, Column> {
  const columns = fields.map((field) => [
    field,
    { value: columnOf(model, field), isNullable: true as const },
  ])
  return Object.fromEntries(columns) as Record<string, Column>
}

/** Whether there is anything in a model's own column. */
export function isThere<Model extends LucidModel>(
  model: Model,
  field: keyof InstanceType<Model> & string
): Column {
  return { value: `(${columnOf(model, field)} is not null)` }
}

function columnOf(model: LucidModel, field: string): string {
  return `t.${model.$getColumn(field)!.columnName}`
}

/** Shows these columns of a model as they are. */
export function tableOf<Model extends LucidModel>(
  model: Model,
  ...fields: (keyof InstanceType<Model> & string)[]
): RecordTable {
  return { from: fromOf(model), columns: plain(model, ...fields) }
}

export function fromOf(model: LucidModel): string {
  model.boot()
  return `${model.table} t`
}
