import { test } from '@japa/runner'
import { HOUR } from '#app/core/clock/durations'
import { safeRedirect, STAFF_PATHS } from '#app/site/contract'
import { clock, cookieOf, freshDatabase, signedUpUser, unconfirmedCookieOf } from '#tests/world'

const PAGES = [...STAFF_PATHS, '/admin/signups', '/admin/signups/12/show/billing', '/admin/no-such']

function open(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const address = `http://${process.env.HOST}:${process.env.PORT}${path}`
  return fetch(address, { headers, method, redirect: 'manual' })
}

test.group('A page of staff', (group) => {
  freshDatabase(group)

  for (const path of PAGES) {
    test(`${path} sends a visitor to log in and back`, async ({ assert }) => {
      const response = await open(path)
      assert.equal(response.status, 302)
      assert.equal(response.headers.get('location'), `/?redirect=${path}`)
      assert.equal(response.headers.get('cache-control'), 'private, no-store')
    })

    test(`${path} is refused to a member and shown to staff, whatever the code`, async ({
      assert,
    }) => {
      const member = await signedUpUser()
      const refused = await open(path, { cookie: member.cookie })
      assert.equal(refused.status, 403)
      assert.match(refused.headers.get('content-security-policy') ?? '', /default-src 'self'/)
      const viewer = await signedUpUser({ role: 'viewer' })
      for (const cookie of [await cookieOf(viewer.id), await unconfirmedCookieOf(viewer.id)]) {
        const shown = await open(path, { cookie })
        assert.equal(shown.status, 200)
        assert.match(await shown.text(), /^<!doctype html>/)
        assert.match(shown.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/)
        assert.equal(shown.headers.get('cache-control'), 'private, no-cache')
        assert.include(shown.headers.get('vary') ?? '', 'Cookie')
      }
    })
  }

  test('known already it is a 304 to staff, and to nobody else', async ({ assert }) => {
    const [admin, member] = [await signedUpUser({ role: 'admin' }), await signedUpUser()]
    const first = await open('/admin', { cookie: admin.cookie })
    const known = { 'if-none-match': first.headers.get('etag') ?? '' }
    assert.equal((await open('/admin', { cookie: admin.cookie, ...known })).status, 304)
    assert.equal((await open('/admin', { cookie: member.cookie, ...known })).status, 403)
    assert.equal((await open('/admin', known)).status, 302)
  })

  test('a session that is over is a visitor’s', async ({ assert }) => {
    const admin = await signedUpUser({ role: 'admin' })
    clock.advance(12 * HOUR)
    const response = await open('/admin', { cookie: admin.cookie })
    assert.equal(response.status, 302)
  })

  test('{asked} leads a visitor back to {back}')
    .with([
      { asked: '/admin/', back: '/admin' },
      {
        asked: '/admin/messages?filter=%7B%22userId%22%3A3%7D&page=2',
        back: '/admin/messages?filter=%7B%22userId%22%3A3%7D&page=2',
      },
      { asked: '/admin//evil.example', back: '/admin' },
      { asked: '/admin/..%5cevil', back: '/admin' },
      { asked: '/admin/a.b', back: '/admin' },
    ])
    .run(async ({ assert }, { asked, back }) => {
      const response = await open(asked)
      assert.equal(response.status, 302)
      const location = response.headers.get('location') ?? ''
      assert.match(location, /^\/\?redirect=\/admin/)
      const target = new URL(location, 'https://everly.example').searchParams.get('redirect')
      assert.equal(target, back)
      assert.equal(safeRedirect(target), back)
    })

  test('a page whose name only begins like one of staff is a 404')
    .with(['/administration', '/admin2', '/stripe-admin/x', '/twilio-setup/x'])
    .run(async ({ assert }, path) => {
      assert.equal((await open(path)).status, 404)
    })

  test('HEAD answers as GET does', async ({ assert }) => {
    const admin = await signedUpUser({ role: 'admin' })
    assert.equal((await open('/admin', {}, 'HEAD')).status, 302)
    assert.equal((await open('/admin', { cookie: admin.cookie }, 'HEAD')).status, 200)
  })

  test('no search engine is asked in', async ({ assert }) => {
    const robots = await (await open('/robots.txt')).text()
    for (const path of STAFF_PATHS) assert.include(robots.split('\n'), `Disallow: ${path}`)
  })
})

test.group('A redirect to a page of staff', () => {
  test('{$self} is taken')
    .with([
      ...PAGES,
      '/admin?filter=x',
      '/admin/signups?sort=%5B%22id%22%5D#top',
      '/stripe-admin?x=1',
    ])
    .run(({ assert }, target) => assert.equal(safeRedirect(target), target))

  test('{$self} is refused')
    .with([
      '/admin/',
      '/admin//evil.example',
      '/admin/../api/logout',
      '/admin/..',
      '/admin/./signups',
      '/admin/%2e%2e/api',
      '/admin\\evil.example',
      '/admin/signups?x=\\evil.example',
      '/admin/\tevil',
      '/admin/a\nb',
      '/admin/ü',
      '/administration',
      '/stripe-admin/deeper',
      '//admin',
      'https://evil.example/admin',
      ' /admin',
    ])
    .run(({ assert }, target) => assert.isNull(safeRedirect(target)))
})
