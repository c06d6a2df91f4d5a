import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { MINUTE } from '#app/core/clock/durations'
import { FireSchedule } from '#app/schedules/firings/fire_schedule'
import { SendFirings } from '#app/schedules/firings/send_firings'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { ASKED_AT, begun, goTo, INTERVIEW, personSheMayText } from '#tests/open_loops'
import {
  clock,
  freshDatabase,
  model,
  onboardedUser,
  pass,
  rows,
  runDue,
  say,
  sms,
  type TestUser,
  text,
} from '#tests/world'

const NAMES_IT = 'Lisbon again, lucky you.'
const WRITTEN_ANEW = 'Lucky you. Tell me more.'
const DUE = '2026-11-18T19:00:00Z'
/** She has written her text for `DUE` by then. */
const WRITTEN_AHEAD = '2026-11-18T18:58:00Z'

async function personOfLisbon(): Promise<TestUser> {
  const user = await onboardedUser()
  await say(user, 'I live in Lisbon')
  await pass(2 * MINUTE, 2000)
  return user
}

async function forgetLisbon(client: ApiClient, user: TestUser): Promise<void> {
  const [memory] = await rows<{ id: number }>(
    `select id from memories where user_id = ? and body like '%Lisbon%'`,
    user.id
  )
  const response = await client.delete(`/api/memories/${memory?.id}`).as(user)
  response.assertStatus(200)
}

async function schedule(client: ApiClient, user: TestUser, customMessage?: string) {
  const response = await client
    .post('/api/schedule-message')
    .as(user)
    .json({ messageType: 'task_reminder', time: '14:00', customMessage })
  return response.body().id as number
}

/** Claims it and writes its text down; nobody has sent it yet. */
async function fire(scheduleId: number): Promise<void> {
  clock.at(DUE)
  await (await app.container.make(FireSchedule)).execute({ scheduleId })
  const firings = await rows<{ id: number }>('select id from firings')
  const send = await app.container.make(SendFirings)
  await send.execute({ firingIds: firings.map(({ id }) => id) })
}

const written = (user: TestUser) =>
  rows<{ body: string }>('select body from messages where user_id = ?', user.id)
const askedSince = (count: number) => JSON.stringify(model.asked.slice(count))

test.group('Something is forgotten while she writes a reply', (group) => {
  freshDatabase(group)

  for (const restarts of [0, 99]) {
    test(`it is written anew, also with ${restarts} restarts behind it`, async ({
      assert,
      client,
    }) => {
      const user = await personOfLisbon()
      const before = sms.textsTo(user.phone).length
      const asked = model.asked.length
      model.say(NAMES_IT, WRITTEN_ANEW)
      model.whileWriting = async () => {
        await rows('update conversations set restarts = ? returning id', restarts)
        await forgetLisbon(client, user)
      }
      await text(user, 'back home now')
      await pass(MINUTE, 2000)
      assert.lengthOf(sms.textsTo(user.phone), before + 1)
      assert.include(sms.lastTo(user.phone), WRITTEN_ANEW)
      assert.notMatch(JSON.stringify(await written(user)), /Lisbon/)
      assert.notMatch(askedSince(asked + 1), /Lisbon/)
    })
  }

  test('one that stood in the line already is written anew too', async ({ assert, client }) => {
    const user = await personOfLisbon()
    model.say(NAMES_IT, WRITTEN_ANEW)
    await text(user, 'back home now')
    await pass(6000)
    assert.lengthOf(
      await rows(`update messages set is_held = false where state = 'queued' returning id`),
      1
    )
    await rows(`delete from jobs where kind = 'reply' returning id`)
    await forgetLisbon(client, user)
    await pass(MINUTE, 2000)
    assert.include(sms.lastTo(user.phone), WRITTEN_ANEW)
    assert.notMatch(sms.textsTo(user.phone).at(-2) ?? '', /Lisbon again/)
  })

  test('what they asked her to forget is answered once', async ({ assert }) => {
    const user = await personOfLisbon()
    const before = sms.textsTo(user.phone).length
    await say(user, 'forget where I live')
    await pass(5 * MINUTE, 2000)
    await say(user, 'forget that')
    await pass(5 * MINUTE, 2000)
    assert.lengthOf(sms.textsTo(user.phone), before + 2)
  })
})

test.group('Something is forgotten before a text of hers leaves', (group) => {
  freshDatabase(group)

  test('one written ahead is written anew', async ({ assert, client }) => {
    const user = await personOfLisbon()
    await schedule(client, user)
    model.say(NAMES_IT, WRITTEN_ANEW)
    await goTo(WRITTEN_AHEAD)
    assert.match(JSON.stringify(await rows('select prepared_text from schedules')), /Lisbon again/)
    await forgetLisbon(client, user)
    assert.notMatch(JSON.stringify(await rows('select prepared_text from schedules')), /Lisbon/)
    await goTo(DUE)
    assert.include(sms.lastTo(user.phone), WRITTEN_ANEW)
  })

  test('while it is written ahead', async ({ assert, client }) => {
    const user = await personOfLisbon()
    await schedule(client, user)
    model.say(NAMES_IT, WRITTEN_ANEW)
    model.whileWriting = () => forgetLisbon(client, user)
    await goTo(WRITTEN_AHEAD)
    assert.match(JSON.stringify(await rows('select prepared_text from schedules')), /Lucky you/)
    await goTo(DUE)
    assert.include(sms.lastTo(user.phone), WRITTEN_ANEW)
    assert.notMatch(sms.textsTo(user.phone).join(' '), /Lisbon again/)
  })

  test('while it is written at its hour', async ({ assert, client }) => {
    const user = await personOfLisbon()
    await schedule(client, user)
    await rows(`delete from jobs where kind = 'prepare_schedule' returning id`)
    model.say(NAMES_IT, WRITTEN_ANEW)
    model.whileWriting = () => forgetLisbon(client, user)
    await goTo(DUE)
    await pass(MINUTE)
    assert.include(sms.lastTo(user.phone), WRITTEN_ANEW)
    assert.notMatch(sms.textsTo(user.phone).join(' '), /Lisbon again/)
  })

  test('one that waits in the line ends, with its reason and its charge given back', async ({
    assert,
    client,
  }) => {
    const user = await personOfLisbon()
    const scheduleId = await schedule(client, user)
    model.say(NAMES_IT)
    await goTo(WRITTEN_AHEAD)
    await fire(scheduleId)
    const scheduled = `select state, body, reason from messages where kind = 'scheduled'`
    assert.match(JSON.stringify(await rows(scheduled)), /queued.*Lisbon again/)
    await forgetLisbon(client, user)
    assert.deepEqual(await rows(scheduled), [
      { state: 'failed', body: '[forgotten]', reason: 'it named what you had forgotten for good' },
    ])
    await runDue()
    assert.notMatch(sms.textsTo(user.phone).join(' '), /Lisbon again/)
    const charges = `select entry from allowance_entries where charge_key like 'firing:%' order by id`
    assert.deepEqual(await rows(charges), [{ entry: 'reserve' }, { entry: 'give_back' }])
  })

  test('one on its way that the provider does not take is not sent later', async ({
    assert,
    client,
  }) => {
    const user = await personOfLisbon()
    const scheduleId = await schedule(client, user)
    model.say(NAMES_IT)
    await goTo(WRITTEN_AHEAD)
    sms.whileSending = () => forgetLisbon(client, user)
    sms.failNext(new SmsGatewayError('not_sent', null))
    await fire(scheduleId)
    await pass(5 * MINUTE)
    assert.isUndefined(sms.whileSending)
    assert.notMatch(sms.textsTo(user.phone).join(' '), /Lisbon again|forgotten/)
  })

  test("a reminder in the person's own words goes as they set it", async ({ assert, client }) => {
    const user = await personOfLisbon()
    const scheduleId = await schedule(client, user, 'Book the flight to Lisbon')
    await fire(scheduleId)
    await forgetLisbon(client, user)
    await runDue()
    assert.include(sms.lastTo(user.phone), 'Book the flight to Lisbon')
  })

  test('while she begins by herself', async ({ assert, client }) => {
    const user = await personSheMayText(client)
    await say(user, 'I live in Lisbon')
    await say(user, INTERVIEW)
    model.say(NAMES_IT, WRITTEN_ANEW)
    model.whileWriting = () => forgetLisbon(client, user)
    await goTo(ASKED_AT)
    const texts = await begun()
    assert.lengthOf(texts, 1)
    assert.include(texts[0]?.body ?? '', WRITTEN_ANEW)
    assert.equal(sms.lastTo(user.phone), texts[0]?.body)
  })
})
