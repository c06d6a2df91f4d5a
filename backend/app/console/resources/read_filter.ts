import * as z from 'zod/mini'
import { DAY } from '#app/core/clock/durations'
import { LARGEST_ID } from '#app/core/database/largest_id'
import { listOf } from '#app/core/database/many_rows'
import { invalid, type Refusal } from '#app/core/answers/refusal'
import { storable } from '#app/core/database/storable'
import type { Applied, Condition } from '#app/console/record_tables/record_table'
import { NOTHING, readAt } from '#app/console/record_tables/record_table'
import { columnOf, type Declared } from '#app/console/resources/catalogue'
import type { Field, FieldKind } from '#app/console/resources/contract'
import { MOST_ROWS } from '#app/console/resources/read_list_query'

type Value = string | number | boolean

export interface ReadFilter {
  where: Applied[]
  /** The words of the free text filter; null without. */
  search: string | null
}

const LONGEST_TEXT = 200
const isClean = (text: string) => storable(text) === text
const text = z.string().check(z.maxLength(LONGEST_TEXT), z.refine(isClean))
const idNumber = z.int().check(z.gte(1), z.lte(LARGEST_ID))
const idText = z.string().check(z.regex(/^\d{1,16}$/))

const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/
const instant = z.string().check(
  z.regex(ISO),
  z.refine((written) => !Number.isNaN(Date.parse(written)))
)

/** What a value of each kind looks like; choices are held to their list beyond that. */
const ONE: Partial<Record<FieldKind, z.ZodMiniType<Value>>> = {
  id: z.union([idNumber, z.pipe(z.pipe(idText, z.transform(Number)), idNumber)]),
  number: z.int32(),
  cents: z.int32(),
  text,
  choice: text,
  flag: z.boolean(),
}

/** Each declared filter as a condition; anything else is refused by name. */
export function readFilter(
  declared: Declared,
  filter: Record<string, unknown>,
  now: number
): ReadFilter {
  const { q, ...fields } = filter
  const where = Object.entries(fields)
    .map(([key, value]) => applied(declared, key, value))
    .map((condition) => ({ ...condition, ...readAt(now, condition) }))
  return { where, search: readSearch(declared, q) }
}

function readSearch({ resource }: Declared, q: unknown): string | null {
  if (q === undefined) return null
  const result = text.safeParse(q)
  if (!resource.search || !result.success) throw refused('q')
  return result.data.trim() || null
}

function applied(declared: Declared, key: string, value: unknown): Applied {
  for (const field of declared.resource.fields) {
    if (field.filter === 'is' && key === field.name) return isAnyOf(declared, field, value)
    if (field.filter !== 'range') continue
    if (key === `${field.name}_gte`) return bounded(declared, { field, key, value })
    if (key === `${field.name}_lte`) return bounded(declared, { field, key, value })
  }
  throw refused(key)
}

function isAnyOf(declared: Declared, field: Field, value: unknown): Applied {
  const one = ONE[field.kind]
  if (!one) throw refused(field.name)
  const many = z.array(one).check(z.maxLength(MOST_ROWS))
  const result = many.safeParse(Array.isArray(value) ? value : [value])
  if (!result.success || !areChoices(field, result.data)) throw refused(field.name)
  const wanted = [...new Set(result.data)]
  const condition = wanted.length === 0 ? NOTHING : comparison(declared, field, wanted)
  return { field: field.name, operator: 'is', wanted, ...condition }
}

function areChoices({ kind, choices }: Field, values: readonly Value[]): boolean {
  return kind !== 'choice' || values.every((value) => choices?.includes(String(value)))
}

function comparison(declared: Declared, field: Field, wanted: Value[]): Condition {
  const column = columnOf(declared, field.name)
  const { cases } = column
  if (cases) return anyCase(wanted.map((value) => cases[String(value)] ?? NOTHING.text))
  const key = column.key ?? column.value
  // A choice is one of our own words: as a part of the
  // statement it lets the database use the index made for it.
  if (field.kind === 'choice') return { text: `${key} in (${quoted(wanted)})`, values: [] }
  if (wanted.length === 1 && !column.among) return { text: `${key} = ?`, values: wanted }
  const { marks, values } = listOf(wanted)
  return { text: column.among?.replace('$', marks) ?? `${key} in (${marks})`, values }
}

function anyCase(cases: string[]): Condition {
  return { text: `(${cases.map((one) => `(${one})`).join(' or ')})`, values: [] }
}

function quoted(choices: readonly Value[]): string {
  return choices.map((choice) => `'${String(choice)}'`).join(', ')
}

interface Bound {
  field: Field
  key: string
  value: unknown
}

/** A whole day as the upper end means its last moment. Days are those of UTC. */
function bounded(declared: Declared, { field, key, value }: Bound): Applied {
  const result = instant.safeParse(value)
  if (!result.success) throw refused(key)
  const isUntil = key.endsWith('_lte')
  const isDay = result.data.length === DAY_LENGTH
  const at = Date.parse(result.data) + (isUntil && isDay ? DAY - 1 : 0)
  const { key: compared, value: shown, shownWhere } = columnOf(declared, field.name)
  const range = `${compared ?? shown} ${isUntil ? '<=' : '>='} ?`
  return {
    field: field.name,
    operator: isUntil ? 'until' : 'from',
    wanted: [at],
    text: shownWhere ? `${shownWhere} and ${range}` : range,
    values: [at],
  }
}

const DAY_LENGTH = 'YYYY-MM-DD'.length

function refused(key: string): Refusal {
  return invalid(key.slice(0, 60), 'This cannot be filtered by, or not like that')
}
