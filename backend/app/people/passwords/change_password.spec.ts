import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import limits from '#config/limits'
import { answers, cookieIn } from '#tests/codes'
import { cookieOf, freshDatabase, PASSWORD, rows, signedUpUser, type TestUser } from '#tests/world'
import { setLimits } from '#tests/own_limits'

const NEW_PASSWORD = 'a much better one 9'

function change(client: ApiClient, user: TestUser, more: object = {}) {
  return client
    .put('/api/password')
    .as(user)
    .json({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD, ...more })
}

function logIn(client: ApiClient, { email }: TestUser, password: string) {
  return client.post('/api/login').json({ email, password })
}

test.group('Changing the password', (group) => {
  freshDatabase(group)
  group.each.setup(() => setLimits('logins', {}))

  test('from now on it is the new one', async ({ client, assert }) => {
    const user = await signedUpUser()
    const response = await change(client, user)
    response.assertStatus(200)
    assert.deepEqual(response.body(), { success: true, message: 'Your password has been changed.' })
    await answers(logIn(client, user, PASSWORD), 401)
    await answers(logIn(client, user, NEW_PASSWORD), 200)
    const [activity] = await rows('select activity_type, description from activities order by id')
    assert.deepEqual(
      { ...activity },
      { activity_type: 'profile_update', description: 'Password changed' }
    )
  })

  test('every other session is over, and this one has a new token', async ({ client, assert }) => {
    const [user, other] = [await signedUpUser(), await signedUpUser()]
    const elsewhere = await cookieOf(user.id)
    const response = await change(client, user)
    const now = cookieIn(response)
    assert.notEqual(now, user.cookie)
    for (const [cookie, isIn] of [
      [now, true],
      [user.cookie, false],
      [elsewhere, false],
      [other.cookie, true],
    ] as const) {
      const check = await client.get('/api/auth/check').as({ cookie })
      assert.equal(check.body().authenticated, isIn)
    }
  })

  test('only somebody logged in can', async ({ client }) => {
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    await answers(client.put('/api/password').json(body), 401)
  })

  for (const [more, errors] of [
    [
      { currentPassword: 'wrong horse 8' },
      { currentPassword: 'This is not your current password.' },
    ],
    [{ currentPassword: '' }, { currentPassword: 'Password is required' }],
    [{ newPassword: '12345' }, { newPassword: 'Password must be at least 6 characters' }],
    [{ newPassword: 'x'.repeat(201) }, { newPassword: 'Password must be at most 200 characters' }],
    [
      { newPassword: PASSWORD },
      { newPassword: 'This is already your password. Please choose another one.' },
    ],
    [
      { newPassword: 'QWERTY123' },
      { newPassword: 'This password is too common. Please choose another one.' },
    ],
  ] as const) {
    test(`${JSON.stringify(more).slice(0, 50)} is refused, and nobody is logged out`, async ({
      client,
      assert,
    }) => {
      const user = await signedUpUser()
      const elsewhere = await cookieOf(user.id)
      const response = await change(client, user, more)
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, errors)
      await answers(logIn(client, user, PASSWORD), 200)
      for (const cookie of [user.cookie, elsewhere]) {
        const check = await client.get('/api/auth/check').as({ cookie })
        assert.isTrue(check.body().authenticated)
      }
    })
  }

  test('the same password written with other code points is the same', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const composed = 'caf\u00E9 au lait 7'
    const first = await change(client, user, { newPassword: composed })
    const cookie = cookieIn(first)
    const response = await change(
      client,
      { ...user, cookie },
      { currentPassword: composed, newPassword: composed.normalize('NFD') }
    )
    response.assertStatus(422)
    assert.property(response.body().errors, 'newPassword')
  })

  test('guessing the current one is counted, apart from the logins of strangers', async ({
    client,
    assert,
  }) => {
    limits.logins.perAccount = 2
    const user = await signedUpUser()
    for (const status of [401, 401, 429]) await answers(logIn(client, user, 'wrong'), status)
    await answers(change(client, user, { currentPassword: 'wrong' }), 422)
    await answers(change(client, user, { currentPassword: 'wrong' }), 422)
    const response = await change(client, user)
    response.assertStatus(429)
    assert.isAbove(Number(response.header('retry-after')), 0)
    assert.equal(response.body().message, 'Too many tries. Please try again in 15 minutes.')
  })

  test('the right one starts the count anew', async ({ client }) => {
    limits.logins.perAccount = 2
    const user = await signedUpUser()
    await answers(change(client, user, { currentPassword: 'wrong' }), 422)
    await answers(change(client, user), 200)
    const again = { currentPassword: 'wrong' }
    const cookie = await cookieOf(user.id)
    for (const status of [422, 422, 429])
      await answers(change(client, { ...user, cookie }, again), status)
  })

  test('20 changes at once: one wins', async ({ client, assert }) => {
    limits.logins.perAccount = 100
    const user = await signedUpUser()
    const passwords = Array.from({ length: 20 }, (_, n) => `${NEW_PASSWORD}${n}`)
    const responses = await Promise.all(
      passwords.map((newPassword) => change(client, user, { newPassword }))
    )
    const won = responses.map((response) => response.status() === 200)
    assert.lengthOf(won.filter(Boolean), 1)
    await answers(logIn(client, user, passwords[won.indexOf(true)] ?? ''), 200)
  })
})
