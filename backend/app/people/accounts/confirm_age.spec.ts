import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { HOUR, MINUTE } from '#app/core/clock/durations'
import { DeleteAccount } from '#app/privacy/delete_account'
import { NoteMinor } from '#app/safety/care/note_minor'
import { ResumeAccount } from '#app/safety/care/resume_account'
import {
  clock,
  freshDatabase,
  pass,
  PASSWORD,
  rows,
  runDue,
  signedUpUser,
  sms,
  type TestUser,
  text,
  VALENTINA,
} from '#tests/world'
import { answers } from '#tests/codes'

function confirm(client: ApiClient, user: TestUser, dateOfBirth: unknown) {
  return client.put('/api/date-of-birth').as(user).json({ dateOfBirth })
}

async function birthOf(user: TestUser) {
  const [row] = await rows('select date_of_birth, paused_at from users where id = ?', user.id)
  return { ...row }
}

test.group('Confirming one’s age', (group) => {
  freshDatabase(group)

  test('an adult’s date confirms the account', async ({ client, assert }) => {
    const user = await signedUpUser({ dateOfBirth: null })
    const before = await client.get('/api/signup').as(user)
    assert.isFalse(before.body().signup.isAgeConfirmed)
    const response = await confirm(client, user, '1990-05-17')
    response.assertStatus(200)
    assert.isTrue(response.body().success)
    const after = await client.get('/api/signup').as(user)
    assert.isTrue(after.body().signup.isAgeConfirmed)
    assert.deepEqual(await birthOf(user), { date_of_birth: '1990-05-17', paused_at: null })
  })

  test('given late, she says hello and answers what came meanwhile', async ({ client, assert }) => {
    const user = await signedUpUser({ dateOfBirth: null })
    clock.advance(25 * HOUR)
    await answers(client.post('/api/girlfriend').as(user).json(VALENTINA), 201)
    await text(user, 'are you there?')
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(user.phone), 0)
    await answers(confirm(client, user, '1990-05-17'), 200)
    await pass(MINUTE)
    const sent = await rows<{ kind: string }>(
      `select kind from messages where state = 'sent' order by kind`
    )
    assert.deepEqual(
      sent.map(({ kind }) => kind),
      ['first_text', 'reply']
    )
  })

  test('once set it cannot be changed', async ({ client, assert }) => {
    const user = await signedUpUser({ dateOfBirth: '1990-05-17' })
    const response = await confirm(client, user, '1991-01-01')
    response.assertStatus(409)
    assert.equal(response.body().message, 'Your date of birth is saved and cannot be changed.')
    assert.deepEqual(await birthOf(user), { date_of_birth: '1990-05-17', paused_at: null })
  })

  test('a minor is refused, paused, and gets no second date', async ({ client, assert }) => {
    const user = await signedUpUser({ dateOfBirth: null })
    const response = await confirm(client, user, '2008-11-19')
    response.assertStatus(403)
    assert.equal(response.body().message, 'You must be 18 or older to use Everly.')
    assert.propertyVal(await birthOf(user), 'paused_at', clock.now())
    assert.lengthOf(await rows(`select id from jobs where kind = 'end_renewal'`), 1)
    await answers(confirm(client, user, '1990-05-17'), 409)
    assert.propertyVal(await birthOf(user), 'paused_at', clock.now())
  })

  test('staff resumes a mistyped date, which is asked again', async ({ client, assert }) => {
    const user = await signedUpUser({ dateOfBirth: null })
    clock.advance(25 * HOUR)
    const signup = async () => (await client.get('/api/signup').as(user)).body().signup
    await answers(confirm(client, user, '2019-05-17'), 403)
    assert.equal((await signup()).accountPause, 'under_age')
    await runDue()
    const resume = await app.container.make(ResumeAccount)
    await resume.execute(user.email)
    assert.equal((await signup()).accountPause, 'no_birth_date')
    assert.lengthOf(await rows(`select id from safety_events where state = 'open'`), 0)
    clock.advance(HOUR)
    await answers(confirm(client, user, '2018-05-17'), 403)
    await runDue()
    assert.lengthOf(await rows(`select id from safety_events where state = 'open'`), 1)
    await resume.execute(user.email)
    await answers(confirm(client, user, '1991-05-17'), 200)
    assert.isNull((await signup()).accountPause)
    assert.deepEqual(await birthOf(user), { date_of_birth: '1991-05-17', paused_at: null })
    assert.isEmpty(await rows('select id from refused_minors'))
  })

  test('a minor’s date stands open for staff, and is counted also when its person left', async ({
    client,
    assert,
  }) => {
    const [user, other] = [
      await signedUpUser({ dateOfBirth: null }),
      await signedUpUser({ dateOfBirth: null }),
    ]
    for (const minor of [user, other]) await answers(confirm(client, minor, '2008-11-19'), 403)
    await (await app.container.make(DeleteAccount)).execute(other.id)
    await runDue()
    // A lost lease has it run again.
    await (await app.container.make(NoteMinor)).execute({ userId: other.id, at: clock.now() })
    const events = await rows(
      'select user_id, message_id, kind, source, state from safety_events order by id'
    )
    const event = { message_id: null, kind: 'minor', source: 'date_of_birth', state: 'open' }
    assert.sameDeepMembers(events, [
      { ...event, user_id: user.id },
      { ...event, user_id: null },
    ])
  })

  test('a minor who deletes the account is remembered by number and by browser', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser({ dateOfBirth: null })
    const response = await confirm(client, user, '2008-11-19')
    assert.match(String(response.header('set-cookie')), /everly_age=[\w-]{22};/)
    const proof = { currentPassword: PASSWORD }
    await answers(client.delete('/api/delete-account').as(user).json(proof), 200)
    const kept = await rows<{ device_hash: string | null }>(
      'select user_id, device_hash, until from refused_minors order by id'
    )
    assert.lengthOf(kept, 2)
    for (const row of kept) {
      const until = Date.parse('2026-11-19T05:00:00Z')
      assert.containSubset(row, { user_id: null, until })
    }
  })

  test('the day counts where the person is', async ({ client }) => {
    clock.at('2026-11-18T03:00:00Z')
    const berlin = await signedUpUser({ dateOfBirth: null, timeZone: 'Europe/Berlin' })
    await answers(confirm(client, berlin, '2008-11-18'), 200)
    const newYork = await signedUpUser({ dateOfBirth: null, timeZone: 'America/New_York' })
    await answers(confirm(client, newYork, '2008-11-18'), 403)
  })

  for (const date of ['', '1990-13-01', '2062-01-01', 19900517, undefined]) {
    test(`${JSON.stringify(date)} is no date of birth`, async ({ client, assert }) => {
      const user = await signedUpUser({ dateOfBirth: null })
      const response = await confirm(client, user, date)
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, { dateOfBirth: 'Please enter your date of birth' })
      assert.deepEqual(await birthOf(user), { date_of_birth: null, paused_at: null })
    })
  }

  test('of twenty dates at the same moment one is taken', async ({ client, assert }) => {
    const user = await signedUpUser({ dateOfBirth: null })
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => confirm(client, user, `19${60 + i}-05-17`))
    )
    const statuses = responses.map((response) => response.status()).sort()
    assert.deepEqual(statuses, [200, ...Array<number>(19).fill(409)])
  })

  test('is not for visitors', async ({ client }) => {
    const response = await client.put('/api/date-of-birth').json({ dateOfBirth: '1990-05-17' })
    response.assertStatus(401)
  })
})
