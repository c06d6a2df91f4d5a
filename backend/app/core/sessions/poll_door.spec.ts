import { once } from 'node:events'
import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { PublicUrl } from '#app/core/answers/public_url'
import { PollDoor } from '#app/core/sessions/poll_door'
import { SESSION_COOKIE } from '#app/core/sessions/session_guard'
import { Sessions } from '#app/core/sessions/sessions'
import { clock, freshDatabase, onboardedUser, text, unconfirmedCookieOf } from '#tests/world'

const POLL = '/api/my-conversation?limit=10'

test.group('The door for polls', (group) => {
  let server: Server
  let url = ''
  freshDatabase(group)
  group.each.setup(async () => {
    const publicUrl = new PublicUrl('http://127.0.0.1')
    const door = new PollDoor(publicUrl, await app.container.make(Sessions))
    // What stands behind the door says that it was asked.
    server = createServer(door.before((_request, response) => response.writeHead(418).end()))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return () => void server.close()
  })

  const ask = (headers: Record<string, string>, { path = POLL, method = 'GET' } = {}) =>
    fetch(url + path, { method, headers })
  /** A browser's own fetch would not say another name. */
  const calledElsewhere = async (headers: Record<string, string>) => {
    const request = get(url + POLL, { headers: { ...headers, host: 'elsewhere.example' } })
    const [response] = await once(request, 'response')
    response.resume()
    return response.statusCode as number
  }
  const statusOf = async (...how: Parameters<typeof ask>) => (await ask(...how)).status

  test('nothing new is said there, as it would be behind it', async ({ assert, client }) => {
    const user = await onboardedUser()
    const cookie = await unconfirmedCookieOf(user.id)
    const answer = await client.get(POLL).as({ cookie })
    const etag = answer.header('etag') ?? ''
    const behind = await client.get(POLL).as({ cookie }).header('if-none-match', etag)
    const said = await ask({ cookie, 'if-none-match': etag })
    assert.deepEqual([said.status, behind.status()], [304, 304])
    const headers = Object.fromEntries([...said.headers].filter(([name]) => !OWN.includes(name)))
    for (const [name, value] of Object.entries(headers)) assert.equal(behind.header(name), value)
    assert.match(said.headers.get('x-request-id') ?? '', /^[\w-]{16,}$/)
    assert.equal(await statusOf({ cookie, 'if-none-match': `W/"x", ${etag}` }), 304)
    await text(user, 'something new')
    assert.equal(await statusOf({ cookie, 'if-none-match': etag }), 418)
  })

  test('what happened lately is polled there too, with the scheduled messages as they stand', async ({
    assert,
    client,
  }) => {
    const user = await onboardedUser()
    const cookie = await unconfirmedCookieOf(user.id)
    const path = '/api/activities?includeScheduled=true'
    const etagOf = async () => {
      const answer = await client.get(path).as({ cookie })
      return answer.header('etag') ?? ''
    }
    const none = await etagOf()
    assert.equal(await statusOf({ cookie, 'if-none-match': none }, { path }), 304)
    const wish = { messageType: 'task_reminder', time: '14:00', customMessage: 'Stretch' }
    await client.post('/api/schedule-message').as({ cookie }).json(wish)
    assert.equal(await statusOf({ cookie, 'if-none-match': none }, { path }), 418)
    const one = await etagOf()
    assert.equal(await statusOf({ cookie, 'if-none-match': one }, { path }), 304)
    await text(user, 'STOP')
    assert.equal(await statusOf({ cookie, 'if-none-match': one }, { path }), 418)
  })

  test('whoever is not plainly logged in is for the route, and so is what is odd', async ({
    assert,
    client,
  }) => {
    const [user, other, admin] = [
      await onboardedUser(),
      await onboardedUser(),
      await onboardedUser({ role: 'admin' }),
    ]
    const cookie = await unconfirmedCookieOf(user.id)
    const answer = await client.get(POLL).as({ cookie })
    const known = { 'if-none-match': answer.header('etag') ?? '' }
    const requests = [
      [known],
      [{ ...known, cookie: `${SESSION_COOKIE}=made_up` }],
      [{ ...known, cookie: await unconfirmedCookieOf(other.id) }],
      [{ ...known, cookie: await unconfirmedCookieOf(admin.id) }],
      [{ cookie }],
      [{ ...known, cookie }, { path: '/api/my-conversation?limit=11' }],
      [{ ...known, cookie }, { path: '/api/my-conversation/' }],
      [{ ...known, cookie }, { method: 'HEAD' }],
    ] as Parameters<typeof ask>[]
    for (const how of requests) assert.equal(await statusOf(...how), 418)
    assert.equal(await statusOf({ ...known, cookie }), 304)
    assert.equal(await calledElsewhere({ ...known, cookie }), 418)
    clock.advance(400 * 24 * 60 * 60_000)
    assert.equal(await statusOf({ ...known, cookie }), 418)
  })
})

/** Of this very answer, or of the server's own connection. */
const OWN = ['x-request-id', 'date', 'connection', 'keep-alive']
