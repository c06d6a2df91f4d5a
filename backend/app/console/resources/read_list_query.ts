import * as z from 'zod/mini'
import { invalid, Refusal } from '#app/core/answers/refusal'
import { parse } from '#app/core/requests/validate'
import type { Resource } from '#app/console/resources/contract'

export const MOST_ROWS = 1000
const USUAL_ROWS = 25

/** What a list is asked for; `from` and `to` count rows from 0, both belong to it. */
export interface ListQuery {
  sort: { field: string; order: 'ASC' | 'DESC' }
  range: { from: number; to: number }
  /** Read against the catalogue by read_filter. */
  filter: Record<string, unknown>
}

const SORT = 'sort is a sortable field and ASC or DESC'
const RANGE = `range is the first and the last row, at most ${MOST_ROWS} of them`
const row = z.int32(RANGE).check(z.gte(0, RANGE))
const isPage = ([from, to]: [number, number]) => from <= to && to - from < MOST_ROWS

export const listInput = z.object({
  sort: z.optional(z.tuple([z.string(SORT), z.enum(['ASC', 'DESC'], SORT)], SORT)),
  range: z.optional(z.tuple([row, row], RANGE).check(z.refine(isPage, RANGE))),
  // Not a record, which would silently leave `__proto__` out.
  filter: z.optional(z.custom<Record<string, unknown>>(isObject, 'filter is an object of fields')),
})

/** The query string of ra-data-simple-rest: three parameters, each of them JSON. */
export function readListQuery(resource: Resource, query: Record<string, unknown>): ListQuery {
  const { sort, range, filter } = parse(listInput, {
    sort: jsonOf(query, 'sort'),
    range: jsonOf(query, 'range'),
    filter: jsonOf(query, 'filter'),
  })
  return {
    sort: sort ? sortOf(resource, sort) : resource.defaultSort,
    range: range ? { from: range[0], to: range[1] } : usualRange(filter),
    filter: filter ?? {},
  }
}

function jsonOf(query: Record<string, unknown>, name: string): unknown {
  const text = query[name]
  if (text === undefined || text === '') return undefined
  try {
    return JSON.parse(text as string)
  } catch {
    throw new Refusal(400, 'E_UNREADABLE', `${name} is not JSON.`).atFields({
      [name]: 'This is not JSON',
    })
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Nothing masked is sortable: the order of the rows would tell it, place by place. */
function sortOf({ fields }: Resource, [name, order]: [string, 'ASC' | 'DESC']): ListQuery['sort'] {
  const field = fields.find((one) => one.name === name && one.isSortable)
  if (!field) throw invalid('sort', SORT)
  return { field: name, order }
}

/** getMany names its rows and no range: all that it names. */
function usualRange(filter: Record<string, unknown> | undefined): ListQuery['range'] {
  return { from: 0, to: (Array.isArray(filter?.id) ? MOST_ROWS : USUAL_ROWS) - 1 }
}
