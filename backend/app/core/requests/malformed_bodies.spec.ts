import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { checkEachRow } from '#tests/check_each_row'
import { freshDatabase, onboardedUser } from '#tests/world'

const nested = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels)
const nestedLists = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`

interface Sent {
  method: string
  path: string
  body: string | Uint8Array
  cookie?: string
  type?: string
  encoding?: string
  site?: string
}

async function send({ method, path, body, cookie = '', type, encoding, site }: Sent) {
  const response = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
    method,
    headers: {
      cookie,
      'content-type': type ?? 'application/json',
      ...(encoding && { 'content-encoding': encoding }),
      ...(site && { 'sec-fetch-site': site }),
    },
    body,
  })
  return { status: response.status, answer: (await response.json()) as object }
}

const signUp = (body: string | Uint8Array) => ({ method: 'POST', path: '/api/signup', body })

const UNREADABLE: Record<string, string | Uint8Array> = {
  'objects one level too deep': nested(21),
  'nine thousand objects deep': nested(9_000),
  'thirty thousand lists deep': nestedLists(30_000),
  'cut off in a text': '{"email":"a@example',
  'without a value': '{"email":}',
  'in single quotes': "{'email':'a@example.com'}",
  'a text': '"a text"',
  'a number': '5',
  'null': 'null',
  'a list': '[]',
  'a NUL': '\u0000',
  'UTF-16': Buffer.from('{}', 'utf16le'),
  'no UTF-8': Uint8Array.of(0xff, 0xfe, 0x7b, 0x7d),
}

/** What the fields of all our contracts are called. */
const FIELDS = `
  age amount bonusMessages change clientSecret code body communicationStyle count countryCode currentPassword
  customMessage dateOfBirth editingId email enabled fields filter firstName girlfriendName id image interests
  isConfirmed isEditing isFailing isPaused isPinned key keepThis lastName mayTextFirst message messageId
  messageType name newPassword note password paymentIntentId paymentMethod personality phone phoneNumber
  pictures plan planId productIds quietHours reason relationshipStyle resource scheduledTime smsConsent text
  time timeZone to type userId value verificationCode
`
  .trim()
  .split(/\s+/)
const allFieldsAs = (json: string) => `{${FIELDS.map((name) => `"${name}":${json}`).join()}}`

const STRANGE = {
  'a list': '[{"email":"a@example.com"}]',
  'keys of a prototype': '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":1}}}',
  'a key twice': '{"email":"a@example.com","email":"b@example.com","id":1,"id":2}',
  'huge numbers': allFieldsAs('1e308'),
  'endless numbers': allFieldsAs('1e999'),
  'numbers past every id': allFieldsAs('9223372036854775808'),
  'less than nothing': allFieldsAs('-1.5'),
  'nulls': allFieldsAs('null'),
  'switches': allFieldsAs('true'),
  'lists': allFieldsAs('[[["x"]]]'),
  'objects': allFieldsAs('{"toString":1,"length":-1}'),
  'letters no database keeps': allFieldsAs(String.raw`"a\u0000b\ud800"`),
  'long texts': allFieldsAs(JSON.stringify('x'.repeat(900))),
}

const pathOf = (pattern: string) => pattern.replace(':resource', 'signups').replace(/:\w+/g, '1')

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE']

/** Every call of a page that changes something. */
function calls(): { method: string; path: string }[] {
  return Object.values(router.toJSON())
    .flat()
    .filter(({ pattern }) => !/\*|webhook$|twilio|^\/api$/.test(pattern))
    .flatMap(({ methods, pattern }) =>
      methods
        .filter((method) => WRITES.includes(method))
        .map((method) => ({ method, path: pathOf(pattern) }))
    )
}

/** Those that take a body, but those that end the session. */
const callsWithBody = () =>
  calls().filter(({ method, path }) => method !== 'DELETE' && !path.includes('logout'))

test.group('A page of another site', (group) => {
  freshDatabase(group)

  test('makes no call', async ({ assert }) => {
    const { cookie } = await onboardedUser({ role: 'admin' })
    await checkEachRow(calls(), async (call) => {
      const { status, answer } = await send({ ...call, body: '{}', cookie, site: 'cross-site' })
      assert.include(answer, { message: 'This call can only be made from Everly itself.' })
      assert.equal(status, 403)
    })
  })
})

test.group('A body that is no JSON', (group) => {
  freshDatabase(group)

  test('is the sender’s mistake, said clearly', ({ assert }) =>
    checkEachRow(Object.keys(UNREADABLE), async (what) => {
      const { status, answer } = await send(signUp(UNREADABLE[what] ?? ''))
      assert.deepEqual(answer, { success: false, message: 'The request could not be read.' })
      assert.equal(status, 400)
    }))

  test('is refused for what it is where its header says it', ({ assert }) =>
    checkEachRow(
      [
        { ...signUp('{}'), type: 'text/json', status: 415 },
        { ...signUp('{}'), type: 'application/json-patch+json', status: 415 },
        { ...signUp('email=a'), type: 'application/x-www-form-urlencoded', status: 415 },
        { ...signUp('no gzip'), encoding: 'gzip', status: 400 },
        { ...signUp('{}'), encoding: 'x-unknown', status: 415 },
        { ...signUp(`{"a":"${'x'.repeat(70_000)}"}`), status: 413 },
      ],
      async ({ status, ...sent }) => assert.equal((await send(sent)).status, status)
    ))

  test('as deep as any contract goes is read', async ({ assert }) => {
    assert.equal((await send(signUp(nested(19)))).status, 422)
  })
})

test.group('A body of strange values', (group) => {
  freshDatabase(group)

  for (const [what, body] of Object.entries(STRANGE)) {
    test(`with ${what} breaks no call`, async ({ assert }) => {
      const { cookie } = await onboardedUser({ role: 'admin' })
      await checkEachRow(callsWithBody(), async (call) => {
        const { status, answer } = await send({ ...call, body, cookie })
        assert.isBelow(status, 500, JSON.stringify(answer))
        if (status >= 400) assert.property(answer, 'message')
      })
    })
  }
})
