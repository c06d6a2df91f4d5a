import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { ScheduleMetadata } from '#app/schedules/plan/contract'
import {
  clock,
  freshDatabase,
  model,
  onboardedUser,
  PASSWORD,
  rows,
  runDue,
  sms,
  type TestUser,
} from '#tests/world'
import { HOUR, MINUTE } from '#app/core/clock/durations'

const SURPRISE = { messageType: 'surprise', time: '10:00', until: '18:00' }
const OWN = { messageType: 'task_reminder', time: '14:00', customMessage: 'Call grandma' }

const save = (client: ApiClient, user: TestUser, wish: object) =>
  client.post('/api/schedule-message').as(user).json(wish)

async function listed(client: ApiClient, user: TestUser) {
  const response = await client.get('/api/activities?includeScheduled=true').as(user)
  const activities = response.body().activities as { metadata: string; activityType: string }[]
  return activities
    .filter(({ activityType }) => activityType === 'message_scheduled')
    .map(({ metadata }) => JSON.parse(metadata) as ScheduleMetadata)
}

const descriptions = () =>
  rows<{ description: string }>(
    `select description from activities where activity_type = 'message_scheduled' order by id`
  )
const firedOn = async () =>
  (await rows<{ local_date: string }>('select local_date from firings order by id')).map(
    ({ local_date: date }) => date
  )
/** When the text of the plan leaves: epoch milliseconds. */
async function plannedAt(): Promise<number> {
  const [row] = await rows<{ next_at: number }>('select next_at from schedules')
  return Number(row?.next_at)
}

test.group('A scheduled message on some days', (group) => {
  freshDatabase(group)

  test('goes on those alone, day after day', async ({ client, assert }) => {
    const user = await onboardedUser()
    // The tests begin on Wednesday, 18 November 2026.
    await save(client, user, { ...OWN, days: [5, 1] })
    for (let day = 18; day <= 24; day++) {
      for (const time of ['18:40:00', '19:00:00', '19:00:10']) {
        clock.at(`2026-11-${day}T${time}Z`)
        await runDue()
      }
    }
    assert.deepEqual(await firedOn(), ['2026-11-20', '2026-11-23'])
    assert.lengthOf(
      sms.textsTo(user.phone).filter((body) => body.includes('grandma')),
      2
    )
  })

  test('shows them, says them, and keeps them through an edit that knows nothing of days', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const { id } = (await save(client, user, { ...OWN, days: [6, 7, 6] })).body() as { id: number }
    assert.deepEqual(await descriptions(), [{ description: 'Task Reminder on weekends at 14:00' }])
    const edit = { ...OWN, time: '15:00', isEditing: true, editingId: id }
    ;(await save(client, user, edit)).assertStatus(200)
    const [kept] = await listed(client, user)
    assert.deepEqual(kept?.days, [6, 7])
    assert.equal(kept?.nextAt, '2026-11-21T20:00:00.000Z')
    ;(await save(client, user, { ...edit, days: [1, 3, 5] })).assertStatus(200)
    assert.deepEqual(await descriptions(), [
      { description: 'Task Reminder on Mondays, Wednesdays and Fridays at 15:00' },
    ])
    const file = await client.post('/api/export').as(user).json({ currentPassword: PASSWORD })
    assert.containsSubset(file.body().schedules, [{ days: [1, 3, 5], time: '15:00', until: null }])
  })

  test('go by the weekday of the zone, also after a move to another one', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await save(client, user, { ...OWN, time: '20:30', days: [4] })
    assert.equal((await listed(client, user))[0]?.nextAt, '2026-11-20T01:30:00.000Z')
    await client.put('/api/preferences').as(user).json({ timeZone: 'Asia/Tokyo' })
    await runDue()
    assert.equal((await listed(client, user))[0]?.nextAt, '2026-11-19T11:30:00.000Z')
  })

  test('“Send now” sends it on any day', async ({ client, assert }) => {
    const user = await onboardedUser()
    await save(client, user, { ...OWN, days: [7] })
    const sent = await client.post('/api/trigger-scheduled').as(user)
    sent.assertStatus(200)
    await runDue()
    assert.include(sms.lastTo(user.phone), 'Call grandma')
  })

  test('refused: {name}')
    .with([
      { name: 'none', days: [] },
      { name: 'a day that is none', days: [8] },
      { name: 'half a day', days: [1.5] },
      { name: 'a word', days: 'monday' },
    ])
    .run(async ({ client, assert }, { days }) => {
      const user = await onboardedUser()
      const response = await save(client, user, { ...OWN, days })
      response.assertStatus(422)
      assert.match(JSON.stringify(response.body().errors), /Please choose at least one day/)
    })
})

test.group('A surprise', (group) => {
  freshDatabase(group)

  test('goes once within its hours, in her own words, and nobody sees the minute before', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await save(client, user, { ...SURPRISE, days: [4] })
    // Ten in the morning of Thursday.
    const hoursBegin = '2026-11-19T15:00:00.000Z'
    const due = await plannedAt()
    const [shown] = await listed(client, user)
    assert.containsSubset(shown, { time: '10:00', until: '18:00', nextAt: hoursBegin })
    assert.notInclude(JSON.stringify(shown), new Date(due).toISOString())
    assert.isTrue(due >= Date.parse(hoursBegin) && due < Date.parse(hoursBegin) + 7.5 * HOUR)
    assert.deepEqual(await descriptions(), [
      { description: 'Surprise Me on Thursdays sometime between 10:00 and 18:00' },
    ])
    model.say('The light is doing something nice today.')
    for (const at of [due - 4 * MINUTE, due - 1, due]) {
      clock.at(new Date(at).toISOString())
      await runDue()
      const isThere = sms.lastTo(user.phone).includes('something nice')
      assert.equal(isThere, at === due)
    }
    assert.equal(model.asked.at(-1)?.scene.occasion, 'surprise')
    assert.deepEqual(await firedOn(), ['2026-11-19'])
  })

  test('is claimed for half an hour after its minute, and missed later', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await save(client, user, { ...SURPRISE, customMessage: 'Boo', days: [4] })
    clock.at(new Date((await plannedAt()) + 30 * MINUTE).toISOString())
    await runDue()
    assert.deepEqual(await rows('select state from firings'), [{ state: 'missed' }])
    clock.at(new Date((await plannedAt()) + 29 * MINUTE).toISOString())
    await runDue()
    assert.include(sms.lastTo(user.phone), 'Boo')
  })

  test('there is one, which may be changed, and it counts among the three', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const { id } = (await save(client, user, SURPRISE)).body() as { id: number }
    const second = await save(client, user, { ...SURPRISE, time: '08:00' })
    second.assertStatus(409)
    const edit = { ...SURPRISE, until: '20:00', isEditing: true, editingId: id }
    ;(await save(client, user, edit)).assertStatus(200)
    assert.equal((await listed(client, user))[0]?.until, '20:00')
    await save(client, user, OWN)
    await save(client, user, OWN)
    ;(await save(client, user, OWN)).assertStatus(409)
  })

  test('outside the usual hours is agreed to by saving it', async ({ client, assert }) => {
    const user = await onboardedUser()
    await save(client, user, { ...SURPRISE, time: '19:00', until: '23:00', days: [6, 7] })
    const proof = await rows<{ wording: string }>(
      `select wording from consents where event = 'slot_confirmed'`
    )
    assert.deepEqual(proof, [
      {
        wording:
          'By saving you agree to get this text sometime between 19:00 and 23:00 on weekends, ' +
          'outside the usual hours of 08:00 to 21:00.',
      },
    ])
  })

  test('has no part in the quiet hours', async ({ client, assert }) => {
    const user = await onboardedUser()
    await rows(
      `update users set quiet_from = '17:00', quiet_until = '19:00' where id = ? returning id`,
      user.id
    )
    const response = await save(client, user, SURPRISE)
    response.assertStatus(422)
    assert.match(String(response.body().errors.time), /quiet hours \(17:00 to 19:00\)/)
    ;(await save(client, user, { ...SURPRISE, until: '17:00' })).assertStatus(201)
  })

  test('refused: hours {name}')
    .with([
      { name: 'without an end', until: undefined },
      { name: 'shorter than two', until: '11:59' },
      { name: 'over midnight', until: '02:00' },
    ])
    .run(async ({ client, assert }, { until }) => {
      const user = await onboardedUser()
      const response = await save(client, user, { ...SURPRISE, until })
      response.assertStatus(422)
      assert.match(String(response.body().errors.until), /at least 2 hours later/)
    })
})
