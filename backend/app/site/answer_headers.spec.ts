import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request as open } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { headersOfEveryAnswer } from '#app/core/answers/answer_headers'
import { SiteFiles } from '#app/site/site_files'
import { checkEachRow } from '#tests/check_each_row'
import { freshDatabase, onboardedUser } from '#tests/world'

const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'"

interface Call {
  method: string
  path: string
  cookie?: string
}

/** By the bare protocol: `fetch` would join a header that came twice. */
async function ask({ method, path, cookie = '' }: Call): Promise<IncomingMessage> {
  const { HOST: host, PORT: port } = process.env
  const headers = { cookie, 'content-type': 'application/json', 'content-length': 2 }
  const hasBody = !['GET', 'HEAD'].includes(method)
  const call = open({ host, port, method, path, headers: hasBody ? headers : { cookie } })
  call.end(hasBody ? '{}' : undefined)
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  return response
}

/** Every call and page the router knows. */
function calls(): Call[] {
  return Object.values(router.toJSON())
    .flat()
    .flatMap(({ methods, pattern }) => {
      const path = pattern.replace(':resource', 'signups').replace(/:\w+/g, '1')
      return methods.map((method) => ({ method, path: path.replace('*', 'no-such-thing') }))
    })
    .map((call) => ({ ...call, path: call.path.startsWith('/') ? call.path : `/${call.path}` }))
}

/** Throws on the first thing missing, twice there or wrong. */
function assertHeaders({ headers, rawHeaders }: IncomingMessage, wanted: object): void {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  if (twice.length > 0) throw new Error(`twice: ${twice.join()}`)
  const every = Object.fromEntries(headersOfEveryAnswer({ isHttps: false }))
  for (const [name, value] of Object.entries({ ...every, ...wanted })) {
    const found = headers[name.toLowerCase()]
    if (found !== value) throw new Error(`${name}: ${String(found)}, not ${String(value)}`)
  }
  if (headers['strict-transport-security']) throw new Error('HSTS without https')
}

const isHtml = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('text/html')

/** What a browser and the caches between must be told, by address alone. */
function wantedAt(path: string, response: IncomingMessage): Record<string, unknown> {
  if (response.headers.location) return { 'Cache-Control': 'private, no-store' }
  if (/^\/(robots\.txt|sitemap\.xml|manifest\.webmanifest)$/.test(path))
    return { 'Cache-Control': 'no-cache' }
  if (!isHtml(response)) {
    return { 'Cache-Control': 'no-store', 'Content-Security-Policy': NOTHING_RUNS }
  }
  const { 'content-security-policy': policy } = response.headers
  if (!policy?.includes("script-src 'self'")) throw new Error('a page without its policy')
  const isStaff = /^\/(admin|sms-multi-user|stripe-admin|twilio-setup)/.test(path)
  return { 'Cache-Control': isStaff ? 'private, no-cache' : 'no-cache' }
}

test.group('Headers of every answer', (group) => {
  freshDatabase(group)

  for (const role of ['visitor', 'user', 'admin']) {
    test(`are there on each route as ${role}, whatever becomes of the call`, async () => {
      const cookie = role === 'visitor' ? '' : (await onboardedUser({ role })).cookie
      // The session must last for all of them.
      const ends = /logout|delete-account|\/api\/sessions/
      await checkEachRow(
        calls().filter(({ path }) => !ends.test(path)),
        async (call) => {
          const response = await ask({ ...call, cookie })
          assertHeaders(response, wantedAt(call.path, response))
        }
      )
    })
  }

  test('are there on what ends a session, on downloads and on pages', async ({ assert }) => {
    const { cookie } = await onboardedUser()
    await checkEachRow(
      [
        { method: 'GET', path: '/', status: 200 },
        { method: 'GET', path: '/user-dashboard', status: 200 },
        { method: 'GET', path: '/no/such/page', status: 404 },
        { method: 'POST', path: '/api/export', status: 403 },
        { method: 'GET', path: '/api/contact-card', status: 200 },
        { method: 'GET', path: '/api/my-conversation', status: 200 },
        { method: 'DELETE', path: '/api/sessions', status: 200 },
        { method: 'POST', path: '/api/logout', status: 200 },
        { method: 'DELETE', path: '/api/delete-account', status: 401 },
        { method: 'GET', path: '/%C0%80', status: 400 },
        { method: 'PATCH', path: '/nowhere', status: 404 },
        { method: 'OPTIONS', path: '/api/login', status: 404 },
      ],
      async ({ status, ...call }) => {
        const response = await ask({ ...call, cookie })
        assert.equal(response.statusCode, status)
        assertHeaders(response, wantedAt(call.path, response))
      }
    )
  })

  test('tell browsers to come by https alone only over https', ({ assert }) => {
    const hsts = (isHttps: boolean) =>
      new Map(headersOfEveryAnswer({ isHttps })).get('Strict-Transport-Security')
    assert.match(hsts(true) ?? '', /^max-age=31536000/)
    assert.isUndefined(hsts(false))
  })
})

test.group('Headers of built files', (group) => {
  group.setup(() => {
    const folder = mkdtempSync(join(tmpdir(), 'everly-files-'))
    mkdirSync(join(folder, 'assets'))
    for (const name of ['index.html', 'sw.js', 'favicon.svg', 'assets/main-abc123.js']) {
      writeFileSync(join(folder, name), 'x')
    }
    app.container.swap(SiteFiles, () => new SiteFiles(folder))
    return () => {
      app.container.restore(SiteFiles)
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('are those of every answer, each once, and say how long the file is kept', async ({
    assert,
  }) => {
    await checkEachRow(
      [
        { path: '/favicon.svg', keeps: 'no-cache' },
        { path: '/sw.js', keeps: 'no-cache' },
        { path: '/assets/main-abc123.js', keeps: 'public, max-age=31536000, immutable' },
      ],
      async ({ path, keeps }) => {
        for (const method of ['GET', 'HEAD']) {
          const response = await ask({ method, path })
          assert.equal(response.statusCode, 200)
          assertHeaders(response, { 'Cache-Control': keeps })
          // A policy on the worker's script would be the worker's own, which fetches pages.
          assert.isUndefined(response.headers['content-security-policy'])
        }
      }
    )
  })

  test('are a page’s where no such file is', async ({ assert }) => {
    const response = await ask({ method: 'GET', path: '/assets/gone-abc123.js' })
    assert.equal(response.statusCode, 404)
    assertHeaders(response, { 'Cache-Control': 'no-cache' })
  })
})
