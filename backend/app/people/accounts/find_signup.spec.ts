import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { FindSignup } from '#app/people/accounts/find_signup'
import { Consents } from '#app/texting/consent/consents'
import {
  clock,
  database,
  freshDatabase,
  onboardedUser,
  rows,
  signedUpUser,
  type TestUser,
} from '#tests/world'
import { answers } from '#tests/codes'
import { DAY } from '#app/core/clock/durations'

async function revoke(user: TestUser): Promise<void> {
  const consents = await app.container.make(Consents)
  const { read } = await database()
  await consents.revoke(read, {
    userId: user.id,
    phone: user.phone,
    at: clock.now(),
    source: 'keyword',
  })
}

test.group('GET /api/signup', (group) => {
  freshDatabase(group)

  test('says from a day after sign-up that texting waits for a date of birth', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser({ dateOfBirth: null })
    const pause = async () => (await client.get('/api/signup').as(user)).body().signup.accountPause
    clock.advance(DAY)
    assert.isNull(await pause())
    clock.advance(1)
    assert.equal(await pause(), 'no_birth_date')
  })

  test('answers one’s own account', async ({ client, assert }) => {
    const { cookie, email, phone } = await onboardedUser({ firstName: 'Sam', messages: 7 })
    const response = await client.get('/api/signup').as({ cookie })
    response.assertStatus(200)
    const { signup } = response.body()
    assert.containsSubset(signup, {
      email,
      phone,
      countryCode: '+1',
      firstName: 'Sam',
      lastName: null,
      isOnboarded: true,
      subscriptionType: 'free',
      messagesUsedToday: 0,
      dailyMessageLimit: 0,
      bonusMessages: 7,
      smsConsent: true,
      isOptedOut: false,
      isAgeConfirmed: true,
    })
    assert.notProperty(signup, 'password')
    assert.notProperty(signup, 'dateOfBirth')
  })

  test('is not for visitors', async ({ client, assert }) => {
    const response = await client.get('/api/signup')
    response.assertStatus(401)
    assert.isFalse(response.body().success)
  })

  test('is not found where the login has no signup', async ({ client, cleanup }) => {
    const user = await signedUpUser()
    app.container.swap(FindSignup, () => ({ execute: () => null }) as unknown as FindSignup)
    cleanup(() => app.container.restore(FindSignup))
    await answers(client.get('/api/signup').as(user), 404)
  })

  test('a poller who has it already gets 304, until something changes', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const first = await client.get('/api/signup').as(user)
    const etag = String(first.header('etag'))
    const ask = () => client.get('/api/signup').as(user).header('if-none-match', etag)
    const second = await ask()
    second.assertStatus(304)
    assert.equal(second.text() || '', '')
    const allowance = await app.container.make(Allowance)
    const { read } = await database()
    await allowance.grant(read, { userId: user.id, amount: 5, key: 'gift' })
    const third = await ask()
    third.assertStatus(200)
    assert.equal(third.body().signup.bonusMessages, 15)
    first.assertHeader('cache-control', 'no-store')
  })

  test('after STOP consent is gone, after START it is back', async ({ client, assert }) => {
    const user = await signedUpUser()
    const ask = async () => {
      const response = await client.get('/api/signup').as(user)
      return response.body().signup
    }
    await revoke(user)
    assert.containsSubset(await ask(), { smsConsent: false, isOptedOut: true })
    const consents = await app.container.make(Consents)
    const { read } = await database()
    await consents.restore(read, { userId: user.id, phone: user.phone, at: clock.now() })
    assert.containsSubset(await ask(), { smsConsent: true, isOptedOut: false })
  })
})

test.group('GET /api/signup/:email', (group) => {
  freshDatabase(group)

  test('answers one’s own, in any case', async ({ client, assert }) => {
    const user = await signedUpUser({ email: 'sam@example.com' })
    const response = await client.get('/api/signup/SAM@example.com').as(user)
    response.assertStatus(200)
    assert.equal(response.body().signup.id, user.id)
  })

  test('somebody else’s is as unknown as nobody’s', async ({ client, assert }) => {
    const { cookie } = await signedUpUser()
    const other = await signedUpUser()
    const ask = (email: string) =>
      client.get(`/api/signup/${encodeURIComponent(email)}`).as({ cookie })
    const [others, nobodys] = [await ask(other.email), await ask('nobody@example.com')]
    others.assertStatus(404)
    nobodys.assertStatus(404)
    assert.deepEqual(others.body(), nobodys.body())
  })

  for (const role of ['viewer', 'support']) {
    test(`${role} sees nobody else’s`, async ({ client }) => {
      const { email } = await signedUpUser()
      const staff = await signedUpUser({ role })
      const response = await client.get(`/api/signup/${email}`).as(staff)
      response.assertStatus(404)
    })
  }

  test('an admin sees anybody’s', async ({ client, assert }) => {
    const user = await signedUpUser()
    const admin = await signedUpUser({ role: 'admin' })
    const response = await client.get(`/api/signup/${user.email}`).as(admin)
    response.assertStatus(200)
    assert.equal(response.body().signup.id, user.id)
    const unknown = await client.get('/api/signup/nobody@example.com').as(admin)
    unknown.assertStatus(404)
  })

  test('the number an admin sees this way is on record, one’s own is not', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const admin = await signedUpUser({ role: 'admin' })
    for (const email of [user.email, admin.email, 'nobody@example.com']) {
      await client.get(`/api/signup/${email}`).as(admin)
    }
    const seen = await rows<{ actor_id: number; subject_id: number; fields: string }>(
      `select actor_id, subject_id, fields from audit_log where action = 'signups.find_any'`
    )
    assert.lengthOf(seen, 1)
    assert.deepInclude(seen[0], { actor_id: admin.id, subject_id: user.id })
    assert.include(seen[0]?.fields, 'phone')
  })

  test('is not for visitors', async ({ client }) => {
    const { email } = await signedUpUser()
    await answers(client.get(`/api/signup/${email}`), 401)
  })
})
