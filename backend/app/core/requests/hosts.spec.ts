import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { request as open } from 'node:http'
import { once } from 'node:events'
import { test } from '@japa/runner'
import { PublicUrl } from '#app/core/answers/public_url'
import { isFromThisMachine } from '#app/core/requests/this_machine'
import { checkEachRow } from '#tests/check_each_row'
import { freshDatabase, signedUpUser } from '#tests/world'

const { HOST = '', PORT = '' } = process.env

interface Call {
  method?: string
  path: string
  headers: Record<string, string>
}

/** `fetch` would not let a Host through. */
async function statusOf({ method = 'GET', path, headers }: Call): Promise<number | undefined> {
  const call = open({ host: HOST, port: PORT, method, path, headers })
  call.end()
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

test.group('A name that is not ours', () => {
  test('is refused whatever is asked for, so that no page can be brought to our address', async ({
    assert,
  }) => {
    const paths = ['/', '/api/auth/check', '/health/live', '/robots.txt', '/no-such', '/metrics']
    const names = ['evil.example', `evil.example:${PORT}`, '127.0.0.1.evil.example', 'local.host']
    const calls = paths.flatMap((path) => names.map((name) => ({ path, headers: { host: name } })))
    await checkEachRow(calls, async (call) => assert.equal(await statusOf(call), 421))
  })

  test('may bring what is signed over our own', async ({ assert }) => {
    const paths = ['/api/twilio/inbound', '/api/twilio/status', '/api/stripe/webhook']
    const headers = { host: 'evil.example' }
    const calls = paths.map((path) => ({ method: 'POST', path, headers }))
    await checkEachRow(calls, async (call) => assert.equal(await statusOf(call), 403))
    assert.equal(await statusOf({ path: '/api/twilio/callback-url', headers }), 421)
  })

  test('is not made ours by a header anybody can send', async ({ assert }) => {
    const headers = { 'host': 'evil.example', 'x-forwarded-host': `${HOST}:${PORT}` }
    assert.equal(await statusOf({ path: '/', headers }), 421)
  })

  test('is one that could be anybody’s: this machine’s own names answer in development', async ({
    assert,
  }) => {
    const names = [`localhost:${PORT}`, `127.0.0.1:${PORT}`, `[::1]:${PORT}`, '10.0.0.5', 'everly']
    const calls = names.map((name) => ({ path: '/', headers: { host: name } }))
    await checkEachRow(calls, async (call) => assert.equal(await statusOf(call), 200))
  })
})

test.group('A page of another origin', (group) => {
  freshDatabase(group)

  test('makes no call, though its Host says the same', async ({ assert }) => {
    const { cookie } = await signedUpUser()
    await checkEachRow(
      [
        { origin: 'http://10.0.0.5:3333', host: '10.0.0.5:3333' },
        { origin: 'http://everly:3333', host: 'everly:3333' },
        { origin: `https://${HOST}:${PORT}`, host: `${HOST}:${PORT}` },
        { origin: `http://${HOST}`, host: HOST },
        { origin: `http://localhost:1`, host: `localhost:1` },
      ],
      async (headers) => {
        const call = { method: 'POST', path: '/api/logout', headers: { cookie, ...headers } }
        assert.equal(await statusOf(call), 403)
      }
    )
  })

  test('is what a browser says it is, also where the page is ours', async ({ assert }) => {
    await checkEachRow(
      ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${PORT}`),
      async (origin) => {
        const { cookie } = await signedUpUser()
        const call = { method: 'POST', path: '/api/logout', headers: { cookie, origin } }
        assert.equal(await statusOf(call), 200)
      }
    )
  })
})

test.group('Our own origin', () => {
  test('is the configured one, and near ones only where they are asked for', ({ assert }) => {
    const publicUrl = new PublicUrl('https://everly.example/')
    publicUrl.bind('0.0.0.0', 3333)
    const origins = [
      'https://everly.example',
      'http://localhost:3333',
      'http://127.0.0.1:3333',
      'http://[::1]:3333',
      'http://everly.example',
      'https://everly.example:8443',
      'https://everly.example.evil.example',
      'http://localhost:3334',
      'null',
      '',
    ]
    const taken = (isNear: boolean) =>
      origins.filter((origin) => publicUrl.isOrigin(origin, { isNear }))
    assert.deepEqual(taken(false), origins.slice(0, 1))
    assert.deepEqual(taken(true), origins.slice(0, 4))
  })
})

test.group('Who sits at this machine', () => {
  const caller = (remoteAddress: string | undefined, headers: IncomingHttpHeaders = {}) =>
    ({ headers, socket: { remoteAddress, localAddress: '10.0.0.5' } }) as IncomingMessage

  test('comes by its own addresses and through no proxy', ({ assert }) =>
    checkEachRow(
      [
        { from: '127.0.0.1', isHere: true },
        { from: '127.8.9.1', isHere: true },
        { from: '::1', isHere: true },
        { from: '::ffff:127.0.0.1', isHere: true },
        { from: '10.0.0.5', isHere: true },
        { from: '10.0.0.6', isHere: false },
        { from: '1.127.0.1', isHere: false },
        { from: '::ffff:10.0.0.6', isHere: false },
        { from: undefined, isHere: false },
        { from: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.7' }, isHere: false },
        { from: '127.0.0.1', headers: { 'x-forwarded-proto': 'https' }, isHere: false },
        { from: '::1', headers: { forwarded: 'for=203.0.113.7' }, isHere: false },
        { from: '::1', headers: { via: '1.1 proxy' }, isHere: false },
      ],
      ({ from, headers, isHere }) => assert.equal(isFromThisMachine(caller(from, headers)), isHere)
    ))
})
