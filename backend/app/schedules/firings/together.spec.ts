import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { MINUTE } from '#app/core/clock/durations'
import { ClaimDue } from '#app/schedules/firings/claim_due'
import { EndStranded } from '#app/schedules/firings/end_stranded'
import { SendFirings } from '#app/schedules/firings/send_firings'
import { DeleteAccount } from '#app/privacy/delete_account'
import { StartOver } from '#app/privacy/start_over'
import {
  clock,
  freshDatabase,
  model,
  onboardedUser,
  pass,
  rows,
  runDue,
  sms,
  type TestUser,
} from '#tests/world'

const DUE = '2026-11-18T19:00:00Z'

async function schedule(client: ApiClient, user: TestUser, wish: object = {}): Promise<void> {
  await client
    .post('/api/schedule-message')
    .as(user)
    .json({
      messageType: 'task_reminder',
      time: '14:00',
      customMessage: 'Call grandma',
      ...wish,
    })
}

const grandmas = (user: TestUser) =>
  sms.textsTo(user.phone).filter((body) => body.includes('grandma')).length
const claim = async () => (await (await app.container.make(ClaimDue)).execute()).looked

test.group('Schedules that fire together', (group) => {
  freshDatabase(group)

  for (const how of ['leaves', 'starts over'] as const) {
    test(`one person ${how} between the claim and the sending: the others get theirs`, async ({
      client,
      assert,
    }) => {
      const users = [await onboardedUser(), await onboardedUser(), await onboardedUser()]
      for (const user of users) await schedule(client, user)
      clock.at(DUE)
      await claim()
      const [first, ...others] = users
      const going = how === 'leaves' ? DeleteAccount : StartOver
      const action = await app.container.make<typeof DeleteAccount | typeof StartOver>(going)
      await action.execute(first!.id)
      await pass(40 * MINUTE, MINUTE)
      assert.deepEqual(others.map(grandmas), [1, 1])
      assert.equal(grandmas(first!), 0)
    })
  }

  test('a zone nobody knows, on one row, lets the others fire', async ({ client, assert }) => {
    const [lost, other] = [await onboardedUser(), await onboardedUser()]
    await schedule(client, lost)
    await schedule(client, other)
    await rows(`update users set time_zone = 'Mars/Olympus' where id = ? returning id`, lost.id)
    clock.at(DUE)
    await pass(40 * MINUTE, MINUTE)
    assert.equal(grandmas(other), 1)
    assert.equal(grandmas(lost), 0)
  })

  test('some with words, one without, one just talking: each goes once, in its own way', async ({
    client,
    assert,
  }) => {
    const users = [await onboardedUser(), await onboardedUser(), await onboardedUser()]
    const [own, hers, other] = users
    await schedule(client, own!)
    await schedule(client, hers!, { customMessage: '' })
    await schedule(client, other!)
    await rows(`delete from jobs where kind = 'prepare_schedule' returning id`)
    clock.at(DUE)
    model.say('Do your piano, I believe in you.')
    await runDue()
    assert.deepEqual([grandmas(own!), grandmas(other!)], [1, 1])
    assert.match(sms.lastTo(hers!.phone), /piano/)
    const states = await rows<{ state: string }>('select state from firings')
    assert.deepEqual(
      states.map(({ state }) => state),
      ['queued', 'queued', 'queued']
    )
    assert.lengthOf(await rows(`select id from allowance_entries where entry = 'reserve'`), 3)
  })

  test('the second of one person waits until the first is written, however long that takes', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    for (const messageType of ['random_sweet', 'lunch_check']) {
      await schedule(client, user, { messageType, customMessage: '' })
    }
    await rows(`delete from jobs where kind = 'prepare_schedule' returning id`)
    clock.at(DUE)
    await claim()
    const [, second] = await rows<{ id: number }>('select id from firings order by id')
    const send = await app.container.make(SendFirings)
    clock.advance(MINUTE)
    await send.execute({ firingIds: [second!.id] })
    const states = () => rows('select state from firings order by id')
    assert.deepEqual(await states(), [{ state: 'claimed' }, { state: 'claimed' }])
    await pass(2 * MINUTE, MINUTE / 4)
    assert.deepEqual(await states(), [{ state: 'queued' }, { state: 'queued' }])
  })

  test('a job that gives up leaves no firing about to go for ever', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user)
    clock.at(DUE)
    await claim()
    await rows(`update jobs set status = 'dead' where kind = 'send_firings' returning id`)
    const endStranded = await app.container.make(EndStranded)
    await endStranded.execute()
    assert.deepEqual(await rows('select state from firings'), [{ state: 'claimed' }])
    clock.advance(3 * 60 * MINUTE + 1)
    await endStranded.execute()
    assert.deepEqual(await rows('select state, reason from firings'), [
      { state: 'dropped', reason: 'it was no longer timely' },
    ])
  })
})
