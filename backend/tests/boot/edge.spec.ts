import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { type IncomingMessage, request as open } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { checkEachRow } from '#tests/check_each_row'
import { type Child, startNode, whenReady } from '#tests/child'
import { PREPARED_KEY, preparedFiles } from '#tests/prepared_files'
import { unusedPort } from '#tests/unused_port'

const PUBLIC = 'everly.example'

interface Call {
  path: string
  host?: string
  cookie?: string
  body?: object
  /** As nginx passes on a request from the outside. */
  isFromOutside?: boolean
  forwardedHost?: string
}

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: string
}

test.group('Production behind a proxy', (group) => {
  let port = 0
  let child: Child

  group.setup(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'everly-edge-'))
    const file = join(folder, 'everly.sqlite')
    copyFileSync((await preparedFiles()).seeded, file)
    port = await unusedPort()
    child = startNode('backend/bin/server.ts', [], {
      NODE_ENV: 'production',
      HOST: '',
      PORT: String(port),
      DATABASE_URL: file,
      APP_KEY: PREPARED_KEY,
      PUBLIC_URL: `https://${PUBLIC}`,
      TRUST_PROXY: '127.0.0.1',
      SMS_DRIVER: 'simulator',
      AI_DRIVER: 'offline',
      PAYMENT_DRIVER: 'test',
    })
    await whenReady(`http://127.0.0.1:${port}/health/ready`, child)
    return async () => {
      child.process.kill('SIGTERM')
      await child.ended
      rmSync(folder, { recursive: true, force: true })
    }
  })

  /** Straight from this machine, unless said otherwise. */
  async function ask({
    path,
    host,
    cookie,
    body,
    isFromOutside,
    forwardedHost,
  }: Call): Promise<Answer> {
    const name = host ?? (isFromOutside ? PUBLIC : `127.0.0.1:${port}`)
    const call = open({
      host: '127.0.0.1',
      port,
      path,
      method: body ? 'POST' : 'GET',
      headers: {
        host: name,
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
        ...(forwardedHost && { 'x-forwarded-host': forwardedHost }),
        ...(isFromOutside && { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }),
      },
    })
    call.end(body && JSON.stringify(body))
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    const { statusCode: status = 0, headers } = response
    return { status, headers, body: await text(response) }
  }

  async function logIn(role: string) {
    const login = (await preparedFiles()).logins.find((one) => one.role === role)
    if (!login) throw new Error(`no login of ${role}`)
    const { email, password, phone } = login
    const answer = await ask({
      path: '/api/login',
      body: { email, password },
      isFromOutside: true,
    })
    return { phone, cookie: cookieOf(answer) }
  }

  const cookieOf = ({ headers }: Answer) => headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  const phonePath = (phone: string) => `/api/simulator/phones/${encodeURIComponent(phone)}`

  test('listens to this machine alone when nobody says otherwise', ({ assert }) => {
    assert.match(child.output(), new RegExp(`127\\.0\\.0\\.1:${port}`))
  })

  test('answers under its own name, and under others only what a probe asks', ({ assert }) =>
    checkEachRow(
      [
        { path: '/', isFromOutside: true, status: 200 },
        { path: '/', host: 'EVERLY.example:443', isFromOutside: true, status: 200 },
        { path: '/', status: 200 },
        { path: '/', host: `localhost:${port}`, status: 200 },
        { path: '/', host: 'evil.example', status: 421 },
        { path: '/', host: 'evil.example', isFromOutside: true, status: 421 },
        { path: '/', host: `localhost:${port}`, isFromOutside: true, status: 421 },
        { path: '/api/auth/check', host: `127.0.0.1:${port}`, isFromOutside: true, status: 421 },
        { path: '/health/live', status: 200 },
        { path: '/health/live', host: 'evil.example', status: 421 },
        { path: '/health/live', host: '10.0.0.5:3333', isFromOutside: true, status: 200 },
      ],
      async ({ status, ...call }) => assert.equal((await ask(call)).status, status)
    ))

  test('is not under another name because a page of that name says so through the proxy', async ({
    assert,
  }) => {
    const call = { path: '/api/auth/check', host: 'evil.example', isFromOutside: true }
    assert.equal((await ask({ ...call, forwardedHost: PUBLIC })).status, 421)
  })

  test('tells browsers to come by https alone', async ({ assert }) => {
    const { headers } = await ask({ path: '/api/auth/check', isFromOutside: true })
    assert.equal(headers['strict-transport-security'], 'max-age=31536000; includeSubDomains')
  })

  test('keeps a connection longer than a balancer does', async ({ assert }) => {
    const { headers } = await ask({ path: '/api/auth/check' })
    assert.equal(headers['keep-alive'], 'timeout=65')
  })

  test('has no pretend phones for visitors, members and a password of staff', async ({
    assert,
  }) => {
    const [member, admin] = [await logIn('member'), await logIn('admin')]
    for (const cookie of ['', member.cookie, admin.cookie]) {
      const page = await ask({ path: '/simulator', cookie, isFromOutside: true })
      const missing = await ask({ path: '/no-such-page', cookie, isFromOutside: true })
      assert.equal(page.status, 404)
      assert.equal(page.body, missing.body)
      const phone = await ask({ path: phonePath(member.phone), cookie, isFromOutside: true })
      assert.equal(phone.status, 404)
      const typed = { phone: member.phone, body: 'STOP' }
      const sent = await ask({
        path: '/api/simulator/texts',
        cookie,
        body: typed,
        isFromOutside: true,
      })
      const unknown = await ask({ path: '/api/nothing', cookie, body: typed, isFromOutside: true })
      assert.deepEqual([sent.status, sent.body], [unknown.status, unknown.body])
    }
  })

  async function confirmed(role: string) {
    const { phone, cookie } = await logIn(role)
    const asked = { path: '/api/admin/second-factor', cookie, body: {}, isFromOutside: true }
    await ask(asked)
    const shown = await ask({ path: phonePath(phone) })
    const verificationCode = /code is (\d{6})/.exec(shown.body)?.[1]
    const path = '/api/admin/second-factor/verify'
    const answer = await ask({ path, cookie, body: { verificationCode }, isFromOutside: true })
    return { phone, answer, cookie: cookieOf(answer) }
  }

  test('has them for who sits at the machine, and for admins with both factors', async ({
    assert,
  }) => {
    const { phone, answer, cookie } = await confirmed('admin')
    assert.equal(answer.status, 200, answer.body)
    assert.equal((await ask({ path: '/simulator' })).status, 200)
    const admin = { cookie, isFromOutside: true }
    assert.equal((await ask({ path: '/simulator', ...admin })).status, 200)
    assert.equal((await ask({ path: phonePath(phone), ...admin })).status, 200)
  })

  test('has none for other staff, who would read the codes of admins there', async ({ assert }) =>
    checkEachRow(['viewer', 'support'], async (role) => {
      const { phone, answer, cookie } = await confirmed(role)
      assert.equal(answer.status, 200, answer.body)
      const staff = { cookie, isFromOutside: true }
      assert.equal((await ask({ path: '/simulator', ...staff })).status, 404)
      assert.equal((await ask({ path: phonePath(phone), ...staff })).status, 404)
    }))
})
