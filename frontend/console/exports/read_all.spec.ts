import type { DataProvider, GetListParams } from 'react-admin'
import { describe, expect, test } from 'vitest'
import { readAll } from './read_all'

describe('reading a list for export', () => {
  test.each([
    [0, 0, 1],
    [999, 999, 1],
    [1000, 1000, 2],
    [2500, 2500, 3],
    [10_000, 10_000, 10],
    [12_000, 10_000, 10],
  ])('of %i rows %i are read in %i pages', async (total, read, pages) => {
    const asked: GetListParams[] = []
    const rows = await readAll(providerOf(total, asked), 'messages', QUERY)
    expect(rows).toHaveLength(read)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(read)
    expect(asked).toHaveLength(pages)
    expect(asked.at(-1)).toEqual({ ...QUERY, pagination: { page: pages, perPage: 1000 } })
  })
})

const QUERY = { sort: { field: 'id', order: 'DESC' as const }, filter: { state: 'failed' } }

function providerOf(total: number, asked: GetListParams[]): DataProvider {
  const getList = async (_resource: string, params: GetListParams) => {
    asked.push(params)
    const { page = 1, perPage = 1 } = params.pagination ?? {}
    const from = (page - 1) * perPage
    const length = Math.max(0, Math.min(perPage, total - from))
    return { data: Array.from({ length }, (_, index) => ({ id: from + index + 1 })), total }
  }
  return { getList } as unknown as DataProvider
}
