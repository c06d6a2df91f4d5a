import { test } from '@japa/runner'
import type { DataProvider, Identifier } from 'ra-core'
import { type Field, RESOURCES } from '#app/console/resources/contract'
import { staff, statusOf } from '#tests/console_client'
import { insertConsoleRows } from '#tests/console_rows'
import { beginAnew } from '#tests/world'

type Shown = { id: number } & Record<string, unknown>

const NEWEST = { field: 'id', order: 'DESC' } as const
const ALL = { page: 1, perPage: 1000 }

async function list(
  provider: DataProvider,
  resource: string,
  { filter = {}, sort = NEWEST, pagination = ALL }: Partial<Query> = {}
): Promise<{ data: Shown[]; total: number }> {
  const { data, total } = await provider.getList(resource, { filter, sort, pagination })
  return { data: data as Shown[], total: total ?? -1 }
}

interface Query {
  filter: object
  sort: { field: string; order: 'ASC' | 'DESC' }
  pagination: { page: number; perPage: number }
}

const idsOf = (rows: readonly { id: Identifier }[]) => rows.map(({ id }) => Number(id))
const sorted = (ids: readonly number[]) => [...ids].sort((one, other) => one - other)

/** What comes first going up: nothing before something, then by value, alike by id. */
function compare(one: Shown, other: Shown, field: string): number {
  const [left, right] = [one[field], other[field]].map((value) =>
    typeof value === 'string' ? value.toLowerCase() : value
  )
  if (left === right) return one.id - other.id
  if (left === null) return -1
  if (right === null) return 1
  return (left as number) < (right as number) ? -1 : 1
}

for (const resource of RESOURCES) {
  const { name, fields } = resource
  test.group(`The resource ${name}`, (group) => {
    let provider: DataProvider
    // They only read, so one set of rows is enough for all.
    group.setup(async () => {
      await beginAnew()
      await insertConsoleRows()
      provider = (await staff('admin')).provider
    })

    test('lists, sorts both ways and pages without a row twice or missing', async ({ assert }) => {
      const { data, total } = await list(provider, name)
      assert.isAbove(total, 2)
      assert.lengthOf(data, total)
      for (const field of fields.filter(({ isSortable }) => isSortable)) {
        for (const order of ['ASC', 'DESC'] as const) {
          const sort = { field: field.name, order }
          const full = await list(provider, name, { sort })
          const upwards = [...data].sort((one, other) => compare(one, other, field.name))
          const expected = order === 'ASC' ? upwards : upwards.reverse()
          assert.deepEqual(idsOf(full.data), idsOf(expected), `${field.name} ${order}`)
          assert.deepEqual(await pageThrough(provider, { name, sort, total }), idsOf(expected))
        }
      }
    })

    test('past its end it is empty, and says how many there are', async ({ assert }) => {
      const { total } = await list(provider, name)
      const past = await list(provider, name, { pagination: { page: 90, perPage: 25 } })
      assert.deepEqual(past, { data: [], total })
    })

    test('every filter finds exactly its rows', async ({ assert }) => {
      const whole = await wholeRows(provider, name)
      for (const field of fields.filter((one) => one.filter)) {
        const filters = filtersOf(field, whole)
        assert.isTrue(
          filters.some(({ expected }) => expected.length > 0 && expected.length < whole.length),
          `${field.name} tells rows apart`
        )
        for (const { filter, expected } of filters) {
          const { data, total } = await list(provider, name, { filter })
          assert.deepEqual(idsOf(data), sorted(expected).reverse(), JSON.stringify(filter))
          assert.equal(total, expected.length)
        }
      }
    })

    test('one row, many rows and those that point at another', async ({ assert }) => {
      const whole = await wholeRows(provider, name)
      const declared = fields.map((field) => field.name).sort()
      for (const row of whole) assert.deepEqual(Object.keys(row).sort(), declared)
      assert.notInclude(JSON.stringify(whole), 'secret')
      const ids = idsOf(whole).slice(0, 3)
      const { data: many } = await provider.getMany(name, { ids: [...ids, 2_000_000_000] })
      assert.sameMembers(idsOf(many), ids)
      for (const { name: target } of fields.filter(({ reference }) => reference)) {
        const id = whole.map((row) => row[target]).find((value) => value !== null) as number
        const { data, total } = await provider.getManyReference(name, {
          ...{ target, id, filter: {}, sort: NEWEST, pagination: { page: 1, perPage: 50 } },
        })
        const expected = whole.filter((row) => row[target] === id)
        assert.sameMembers(idsOf(data), idsOf(expected), target)
        assert.equal(total, expected.length)
      }
    })

    test('a row nobody has is a 404', async ({ assert }) => {
      for (const id of [2_000_000_000, 0, -1, 'x', '1.5', '99999999999', '%00', "1' or 1=1"]) {
        assert.equal(await statusOf(provider.getOne(name, { id })), 404, String(id))
      }
    })
  })
}

async function pageThrough(
  provider: DataProvider,
  { name, sort, total }: { name: string; sort: Query['sort']; total: number }
): Promise<number[]> {
  const seen: number[] = []
  const perPage = 7
  for (let page = 1; (page - 1) * perPage < total; page++) {
    const { data } = await list(provider, name, { sort, pagination: { page, perPage } })
    seen.push(...idsOf(data))
  }
  return seen
}

/** With the fields that lists leave out. */
async function wholeRows(provider: DataProvider, name: string): Promise<Shown[]> {
  const { data } = await list(provider, name)
  const rows: Shown[] = []
  for (const { id } of data) rows.push((await provider.getOne(name, { id })).data as Shown)
  return rows
}

interface Filtered {
  filter: object
  expected: number[]
}

function filtersOf(field: Field, rows: readonly Shown[]): Filtered[] {
  const { name, filter } = field
  if (!filter) return []
  const values = [...new Set(rows.map((row) => row[name]).filter((value) => value !== null))]
  if (filter === 'range') return rangesOf(name, rows, values as string[])
  const picked = [...new Set([...(field.choices ?? []), ...values.slice(0, 4)])]
  const withOneOf = (some: unknown[]) => idsOf(rows.filter((row) => some.includes(row[name])))
  return [
    ...picked.map((value) => ({ filter: { [name]: value }, expected: withOneOf([value]) })),
    ...(field.kind === 'flag'
      ? []
      : [{ filter: { [name]: values.slice(0, 3) }, expected: withOneOf(values.slice(0, 3)) }]),
    { filter: { [name]: [] }, expected: [] },
    {
      filter: { [name]: values[0], id: rows[0]?.id },
      expected: idsOf(rows.filter((row) => row === rows[0] && row[name] === values[0])),
    },
  ]
}

function rangesOf(name: string, rows: readonly Shown[], values: string[]): Filtered[] {
  const [from = '', until = ''] = [...values].sort().slice(1, 3)
  const within = (low: string, high: string) =>
    idsOf(
      rows.filter((row) => {
        const value = row[name] as string | null
        return value !== null && value >= low && value <= high
      })
    )
  return [
    { filter: { [`${name}_gte`]: from }, expected: within(from, '9') },
    { filter: { [`${name}_lte`]: until }, expected: within('', until) },
    { filter: { [`${name}_gte`]: from, [`${name}_lte`]: until }, expected: within(from, until) },
    {
      filter: { [`${name}_gte`]: until.slice(0, 10), [`${name}_lte`]: until.slice(0, 10) },
      expected: within(until.slice(0, 10), `${until.slice(0, 10)}Z`),
    },
  ]
}
