import { type Resource, resourceOf } from '#app/console/resources/contract'
import type { DataProvider, GetListParams, RaRecord, SortPayload } from 'react-admin'
import { describe, expect, test } from 'vitest'
import { readAll } from './read_all'

const NEWEST = { field: 'id', order: 'DESC' } as const
const QUERY = { sort: NEWEST, filter: { state: 'failed' } }

describe('reading a list for export', () => {
  test.each([
    [0, 0, 1],
    [999, 999, 1],
    [1000, 1000, 2],
    [2500, 2500, 3],
    [10_000, 10_000, 10],
    [12_000, 10_000, 10],
  ])('of %i rows %i are read in %i pages', async (total, read, pages) => {
    const { provider, asked } = listOf(total)
    const { rows, hasMoved } = await readAll(provider, resource('messages'), QUERY)
    expect(rows).toHaveLength(read)
    expect(idsOf(rows).size).toBe(read)
    expect(hasMoved).toBe(false)
    expect(asked).toHaveLength(pages)
    expect(asked.at(-1)?.pagination).toEqual({ page: pages, perPage: 1000 })
    expect(asked.every(({ filter }) => filter.state === 'failed')).toBe(true)
  })
})

describe('a list that moves while it is read', () => {
  test('newest first is held to the rows it had', async () => {
    const { provider, asked } = listOf(2500, { between: (list) => list.arrive(7) })
    const { rows, hasMoved } = await readAll(provider, resource('messages'), QUERY)
    expect(rows.map(({ id }) => id)).toEqual(down(2500))
    expect(hasMoved).toBe(false)
    expect(asked.map(({ filter }) => filter.createdAt_lte)).toEqual([
      undefined,
      instantOf(2500),
      instantOf(2500),
    ])
  })

  test('is held to the newest of its first page, not to the first of it', async () => {
    const { provider, asked } = listOf(1500, {
      instantOf: (id) => instantOf(id === 1490 ? 9000 : id),
    })
    const { rows } = await readAll(provider, resource('messages'), QUERY)
    expect(rows).toHaveLength(1500)
    expect(asked.at(-1)?.filter.createdAt_lte).toBe(instantOf(9000))
  })

  test('and cannot be held has no row twice, and it is said', async () => {
    const { provider, asked } = listOf(2500, { between: (list) => list.arrive(7) })
    const { rows, hasMoved } = await readAll(provider, resource('alarms'), QUERY)
    expect(rows.map(({ id }) => id)).toEqual(down(2500))
    expect(hasMoved).toBe(true)
    expect(asked.every(({ filter }) => !('createdAt_lte' in filter))).toBe(true)
  })

  test('upwards grows at its end, past what was there', async () => {
    const sort = { field: 'id', order: 'ASC' } as const
    const { provider } = listOf(1999, { sort, between: (list) => list.arrive(1) })
    const { rows, hasMoved } = await readAll(provider, resource('messages'), { sort, filter: {} })
    expect(idsOf(rows).size).toBe(2001)
    expect(hasMoved).toBe(true)
  })

  test('and loses rows says that some may be missing', async () => {
    const { provider } = listOf(2500, { between: (list) => list.lose(3) })
    const { rows, hasMoved } = await readAll(provider, resource('messages'), QUERY)
    expect(rows.length).toBeLessThan(2500)
    expect(hasMoved).toBe(true)
  })

  test('a total nobody counted to the end tells nothing', async () => {
    const { provider } = listOf(2500, { isTotalExact: false, between: (list) => list.lose(3) })
    const { hasMoved } = await readAll(provider, resource('messages'), QUERY)
    expect(hasMoved).toBe(false)
  })

  test('repeated rows do not take the place of others among the first 10,000', async () => {
    const { provider, asked } = listOf(12_000, { between: (list) => list.arrive(100) })
    const { rows } = await readAll(provider, resource('alarms'), QUERY)
    expect(rows.map(({ id }) => id)).toEqual(down(12_000).slice(0, 10_000))
    expect(asked).toHaveLength(11)
  })

  test('faster than it is read ends all the same', async () => {
    const { provider, asked } = listOf(2000, { between: (list) => list.arrive(1000) })
    const { rows } = await readAll(provider, resource('alarms'), QUERY)
    expect(rows).toHaveLength(1000)
    expect(asked).toHaveLength(20)
  })
})

const resource = (name: string): Resource => resourceOf(name) ?? expect.unreachable(name)
const instantOf = (id: number) => new Date(Date.UTC(2026, 10, 1) + id * 1000).toISOString()
const idsOf = (rows: RaRecord[]) => new Set(rows.map(({ id }) => id))
const down = (from: number) => Array.from({ length: from }, (_, index) => from - index)

interface Moving {
  sort?: SortPayload
  isTotalExact?: boolean
  instantOf?: (id: number) => string
  /** What happens after each answer. */
  between?: (list: { arrive: (count: number) => void; lose: (count: number) => void }) => void
}

/** A list as the server has it: an offset counts the rows as they stand when it is asked. */
function listOf(count: number, moving: Moving = {}) {
  const { sort = NEWEST, isTotalExact = true, between } = moving
  const asked: GetListParams[] = []
  let newest = 0
  let rows: RaRecord[] = []
  const arrive = (more: number) => {
    const ids = Array.from({ length: more }, () => (newest += 1))
    const fresh = ids.map((id) => ({ id, createdAt: (moving.instantOf ?? instantOf)(id) }))
    rows = sort.order === 'DESC' ? [...fresh.reverse(), ...rows] : [...rows, ...fresh]
  }
  arrive(count)
  const getList = async (_resource: string, params: GetListParams) => {
    asked.push(params)
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 }
    const until = String(params.filter.createdAt_lte ?? '9')
    const found = rows.filter(({ createdAt }) => createdAt <= until)
    const data = found.slice((page - 1) * perPage, page * perPage)
    between?.({ arrive, lose: (fewer) => (rows = rows.slice(fewer)) })
    return { data, total: found.length, meta: { isTotalExact } }
  }
  return { provider: { getList } as unknown as DataProvider, asked }
}
