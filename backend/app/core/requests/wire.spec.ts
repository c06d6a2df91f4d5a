import { test } from '@japa/runner'
import { cookieOf, freshDatabase, signedUpUser, VALENTINA } from '#tests/world'

test.group('The wire', (group) => {
  freshDatabase(group)

  test('an unknown call is a JSON 404: {$self}')
    .with(['/api/nothing', '/api/', '/api/twilio', '/api/girlfriends'])
    .run(async ({ client }, path) => {
      const response = await client.get(path)
      response.assertStatus(404)
      response.assertBody({ success: false, message: 'Not found.' })
    })

  test('a wrong method on a known call is a JSON 404 too', async ({ client }) => {
    const response = await client.delete('/api/auth/check')
    response.assertStatus(404)
    response.assertBody({ success: false, message: 'Not found.' })
  })

  test('a page of another site cannot make a call: {$self}')
    .with([
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://127.0.0.1.evil.example' },
    ] as Record<string, string>[])
    .run(async ({ client }, headers) => {
      const user = await signedUpUser()
      const response = await client
        .post('/api/girlfriend')
        .headers({ cookie: user.cookie, ...headers })
        .json(VALENTINA)
      response.assertStatus(403)
    })

  test('our own page can: {$self}')
    .with([{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}] as Record<
      string,
      string
    >[])
    .run(async ({ client }, headers) => {
      const user = await signedUpUser()
      const response = await client
        .post('/api/girlfriend')
        .headers({ cookie: user.cookie, ...headers })
        .json(VALENTINA)
      response.assertStatus(201)
    })

  test('our own origin can', async ({ client }) => {
    const user = await signedUpUser()
    const origin = `http://${process.env.HOST}:${process.env.PORT}`
    const response = await client
      .post('/api/girlfriend')
      .headers({ cookie: user.cookie, origin })
      .json(VALENTINA)
    response.assertStatus(201)
  })

  test('every answer carries a request id and is stored by nobody', async ({ client, assert }) => {
    const response = await client.get('/api/auth/check')
    assert.isNotEmpty(response.header('x-request-id'))
    assert.equal(response.header('cache-control'), 'no-store')
  })

  test('a request is called what we call it, whatever it calls itself', async ({
    client,
    assert,
  }) => {
    const own = 'somebody-elses-0001'
    const response = await client.get('/api/auth/check').header('x-request-id', own)
    assert.match(response.header('x-request-id') ?? '', /^[\w-]{16,}$/)
    assert.notEqual(response.header('x-request-id'), own)
  })

  test('a session cookie that is {$self} is nobody')
    .with(['', 'x', 'a'.repeat(5000), '../../etc/passwd', `' or 1=1 --`, 'undefined'])
    .run(async ({ client }, token) => {
      const response = await client
        .get('/api/girlfriend')
        .header('cookie', `everly_session=${encodeURIComponent(token)}`)
      response.assertStatus(401)
    })

  test('the callback address is told to staff only', async ({ client, assert }) => {
    const visitor = await client.get('/api/twilio/callback-url')
    visitor.assertStatus(401)
    const user = await signedUpUser()
    const refused = await client.get('/api/twilio/callback-url').as(user)
    refused.assertStatus(403)
    const admin = await signedUpUser({ role: 'admin' })
    const told = await client
      .get('/api/twilio/callback-url')
      .header('cookie', await cookieOf(admin.id))
    told.assertStatus(200)
    assert.match(told.body().callbackUrl, /^http:\/\/.*\/api\/twilio\/inbound$/)
  })

  test('health says live', async ({ client }) => {
    const response = await client.get('/health/live')
    response.assertStatus(200)
  })

  test('a page of ours is 200, any other path a real 404', async ({ client }) => {
    for (const path of ['/', '/customize', '/sms-status?email=x', '/user-dashboard/']) {
      ;(await client.get(path)).assertStatus(200)
    }
    for (const path of [
      '/nowhere',
      '/customize/deeper',
      '/.env',
      '/index.php',
      '/%2e%2e/package.json',
    ]) {
      ;(await client.get(path)).assertStatus(404)
    }
  })

  test('pages may not be framed and load nothing from elsewhere', async ({ client, assert }) => {
    const response = await client.get('/')
    assert.include(response.header('content-security-policy'), "frame-ancestors 'none'")
    assert.include(response.header('content-security-policy'), "default-src 'self'")
  })
})
