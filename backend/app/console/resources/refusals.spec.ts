import { test } from '@japa/runner'
import { type Field, type Resource, RESOURCES } from '#app/console/resources/contract'
import { ADMIN_API, callApi, providerOf, staff, statusOf } from '#tests/console_client'
import { type ConsoleRows, insertConsoleRows } from '#tests/console_rows'
import { freshDatabase, rows, signedUpUser, unconfirmedCookieOf } from '#tests/world'

const LISTED = {
  filter: {},
  sort: { field: 'id', order: 'ASC' },
  pagination: { page: 1, perPage: 5 },
} as const
const NAMES = RESOURCES.map(({ name }) => name)

/** Every call of the dialect on one resource. */
function callsOn(name: string, cookie: string | null): Promise<number>[] {
  const provider = providerOf(cookie)
  const previousData = { id: 1 }
  return [
    statusOf(provider.getList(name, LISTED)),
    statusOf(provider.getOne(name, { id: 1 })),
    statusOf(provider.getMany(name, { ids: [1] })),
    statusOf(provider.getManyReference(name, { ...LISTED, target: 'id', id: 1 })),
    statusOf(provider.create(name, { data: {} })),
    statusOf(provider.update(name, { id: 1, data: {}, previousData })),
    statusOf(provider.updateMany(name, { ids: [1], data: {} })),
    statusOf(provider.delete(name, { id: 1, previousData })),
    statusOf(provider.deleteMany(name, { ids: [1] })),
  ]
}

/** Anything but the last is a query string as ra-data-simple-rest would never send it. */
const JSON_OF = (value: unknown) => encodeURIComponent(JSON.stringify(value))
const MALFORMED_LISTS: [string, number][] = [
  ['sort=nonsense', 400],
  ['sort=[', 400],
  ['range=0-24', 400],
  ['filter={', 400],
  ['filter=%00', 400],
  [`filter=${'['.repeat(5000)}`, 400],
  ['sort[]=id&sort[]=ASC', 400],
  ['filter[id]=1', 400],
  ...[
    ['id'],
    'id',
    5,
    null,
    {},
    ['id', 'UP'],
    ['id', 'asc; drop table users'],
    ['nothing', 'ASC'],
    ['__proto__', 'ASC'],
    ['constructor', 'ASC'],
    [1, 'ASC'],
    ['id', 'ASC', 'id'],
    ['x'.repeat(3000), 'ASC'],
  ].map((sort): [string, number] => [`sort=${JSON_OF(sort)}`, 422]),
  ...[
    [0],
    [10, 5],
    [-1, 5],
    [0, 1000],
    [0, 2 ** 31],
    [2 ** 40, 2 ** 40 + 1],
    [0.5, 3],
    ['0', '24'],
    [0, null],
    { from: 0, to: 5 },
    'all',
    [0, 24, 48],
  ].map((range): [string, number] => [`range=${JSON_OF(range)}`, 422]),
  ...[
    [],
    'id',
    7,
    null,
    { nothing: 1 },
    { '': 1 },
    { constructor: 1 },
    { 'id; drop table users': 1 },
    { id: { gt: 1 } },
    { id: 'x' },
    { id: '' },
    { id: null },
    { id: true },
    { id: 1.5 },
    { id: 0 },
    { id: -3 },
    { id: 2 ** 53 },
    { id: '99999999999999999' },
    { id: [1, 'x'] },
    { id: [[1]] },
    { id: Array.from({ length: 1001 }, (_, index) => index + 1) },
    { id_gte: 1 },
    { password: 'x' },
    { payload: 'x' },
    { body: 'x' },
  ].map((filter): [string, number] => [`filter=${JSON_OF(filter)}`, 422]),
  ['filter={"__proto__":{"id":1}}', 422],
]

/** Wrong for this very field. */
function wrongValues({ name, kind, filter }: Field): object[] {
  if (filter === 'range') {
    const values = ['yesterday', '', 5, null, '2026-13-45', '2026-01-01T00:00', ['2026-01-01'], {}]
    return values.flatMap((value) => [{ [`${name}_gte`]: value }, { [`${name}_lte`]: value }])
  }
  const always = [{ [name]: {} }, { [name]: null }, { [name]: [null] }, { [name]: [[]] }]
  const wrong: Partial<Record<Field['kind'], unknown[]>> = {
    id: ['x', 1.5, 2 ** 53, true],
    number: ['x', 1.5, 2 ** 31, true],
    flag: ['true', 1, 'x'],
    choice: ['no such', '', 1, true],
    text: [1, true, 'x'.repeat(201), 'a\0b', '\ud800'],
  }
  return [...always, ...(wrong[kind] ?? []).map((value) => ({ [name]: value }))]
}

/**
 * Lists are asked for in one way everywhere: each resource gets a quarter of what is wrong with any of them.
 */
const malformedFor = ({ fields, search }: Resource, place: number): [string, number][] => [
  ...MALFORMED_LISTS.filter((_, row) => row % 4 === place % 4),
  ...fields
    .filter(({ isSortable }) => !isSortable)
    .map(({ name }): [string, number] => [`sort=${JSON_OF([name, 'ASC'])}`, 422]),
  ...fields
    .filter(({ filter }) => !filter)
    .map(({ name }): [string, number] => [`filter=${JSON_OF({ [name]: 'x' })}`, 422]),
  ...fields
    .filter(({ filter }) => filter)
    .flatMap(wrongValues)
    .map((filter): [string, number] => [`filter=${JSON_OF(filter)}`, 422]),
  ...[1, null, {}, ['x'], 'x'.repeat(201), 'a\0b', ...(search ? [] : ['x'])].map(
    (q): [string, number] => [`filter=${JSON_OF({ q })}`, 422]
  ),
]

function changesOf(found: ConsoleRows) {
  const change = (name: string, [id = 0]: number[], data: object) => {
    return { name, id, data, previousData: { id } }
  }
  return [
    change('signups', found.people, { isPaused: true }),
    change('safety-events', found.safetyEvents, { state: 'answered' }),
    change('notes', found.notes, { body: 'new' }),
    change('jobs', found.jobs.slice(2), { status: 'pending' }),
    change('alarms', found.alarms, { isCleared: true }),
  ]
}

test.group('Who may use the resources of the console', (group) => {
  freshDatabase(group)

  test('a visitor gets 401 and a plain user 403, whatever they call', async ({ assert }) => {
    const { cookie } = await signedUpUser()
    for (const name of NAMES) {
      assert.deepEqual(new Set(await Promise.all(callsOn(name, null))), new Set([401]), name)
      assert.deepEqual(new Set(await Promise.all(callsOn(name, cookie))), new Set([403]), name)
    }
  })

  test('staff without the second factor gets 403', async ({ assert }) => {
    const { id } = await signedUpUser({ role: 'admin' })
    const cookie = await unconfirmedCookieOf(id)
    for (const name of NAMES) {
      assert.deepEqual(new Set(await Promise.all(callsOn(name, cookie))), new Set([403]), name)
    }
  })

  test('a viewer and support read all but the audit log', async ({ assert }) => {
    for (const role of ['viewer', 'support'] as const) {
      const { provider } = await staff(role)
      for (const name of NAMES) {
        const expected = name === 'audit-log' ? 403 : 200
        assert.equal(await statusOf(provider.getList(name, LISTED)), expected, `${role} ${name}`)
        const one = await statusOf(provider.getOne(name, { id: 2_000_000_000 }))
        assert.equal(one, expected === 403 ? 403 : 404)
      }
    }
  })

  test('what is not offered is a 404, to an admin too', async ({ assert }) => {
    await insertConsoleRows()
    const { provider, cookie } = await staff('admin')
    for (const { name, updates, canCreate, canDelete } of RESOURCES) {
      const id = Number((await provider.getList(name, LISTED)).data[0]?.id)
      const previousData = { id }
      const create = await statusOf(provider.create(name, { data: { id } }))
      const update = await statusOf(provider.update(name, { id, data: {}, previousData }))
      const remove = await statusOf(provider.delete(name, { id, previousData }))
      assert.equal(create === 404, !canCreate, `create ${name}`)
      assert.equal(update === 404, !updates, `update ${name}`)
      assert.equal(remove === 404, !canDelete, `delete ${name}`)
      for (const method of ['PATCH', 'POST']) {
        const url = `${ADMIN_API()}/${name}/${id}`
        assert.equal(await statusOf(callApi(url, { method, body: '{}' }, cookie)), 404)
      }
    }
    assert.equal(await statusOf(provider.getList('users', LISTED)), 404)
    assert.equal(await statusOf(provider.getList('sessions', LISTED)), 404)
  })

  test('a viewer changes nothing', async ({ assert }) => {
    const found = await insertConsoleRows()
    const { jobs, notes, people } = found
    const { provider, cookie } = await staff('viewer')
    for (const change of changesOf(found)) {
      assert.equal(await statusOf(provider.update(change.name, change)), 403, change.name)
    }
    const data = { userId: people[0], body: 'x' }
    assert.equal(await statusOf(provider.create('notes', { data })), 403)
    assert.equal(await statusOf(provider.deleteMany('jobs', { ids: [jobs[2] ?? 0] })), 403)
    assert.equal(await statusOf(provider.deleteMany('notes', { ids: [notes[0] ?? 0] })), 403)
    const body = JSON.stringify({ resource: 'signups', id: people[0], fields: ['phone'] })
    const url = `${ADMIN_API()}/reveal`
    assert.equal(await statusOf(callApi(url, { method: 'POST', body }, cookie)), 403)
    assert.equal(await statusOf(callApi(`${ADMIN_API()}/exports/signups`, {}, cookie)), 403)
    assert.deepEqual(await rows('select id from audit_log where request_id is not null'), [])
  })

  test('support changes only what is theirs', async ({ assert }) => {
    const found = await insertConsoleRows()
    const { provider } = await staff('support')
    for (const change of changesOf(found)) {
      // The note is somebody else's.
      const expected = ['signups', 'safety-events'].includes(change.name) ? 200 : 403
      assert.equal(await statusOf(provider.update(change.name, change)), expected, change.name)
    }
    const data = { userId: found.people[0], body: 'x' }
    assert.equal(await statusOf(provider.create('notes', { data })), 200)
    assert.equal(await statusOf(provider.deleteMany('jobs', { ids: [found.jobs[2] ?? 0] })), 403)
    assert.equal(await statusOf(provider.deleteMany('notes', { ids: [found.notes[0] ?? 0] })), 403)
  })

  test('the other calls of staff under the same path are not taken for rows', async ({
    assert,
  }) => {
    const { cookie } = await staff('viewer')
    for (const call of ['figures', 'readiness', 'plans/difference', 'me']) {
      assert.equal(await statusOf(callApi(`${ADMIN_API()}/${call}`, {}, cookie)), 200, call)
    }
  })
})

for (const [place, resource] of RESOURCES.entries()) {
  test.group(`Malformed calls of ${resource.name}`, (group) => {
    freshDatabase(group)

    test('are refused clearly', async ({ assert }) => {
      const { cookie } = await staff('admin')
      for (const [query, status] of malformedFor(resource, place)) {
        const url = `${ADMIN_API()}/${resource.name}?${query}`
        const response = await fetch(url, { headers: { cookie } })
        const answer = (await response.json()) as { message?: string; errors?: object }
        assert.equal(response.status, status, query.slice(0, 120))
        assert.isNotEmpty(answer.message)
        assert.isNotEmpty(answer.errors, query.slice(0, 120))
      }
    })
  })
}
