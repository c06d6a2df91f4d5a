import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { maskPhone } from '#app/core/phones/mask_phone'
import type { Role } from '#app/core/sessions/roles'
import { maskedBody } from '#app/texting/delivery/masked_body'
import { KINDS } from '#app/models/kinds'
import { type Field, resourceOf, RESOURCES } from '#app/console/resources/contract'
import { showRecord } from '#app/console/resources/show_record'
import { RECORD_TABLES } from '#app/console/record_tables/record_tables'
import { KeepTextsFindable } from '#app/console/text_search/keep_texts_findable'
import { SendCode } from '#app/people/codes/send_code'
import { ADMIN_API, callApi, staff, statusOf } from '#tests/console_client'
import { insertConsoleRows } from '#tests/console_rows'
import { freshDatabase, onboardedUser, rows, signedUpUser, text } from '#tests/world'

const LISTED = {
  sort: { field: 'id', order: 'ASC' },
  pagination: { page: 1, perPage: 1000 },
} as const
const SECRETS =
  /password|hash|payload|\btoken\b|phone_?key|email_?key|charge|summary|prepared|metadata/i

const audited = () =>
  rows(`select actor_id, action, subject, subject_id, fields, detail from audit_log
    where request_id is not null order by id`)

async function post(call: string, body: object, cookie: string) {
  const options = { method: 'POST', body: JSON.stringify(body) }
  return (await callApi(`${ADMIN_API()}/${call}`, options, cookie)).json as Record<string, never>
}

test.group('The catalogue of the console', () => {
  test('has a column for every field and a field for every column', ({ assert }) => {
    assert.sameMembers(
      Object.keys(RECORD_TABLES),
      RESOURCES.map(({ name }) => name)
    )
    for (const { name, fields } of RESOURCES) {
      const columns = Object.keys(RECORD_TABLES[name]?.columns ?? {})
      assert.sameMembers(
        columns,
        fields.map((field) => field.name),
        name
      )
    }
  })

  test('shows no secret', ({ assert }) => {
    for (const { name, columns } of Object.entries(RECORD_TABLES).map(
      ([table, { columns: of }]) => ({
        name: table,
        columns: of,
      })
    )) {
      for (const [field, { value }] of Object.entries(columns)) {
        // The state of texting is looked up by the number's key, which is not shown.
        if (name === 'signups' && field === 'textingState') continue
        assert.notMatch(`${field} ${value}`, SECRETS, `${name}.${field}`)
      }
    }
  })

  const INBOUND = ['talk', 'keyword', 'reaction', 'stray']

  test('knows every kind of text there is', ({ assert }) => {
    const { fields } = resourceOf('messages') ?? {}
    const { choices } = fields?.find(({ name }) => name === 'kind') ?? {}
    assert.sameMembers([...(choices ?? [])], [...Object.keys(KINDS), ...INBOUND])
  })

  test('its choices can stand in a statement, and lead to known resources', ({ assert }) => {
    const names = RESOURCES.map(({ name }) => name)
    for (const { name, fields, defaultSort, updates } of RESOURCES) {
      assert.isTrue(fields.find((field) => field.name === defaultSort.field)?.isSortable, name)
      for (const { choices, reference } of fields) {
        for (const choice of choices ?? []) assert.match(choice, /^[a-z_-]+$/)
        if (reference) assert.include(names, reference)
      }
      for (const field of updates ?? []) {
        const isKnown = fields.some((one) => one.name === field)
        assert.isTrue(isKnown || field === 'reason', `${name}.${field}`)
      }
    }
  })
})

test.group('What is masked in the console', (group) => {
  freshDatabase(group)

  test('is masked in lists and alone: names for viewers, addresses, texts and numbers for all', async ({
    assert,
  }) => {
    await insertConsoleRows()
    for (const role of ['viewer', 'support', 'admin'] as const) {
      const { provider } = await staff(role)
      for (const { name, fields } of RESOURCES) {
        if (name === 'audit-log') continue
        const { data } = await provider.getList(name, { ...LISTED, filter: {} })
        const whole = (await provider.getOne(name, { id: data[1]?.id ?? 0 })).data
        const { data: named } = await provider.getMany(name, { ids: [data[1]?.id ?? 0] })
        assert.deepEqual(named[0], data[1])
        const told = JSON.stringify([data, whole])
        assert.notMatch(told, /secret|\+1303555|192\.0\.2/, `${role} ${name}`)
        assert.notMatch(told, /erson\w@/, `${role} ${name}`)
        if (role === 'viewer') assert.notMatch(told, /First\d/, name)
        for (const field of fields.filter(({ isMasked }) => isMasked)) {
          assert.property(whole, field.name)
        }
      }
    }
  })

  test('what staff noted down about people is for those who may see them', async ({ assert }) => {
    await insertConsoleRows()
    for (const [role, isShown] of [
      ['viewer', false],
      ['support', true],
    ] as const) {
      const { provider } = await staff(role)
      const { data } = await provider.getList('notes', { ...LISTED, filter: {} })
      assert.isNotEmpty(data)
      for (const { body } of data) assert.equal(body !== '•••', isShown, role)
    }
  })

  test('shows what a list needs', async ({ assert }) => {
    const user = await signedUpUser({ email: 'Anna@example.com', phone: '+12025550199' })
    const viewer = await staff('viewer')
    const support = await staff('support')
    const masked = (await viewer.provider.getOne('signups', { id: user.id })).data
    assert.deepInclude(masked, { email: 'A***@example.com', phone: '+1 *** *** 0199' })
    assert.deepInclude(masked, { firstName: '•••', lastName: null })
    const clear = (await support.provider.getOne('signups', { id: user.id })).data
    assert.deepInclude(clear, { email: 'A***@example.com', phone: '+1 *** *** 0199' })
    assert.equal(clear.firstName, 'Sam')
    const values = await post(
      'reveal',
      { resource: 'signups', id: user.id, fields: ['email'] },
      support.cookie
    )
    assert.deepEqual(values, { values: { email: 'Anna@example.com' } })
    assert.containsSubset(await audited(), [
      { action: 'resources.reveal', subject_id: user.id, fields: '["email"]' },
    ])
  })

  test('a phone number keeps its country and its end: {written}')
    .with([
      { written: '+12025550199', masked: '+1 *** *** 0199' },
      { written: '+447911123456', masked: '+44 *** *** 3456' },
      { written: '+971501234567', masked: '+971 *** *** 4567' },
      { written: '+4512345678', masked: '+45 *** *** 5678' },
      { written: '+451234567', masked: '+45 *** *** 4567' },
      { written: '+45123456', masked: '+45 *** *** ***' },
      { written: 'nonsense', masked: '***' },
    ])
    .run(({ assert }, { written, masked }) => {
      assert.equal(maskPhone(written), masked)
    })

  test('{kind} {value} is shown as it is told, masked {masked}')
    .with([
      { kind: 'list', value: '["a","b"]', shown: ['a', 'b'], masked: ['•••'] },
      { kind: 'list', value: '[]', shown: [], masked: [] },
      { kind: 'list', value: null, shown: null, masked: null },
      { kind: 'text', value: 'hey', shown: 'hey', masked: '•••' },
      { kind: 'text', value: '', shown: '', masked: '' },
      { kind: 'text', value: null, shown: null, masked: null },
      { kind: 'text', value: undefined, shown: null, masked: null },
      { kind: 'flag', value: 1, shown: true, masked: '•••' },
      { kind: 'flag', value: null, shown: false, masked: '•••' },
      { kind: 'instant', value: 0, shown: '1970-01-01T00:00:00.000Z', masked: '•••' },
      { kind: 'instant', value: null, shown: null, masked: null },
    ] as const)
    .run(({ assert }, { kind, value, shown, masked }) => {
      const field: Field = { name: 'field', label: 'Field', kind }
      const record = (isMasked: boolean, role: Role) =>
        showRecord({ id: 1, field: value }, [{ ...field, isMasked }], role)
      assert.deepEqual(record(false, 'viewer'), { field: shown })
      assert.deepEqual(record(true, 'viewer'), { field: masked })
    })

  test('a code stands in no row, other digits do', ({ assert }) => {
    assert.equal(maskedBody('code', '123456 is your code'), '****** is your code')
    assert.equal(maskedBody('reply', 'call 123456'), 'call 123456')
  })

  test('a number is not put together from its masked end and the prefix of its code', async ({
    assert,
  }) => {
    const { id, phone } = await signedUpUser({ phone: '+12025550199' })
    const codes = await app.container.make(SendCode)
    await codes.execute({ phone, purpose: 'phone_change', userId: id })
    const { provider } = await staff('viewer')
    const { data } = await provider.getOne('signups', { id })
    const attempts = await provider.getList('verification-attempts', LISTED)
    const end = String(data.phone).slice(-4)
    const prefix = String(attempts.data[0]?.phonePrefix)
    assert.isTrue(phone.startsWith(prefix) && phone.endsWith(end))
    assert.isAtMost(prefix.length + end.length, phone.length - 3)
  })

  test('is revealed one row at a time, and the audit log names the fields', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'my deepest secret')
    const [message] = await rows<{ id: number }>(`select id from messages where kind = 'talk'`)
    const { cookie, id: staffId } = await staff('support')
    const body = { resource: 'messages', id: message?.id, fields: ['body', 'phone', 'body'] }
    const { values } = await post('reveal', body, cookie)
    assert.deepEqual(values, { body: 'my deepest secret', phone: user.phone } as never)
    assert.deepEqual(await audited(), [
      {
        ...{ actor_id: staffId, action: 'resources.reveal', subject: 'messages' },
        ...{ subject_id: message?.id, fields: '["body","phone"]', detail: '{}' },
      },
    ])
    const [entry] = await rows<{ request_id: string; ip: string }>('select * from audit_log')
    assert.isNotEmpty(entry?.request_id)
    assert.isNotEmpty(entry?.ip)
    assert.notInclude(JSON.stringify(await rows('select * from audit_log')), 'deepest')
  })

  test('every masked field can be revealed', async ({ assert }) => {
    await insertConsoleRows()
    const { provider, cookie } = await staff('admin')
    for (const { name, fields } of RESOURCES) {
      const masked = fields.filter(({ isMasked }) => isMasked).map((field) => field.name)
      if (masked.length === 0) continue
      const { data } = await provider.getList(name, { ...LISTED, filter: {} })
      const { values } = await post(
        'reveal',
        { resource: name, id: data[1]?.id, fields: masked },
        cookie
      )
      assert.sameMembers(Object.keys(values ?? {}), masked)
      assert.match(JSON.stringify(values), /secret|\+1303555|note \d/, name)
    }
  })

  test('nothing else is revealed', async ({ assert }) => {
    const { people } = await insertConsoleRows()
    const { cookie } = await staff('admin')
    const id = people[0]
    const refused: [object, number][] = [
      [{ resource: 'users', id, fields: ['phone'] }, 404],
      [{ resource: 'signups', id: 2_000_000_000, fields: ['phone'] }, 404],
      [{ resource: 'signups', id, fields: ['password'] }, 422],
      [{ resource: 'signups', id, fields: ['role'] }, 422],
      [{ resource: 'signups', id, fields: ['phone', 'password'] }, 422],
      [{ resource: 'signups', id, fields: [] }, 422],
      [{ resource: 'signups', id, fields: 'phone' }, 422],
      [{ resource: 'signups', id, fields: ['__proto__'] }, 422],
      [{ resource: 'signups', id: 'x', fields: ['phone'] }, 422],
      [{ resource: 'signups', id: 2 ** 40, fields: ['phone'] }, 404],
      [{ resource: 'signups', id: 2 ** 53, fields: ['phone'] }, 422],
      [{ resource: 'constructor', id, fields: ['phone'] }, 404],
      [{}, 422],
    ]
    for (const [body, status] of refused) {
      assert.equal(await statusOf(post('reveal', body, cookie)), status, JSON.stringify(body))
    }
    assert.deepEqual(await audited(), [])
  })

  test('the server itself puts every row on record that leaves for a file', async ({ assert }) => {
    await insertConsoleRows()
    const take = async (resource: string, cookie: string, query = '') =>
      (await callApi(`${ADMIN_API()}/exports/${resource}${query}`, {}, cookie)).json as object[]
    const support = await staff('support')
    const first = await take('messages', support.cookie, '?range=[0,1]')
    const next = await take('messages', support.cookie, '?range=[2,999]')
    const about = { actor_id: support.id, action: 'resources.export', subject: 'messages' }
    assert.deepEqual(
      (await audited()).map((row) => ({ ...(row as object) })),
      [
        { ...about, subject_id: null, fields: '[]', detail: '{"from":0,"count":2}' },
        { ...about, subject_id: null, fields: '[]', detail: `{"from":2,"count":${next.length}}` },
      ]
    )
    assert.lengthOf(first, 2)
    assert.notMatch(JSON.stringify([first, next]), /secret/)
    assert.equal(await statusOf(take('audit-log', support.cookie)), 403)
    assert.equal(await statusOf(take('x', support.cookie)), 404)
    const viewer = await staff('viewer')
    assert.equal(await statusOf(take('messages', viewer.cookie)), 403)
    assert.lengthOf(await audited(), 2)
    const admin = await staff('admin')
    await take('audit-log', admin.cookie)
    assert.lengthOf(await audited(), 3)
  })
})

test.group('The order of rows', (group) => {
  freshDatabase(group)

  test('tells nobody anything of what is masked', async ({ assert }) => {
    const sortable = RESOURCES.flatMap(({ fields }) => fields.filter((one) => one.isSortable))
    assert.deepEqual(
      sortable.filter(({ isMasked }) => isMasked),
      []
    )
    const { provider } = await staff('admin')
    const query = { ...LISTED, filter: {}, sort: { field: 'email', order: 'ASC' } } as const
    assert.equal(await statusOf(provider.getList('signups', query)), 422)
  })
})

test.group('The minute of a surprise', (group) => {
  freshDatabase(group)

  test('is told by no list, filter or order, nor by the job that waits for it', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    for (const wish of [
      { messageType: 'surprise', time: '13:00', until: '17:00' },
      { messageType: 'random_sweet', time: '14:00' },
    ]) {
      const made = await client.post('/api/schedule-message').as(user).json(wish)
      made.assertStatus(201)
    }
    const { provider } = await staff('admin')
    const list = async (name: string, filter: object = {}) => {
      const { data } = await provider.getList(name, { ...LISTED, filter })
      return data as { id: number; messageType: string; nextAt: string | null; dedupKey: string }[]
    }
    const all = await list('schedules')
    const shown = all.filter(({ nextAt }) => nextAt !== null)
    assert.deepEqual([all.length, shown.length], [2, 1])
    for (const filter of [{ nextAt_gte: '2000-01-01' }, { nextAt_lte: '2100-01-01' }]) {
      assert.deepEqual(await list('schedules', filter), shown)
    }
    const sorted = { ...LISTED, filter: {}, sort: { field: 'nextAt', order: 'ASC' } } as const
    assert.equal(await statusOf(provider.getList('schedules', sorted)), 422)
    const jobs = await provider.getList('jobs', { ...LISTED, filter: {} })
    const ofSchedules = jobs.data.filter(({ kind }) => /_schedule$/.test(String(kind)))
    assert.lengthOf(ofSchedules, 4)
    for (const { id } of ofSchedules) {
      const { data } = await provider.getOne('jobs', { id: Number(id) })
      assert.equal(data.dedupKey, data.kind)
    }
  })
})

test.group('Looking somebody up in the console', (group) => {
  freshDatabase(group)

  test('{q} finds one person')
    .with(
      [
        ...['+12025550199', '+1 (202) 555-0199', '(202) 555-0199', '202-555-0199', '2025550199'],
        ...['0012025550199', '1 202 555 0199', 'ANNA@example.com', ' anna@Example.com '],
      ].map((q) => ({ q }))
    )
    .run(async ({ assert }, { q }) => {
      const user = await signedUpUser({ email: 'Anna@example.com', phone: '+12025550199' })
      await signedUpUser()
      const { provider } = await staff('support')
      const { data, total } = await provider.getList('signups', { ...LISTED, filter: { q } })
      assert.deepEqual([data.map(({ id }) => id), total], [[user.id], 1])
    })

  test('by id too; by a part, or by nonsense, nobody', async ({ assert }) => {
    const user = await signedUpUser({ email: 'anna@example.com', phone: '+447911123456' })
    const { provider } = await staff('support')
    const find = async (q: string) =>
      (await provider.getList('signups', { ...LISTED, filter: { q } })).data.map(({ id }) => id)
    assert.deepEqual(await find(String(user.id)), [user.id])
    assert.deepEqual(await find('07911 123456'), [user.id])
    for (const q of ['anna@', '@', '%', '7911', '_', "' or 1=1 --", '99999999999999', '+', '0']) {
      assert.deepEqual(await find(q), [], q)
    }
    assert.isAbove((await find('  ')).length, 1)
  })

  test('words of a text are found by support, and each search is on record without its words', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'my parrot Kiwi flew away')
    await text(user, 'nothing of the kind')
    await (await app.container.make(KeepTextsFindable)).execute({})
    const [message] = await rows<{ id: number }>(
      `select id from messages where kind = 'talk' order by id`
    )
    const { provider, id: staffId } = await staff('support')
    const found = await provider.getList('messages', { ...LISTED, filter: { q: 'parrot' } })
    assert.deepEqual(
      found.data.map(({ id }) => id),
      [message?.id]
    )
    assert.equal(found.data[0]?.body, '•••')
    const viewer = await staff('viewer')
    const refused = viewer.provider.getList('messages', { ...LISTED, filter: { q: 'parrot' } })
    assert.equal(await statusOf(refused), 403)
    const person = viewer.provider.getList('signups', { ...LISTED, filter: { q: user.phone } })
    assert.equal(await statusOf(person), 403)
    assert.containsSubset(await audited(), [
      { actor_id: staffId, action: 'messages.search', subject: 'messages' },
    ])
    assert.lengthOf(await audited(), 1)
    assert.notInclude(JSON.stringify(await rows('select * from audit_log')), 'parrot')
  })
})
