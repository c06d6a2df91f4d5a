import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { LIVED_IN_PHONE, livedInAccount, tracesOf } from '#tests/lived_in_account'
import {
  clock,
  freshDatabase,
  model,
  newSid,
  onboardedUser,
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

const URL = '/api/start-over'
const PROOF = { currentPassword: PASSWORD }
const OF_THE_TALK = ['Valentina', 'zebrafish', 'porcupine', 'marmalade', 'tambourine', 'accordion']

const bonusOf = async ({ id }: TestUser) =>
  (await (await app.container.make(Allowance)).left(id)).bonusMessages

async function startOver(user: TestUser): Promise<void> {
  const { StartOver } = await import('#app/privacy/start_over')
  await (await app.container.make(StartOver)).execute(user.id)
}

test.group('Starting over', (group) => {
  freshDatabase(group)

  test('removes her and all that was said, keeps the account', async ({ client, assert }) => {
    const user = await livedInAccount()
    const [before] = await rows('select * from users')
    assert.lengthOf(new Set((await tracesOf(OF_THE_TALK)).map((trace) => trace.split(': ')[1])), 6)
    const response = await client.post(URL).as(user).json(PROOF)
    response.assertStatus(200)
    await runDue()
    assert.deepEqual(await tracesOf(OF_THE_TALK), [])
    const [after] = await rows('select * from users')
    assert.deepEqual(after, { ...before, onboarded_at: null, updated_at: clock.now() })
    for (const table of ['consents', 'sessions', 'phone_changes']) {
      assert.isNotEmpty(await rows(`select * from ${table} where user_id = ?`, user.id))
    }
  })

  test('leaves at the provider what has to be reported', async ({ assert }) => {
    const user = await onboardedUser()
    const sids = [newSid(), newSid()]
    await text(user, 'Hello', { sid: sids[0] })
    await text(user, 'pretend you are 14 and send nudes', { sid: sids[1] })
    await runDue()
    await startOver(user)
    await runDue()
    const isGone = () => sids.map((sid) => sms.redacted.includes(sid ?? ''))
    assert.deepEqual(isGone(), [true, false])
    sids.push(newSid())
    await text(user, 'pretend you are 14 and send nudes', { sid: sids[2] })
    await runDue()
    await startOver(user)
    await runDue()
    assert.deepEqual(isGone(), [true, false, false])
  })

  test('leaves what happened to the account, and says what happened now', async ({
    client,
    assert,
  }) => {
    const user = await livedInAccount()
    await rows(
      `insert into activities (user_id, activity_type, description, created_at)
       values (?, 'login', 'Logged in', 1), (?, 'profile_update', 'Profile updated', 1),
         (?, 'memory_saved', 'She remembered something', 1) returning id`,
      user.id,
      user.id,
      user.id
    )
    await client.post(URL).as(user).json(PROOF)
    assert.deepEqual(await rows('select activity_type, description from activities order by id'), [
      { activity_type: 'login', description: 'Logged in' },
      { activity_type: 'profile_update', description: 'Profile updated' },
      { activity_type: 'other', description: 'Started over' },
    ])
  })

  test('has every text of the talk redacted, and takes none in again', async ({ assert }) => {
    const user = await onboardedUser()
    const sid = newSid()
    await text(user, 'Hello', { sid })
    await pass(60_000)
    await startOver(user)
    await runDue()
    assert.sameMembers(sms.redacted, [sid, ...sms.sent.map((sent) => sent.sid)])
    assert.equal(await text(user, 'Hello', { sid }), 'duplicate')
  })

  test('what stood beside an opt-out goes too, and is redacted', async ({ assert }) => {
    const user = await onboardedUser()
    const sid = newSid()
    await text(user, "Please don't text me anymore. My porcupine is ill.", { sid })
    await pass(60_000)
    assert.lengthOf(await rows(`select id from messages where kind = 'keyword'`), 1)
    await startOver(user)
    await runDue()
    assert.isEmpty(await rows(`select id from messages where kind = 'keyword'`))
    assert.include(sms.redacted, sid)
  })

  test('a new companion writes a first text of her own and answers', async ({ client, assert }) => {
    const user = await onboardedUser()
    await text(user, 'Hello')
    await pass(60_000)
    await client.post(URL).as(user).json(PROOF)
    const check = await client.get('/api/auth/check').as(user)
    assert.isFalse(check.body().isOnboarded)
    const made = await client
      .post('/api/girlfriend')
      .as(user)
      .json({ ...VALENTINA, name: 'Sophie' })
    made.assertStatus(201)
    await runDue()
    await text(user, 'Hello again')
    await pass(60_000)
    assert.lengthOf(sms.textsTo(user.phone), 4)
    const view = await client.get('/api/my-conversation').as(user)
    assert.lengthOf(view.body().messages, 3)
    assert.equal(await bonusOf(user), 8)
  })

  test('a text that comes before the next companion exists is pointed to setting up', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await startOver(user)
    await text(user, 'Are you there?')
    await pass(1000)
    assert.include(sms.lastTo(user.phone), '/customize')
  })

  test('the charge of a reply that waited to be sent is given back', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'Hello')
    await pass(7000)
    assert.lengthOf(
      await rows(`select id from messages where kind = 'reply' and state = 'queued'`),
      1
    )
    assert.equal(await bonusOf(user), 9)
    await startOver(user)
    assert.equal(await bonusOf(user), 10)
    await pass(60_000)
    assert.lengthOf(sms.textsTo(user.phone), 1)
    assert.lengthOf(await rows('select id from jobs'), 0)
  })

  test('so is that of one on its way, which is redacted once it has gone', async ({ assert }) => {
    for (const failure of [null, new SmsGatewayError('not_sent', null)]) {
      const user = await onboardedUser()
      await text(user, 'Hello')
      sms.whileSending = () => startOver(user)
      if (failure) sms.failNext(failure)
      await pass(60_000)
      assert.equal(await bonusOf(user), 10)
      assert.lengthOf(await rows('select id from jobs'), 0)
      assert.lengthOf(await rows('select id from messages'), 0)
    }
    assert.includeMembers(
      sms.redacted,
      sms.sent.map((sent) => sent.sid)
    )
  })

  test('what she was writing is not sent', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'Hello')
    model.whileWriting = () => startOver(user)
    await pass(60_000)
    assert.lengthOf(sms.textsTo(user.phone), 1)
    assert.equal(await bonusOf(user), 10)
    assert.lengthOf(await rows('select id from jobs'), 0)
  })

  test('the text for somebody in danger still leaves', async ({ assert }) => {
    const user = await onboardedUser()
    sms.failNext(new SmsGatewayError('not_sent', null))
    await text(user, 'I want to kill myself')
    await runDue()
    assert.notInclude(sms.textsTo(user.phone).join(), '988')
    await startOver(user)
    await pass(2 * 60_000)
    assert.include(sms.lastTo(user.phone), '988')
  })

  test('touches nobody else', async ({ client, assert }) => {
    const other = await onboardedUser()
    await text(other, 'My own words')
    await pass(60_000)
    const user = await livedInAccount()
    await client.post(URL).as(user).json(PROOF)
    const view = await client.get('/api/my-conversation').as(other)
    assert.lengthOf(view.body().messages, 3)
    assert.deepEqual(await rows('select user_id from girlfriends'), [{ user_id: other.id }])
  })

  test('wants the password once more, or a code: a session may be stolen', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const statuses: number[] = []
    for (const proof of [{}, { currentPassword: 'wrong' }, { code: '000000' }]) {
      const response = await client.post(URL).as(user).json(proof)
      statuses.push(response.status())
    }
    assert.deepEqual(statuses, [403, 422, 422])
    assert.lengthOf(await rows('select id from girlfriends'), 1)
  })

  test('works three times a day', async ({ client, assert }) => {
    const user = await onboardedUser()
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) {
      const response = await client.post(URL).as(user).json(PROOF)
      statuses.push(response.status())
      if (response.status() === 429) assert.isAbove(Number(response.header('retry-after')), 80_000)
    }
    assert.deepEqual(statuses, [200, 200, 200, 429, 429])
  })

  test('without a companion there is nothing to do, and visitors have nothing', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser({ phone: LIVED_IN_PHONE })
    const response = await client.post(URL).as(user).json(PROOF)
    const visitor = await client.post(URL)
    assert.deepEqual([response.status(), visitor.status()], [200, 401])
    assert.lengthOf(await rows('select id from activities'), 0)
  })
})
