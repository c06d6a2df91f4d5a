import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import config from '#config/states'
import { readStates } from '#config/state_list'
import { STATES } from '#app/people/states/contract'
import { names } from '#config/brand'
import { CloseStates, closedText } from '#app/people/states/close_states'
import { crisisText } from '#app/safety/crisis/crisis_lines'
import { prefixesOf, stateOfNumber } from '#app/texting/gate/state_of_number'
import { REASON_WORDS } from '#app/texting/delivery/contract'
import { DAY, HOUR, MINUTE } from '#app/core/clock/durations'
import { countSegments } from '#app/core/phones/segments'
import { setLimits } from '#tests/own_limits'
import {
  clock,
  freshDatabase,
  model,
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

const IN_ARIZONA = { phone: '+14805550123' }
const ARIZONA = closedText('Arizona')

async function closeStates(): Promise<void> {
  await (await app.container.make(CloseStates)).execute()
  await runDue()
}

const pausesOf = (user: TestUser) =>
  rows('select paused_for, paused_at from users where id = ?', user.id)
const told = (user: TestUser) => sms.textsTo(user.phone).filter((one) => one === ARIZONA)
const asUser = (client: ApiClient, user: TestUser) => ({
  get: (path: string) => client.get(path).as(user),
  post: (path: string, body: object) => client.post(path).as(user).json(body),
  patch: (path: string, body: object) => client.patch(path).as(user).json(body),
  put: (path: string, body: object) => client.put(path).as(user).json(body),
})

test.group('Closed and restricted states', (group) => {
  freshDatabase(group)
  group.each.setup(() => () => {
    Object.assign(config, { closed: [], restricted: [] })
  })
  const close = (...closed: string[]) => Object.assign(config, { closed })
  const restrict = (...restricted: string[]) => Object.assign(config, { restricted })

  test('an area code names one state, every state has some, and other countries have none', ({
    assert,
  }) => {
    const all = Object.keys(STATES).flatMap((state) => [...prefixesOf(state)])
    assert.lengthOf(new Set(all), all.length)
    for (const state of Object.keys(STATES)) {
      assert.isNotEmpty(prefixesOf(state), state)
      for (const prefix of prefixesOf(state)) assert.equal(stateOfNumber(`${prefix}5550100`), state)
    }
    for (const phone of ['+14165550100', '+447700900123', '+17875550100'])
      assert.isNull(stateOfNumber(phone))
  })

  test('the setting is read to the letter', ({ assert }) => {
    assert.deepEqual(readStates('CLOSED_STATES', 'AZ,TX'), ['AZ', 'TX'])
    assert.isUndefined(readStates('CLOSED_STATES'))
    for (const wrong of ['az', 'AZ, TX', 'Arizona', ',AZ'])
      assert.throws(() => readStates('CLOSED_STATES', wrong), /must be states such as AZ,TX/)
  })

  test('nobody signs up with a number of a closed state: they are told, and no code is sent', async ({
    client,
    assert,
  }) => {
    close('AZ')
    const ask = (phoneNumber: string) => client.post('/api/send-verification').json({ phoneNumber })
    const refused = await ask(IN_ARIZONA.phone)
    refused.assertStatus(403)
    assert.equal(refused.body().message, 'Everly is not available in Arizona.')
    assert.lengthOf(sms.sent, 0)
    ;(await ask('+12025550123')).assertStatus(200)
  })

  test('but a member who named another state may take one', async ({ client, assert }) => {
    const user = await onboardedUser()
    await rows(`update users set state = 'TX' where id = ? returning id`, user.id)
    close('AZ')
    const wish = { phone: IN_ARIZONA.phone, countryCode: '+1', currentPassword: PASSWORD }
    const asked = await asUser(client, user).post('/api/request-phone-change', wish)
    asked.assertStatus(200)
    await rows(`update users set state = null where id = ? returning id`, user.id)
    const refused = await asUser(client, user).post('/api/request-phone-change', wish)
    assert.equal(refused.status(), 403)
  })

  test('who lives there is told once, is texted no more, and may still take along what is theirs', async ({
    client,
    assert,
  }) => {
    const [user, other] = [await onboardedUser(IN_ARIZONA), await onboardedUser()]
    close('AZ')
    await closeStates()
    await closeStates()
    assert.lengthOf(told(user), 1)
    assert.lengthOf(told(other), 0)
    const asked = model.asked.length
    await text(user, 'hey, are you there?')
    await pass(MINUTE)
    assert.lengthOf(model.asked, asked)
    const { get, post } = asUser(client, user)
    assert.equal((await get('/api/signup')).body().signup.accountPause, 'closed_state')
    ;(await post('/api/export', { currentPassword: PASSWORD })).assertStatus(200)
    await text(user, 'i want to kill myself')
    await pass(MINUTE)
    assert.equal(sms.lastTo(user.phone), crisisText('+1'))
  })

  test('in the night they are told in the morning, and not at all once the state is open again', async ({
    assert,
  }) => {
    clock.at('2026-11-18T10:00:00Z')
    const [user, other] = [
      await onboardedUser({ ...IN_ARIZONA, timeZone: 'America/Phoenix' }),
      await onboardedUser({ phone: '+14805550124', timeZone: 'America/Phoenix' }),
    ]
    close('AZ')
    await closeStates()
    assert.lengthOf(told(user), 0)
    await rows(`update users set state = 'CA' where id = ? returning id`, other.id)
    await closeStates()
    await pass(4 * HOUR, MINUTE)
    assert.lengthOf(told(user), 0)
    await pass(HOUR, MINUTE)
    assert.lengthOf(told(user), 1)
    assert.lengthOf(told(other), 0)
    const dropped = await rows<{ reason: string }>(
      `select reason from messages where state = 'failed' and user_id = ?`,
      other.id
    )
    assert.isNotEmpty(dropped)
    for (const { reason } of dropped) assert.property(REASON_WORDS, reason)
  })

  test('a long stop of all sends delays what they are told, and no more', async ({
    assert,
    cleanup,
  }) => {
    const user = await onboardedUser(IN_ARIZONA)
    close('AZ')
    const lift = setLimits('sends', { areAllStopped: true })
    cleanup(lift)
    await closeStates()
    await pass(3 * DAY, HOUR)
    assert.lengthOf(told(user), 0)
    lift()
    await pass(HOUR, MINUTE)
    assert.lengthOf(told(user), 1)
  })

  test('what they pay for is not renewed', async ({ assert }) => {
    const user = await onboardedUser(IN_ARIZONA)
    close('AZ')
    await (await app.container.make(CloseStates)).execute()
    const jobs = await rows(`select payload from jobs where kind = 'end_renewal'`)
    assert.lengthOf(jobs, 1)
    await runDue()
    assert.lengthOf(await rows(`select id from jobs where kind = 'end_renewal'`), 0)
    assert.lengthOf(told(user), 1)
  })

  test('the state they name counts more than their area code, and an opened state lets them in', async ({
    client,
    assert,
  }) => {
    const [moved, came] = [await onboardedUser(IN_ARIZONA), await onboardedUser()]
    close('AZ')
    await closeStates()
    await asUser(client, moved).put('/api/preferences', { state: 'CA' })
    await asUser(client, came).put('/api/preferences', { state: 'AZ' })
    await runDue()
    assert.deepEqual(await pausesOf(moved), [{ paused_for: null, paused_at: null }])
    assert.containSubset((await pausesOf(came))[0], { paused_for: 'closed_state' })
    assert.lengthOf(told(came), 1)
    close()
    await closeStates()
    assert.containSubset((await pausesOf(came))[0], { paused_for: null })
  })

  test('whoever is let in is answered what they wrote meanwhile', async ({ client, assert }) => {
    const user = await onboardedUser(IN_ARIZONA)
    close('AZ')
    await closeStates()
    await text(user, 'are you there?')
    await pass(MINUTE)
    const before = sms.textsTo(user.phone).length
    await asUser(client, user).put('/api/preferences', { state: 'CA' })
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(user.phone), before + 1)
  })

  test('a pause of staff stays one', async ({ assert }) => {
    const user = await onboardedUser(IN_ARIZONA)
    await rows(
      `update users set paused_at = 1, paused_for = 'staff' where id = ? returning id`,
      user.id
    )
    close('AZ')
    await closeStates()
    close()
    await closeStates()
    assert.containSubset((await pausesOf(user))[0], { paused_for: 'staff' })
    assert.lengthOf(told(user), 0)
  })

  test('in a restricted state no romantic style is chosen, and who was romantic is a friend', async ({
    client,
    assert,
  }) => {
    const before = await onboardedUser(IN_ARIZONA)
    const user = await signedUpUser({ phone: '+14805550124' })
    restrict('AZ')
    const { get, post, patch } = asUser(client, user)
    const sweet = { ...VALENTINA, personality: 'sweet' }
    const refused = await post('/api/girlfriend', { ...sweet, relationshipStyle: 'girlfriend' })
    refused.assertStatus(403)
    assert.match(refused.body().errors.relationshipStyle, /she can be a friend or supportive/)
    ;(await post('/api/girlfriend', { ...sweet, relationshipStyle: 'friend' })).assertStatus(201)
    assert.isTrue((await get('/api/signup')).body().signup.isRestricted)
    const changed = await patch('/api/girlfriend', { ...sweet, relationshipStyle: 'flirt' })
    changed.assertStatus(403)
    const shown = await asUser(client, before).get('/api/girlfriend')
    assert.equal(shown.body().girlfriend.relationshipStyle, 'friend')
    await text(before, 'hey you')
    await pass(MINUTE)
    assert.equal(model.asked.at(-1)?.scene.persona.relationshipStyle, 'friend')
  })

  test('nor is a romantic personality, and who had one is sweet', async ({ client, assert }) => {
    const before = await onboardedUser(IN_ARIZONA)
    const user = await signedUpUser({ phone: '+14805550124' })
    restrict('AZ')
    const { post, patch } = asUser(client, user)
    const friend = { ...VALENTINA, relationshipStyle: 'friend' }
    for (const personality of ['flirty', 'romantic']) {
      const refused = await post('/api/girlfriend', { ...friend, personality })
      refused.assertStatus(403)
      assert.match(refused.body().errors.personality, /can’t be flirty or romantic/)
    }
    ;(await post('/api/girlfriend', { ...friend, personality: 'funny' })).assertStatus(201)
    ;(await patch('/api/girlfriend', { personality: 'flirty' })).assertStatus(403)
    ;(await patch('/api/girlfriend', { backstory: 'You paint.' })).assertStatus(200)
    const shown = await asUser(client, before).get('/api/girlfriend')
    assert.equal(shown.body().girlfriend.personality, 'sweet')
    await text(before, 'hey you')
    await pass(MINUTE)
    assert.equal(model.asked.at(-1)?.scene.persona.personality, 'sweet')
  })

  test('the text fits two plain segments in every state', ({ assert }) => {
    const address = `${'s'.repeat(20)}@${'d'.repeat(25)}.com`
    const longest = { ...names, brand: 'B'.repeat(30), supportEmail: address }
    for (const state of Object.values(STATES)) {
      for (const body of [closedText(state), closedText(state, longest)]) {
        const { segments, encoding } = countSegments(body)
        assert.isTrue(segments <= 2 && encoding === 'GSM-7', body)
      }
    }
  })
})
