import type { Resource } from '#app/console/resources/contract'
import type { DataProvider, GetListResult, RaRecord, SortPayload } from 'react-admin'

export const MOST_ROWS = 10_000
const PAGE_ROWS = 1000
/** Twice what the rows need: a list that grows faster than it is read must end. */
const MOST_PAGES = (2 * MOST_ROWS) / PAGE_ROWS

interface Query {
  sort: SortPayload
  filter: Record<string, unknown>
}

export interface ReadRows {
  rows: RaRecord[]
  /** Rows came or went between two pages, so that one may be missing. */
  hasMoved: boolean
}

/**
 * By the call that writes each page into the audit log. The rows of a list as it stands filtered and
 * sorted, a thousand at a time, up to the first 10,000. The list may move meanwhile: what was pushed
 * onto the next page counts once, and one that begins with the newest is held to what it had.
 */
export async function readAll(
  { getList }: DataProvider,
  resource: Resource,
  { sort, filter }: Query
): Promise<ReadRows> {
  const read = (page: number, held: Query['filter'] = {}) =>
    getList(`exports/${resource.name}`, {
      sort,
      filter: { ...filter, ...held },
      pagination: { page, perPage: PAGE_ROWS },
    })
  let page = await read(1)
  const held = isNewestFirst(resource, sort) ? upToNewestOf(page) : {}
  const rows = new Map(page.data.map((row) => [row.id, row]))
  let hasMoved = false
  for (let next = 2; isFull(page) && rows.size < MOST_ROWS && next <= MOST_PAGES; next += 1) {
    const before = page
    page = await read(next, held)
    hasMoved ||= page.data.some(({ id }) => rows.has(id)) || hasOtherTotal(before, page)
    page.data.forEach((row) => rows.set(row.id, row))
  }
  return { rows: [...rows.values()].slice(0, MOST_ROWS), hasMoved }
}

function isFull({ data }: GetListResult): boolean {
  return data.length === PAGE_ROWS
}

function isNewestFirst({ fields }: Resource, { field, order }: SortPayload): boolean {
  const knowsTheDay = fields.some(({ name, filter }) => name === 'createdAt' && filter === 'range')
  return knowsTheDay && order === 'DESC' && ['id', 'createdAt'].includes(field)
}

/** The ids of two rows written in one moment may stand the other way round than their instants. */
function upToNewestOf({ data }: GetListResult): Query['filter'] {
  const instants = data.map(({ createdAt }) => String(createdAt))
  return { createdAt_lte: instants.sort().at(-1) }
}

/** Told only where both were counted to the end: an estimate moves by itself. */
function hasOtherTotal(...[before, after]: [GetListResult, GetListResult]): boolean {
  const areExact = [before, after].every(({ meta }) => meta?.isTotalExact !== false)
  return areExact && before.total !== after.total
}
