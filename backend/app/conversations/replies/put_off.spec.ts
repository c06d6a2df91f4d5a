import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { Entitlement } from '#app/billing/purchases/entitlement'
import { MINUTE } from '#app/core/clock/durations'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { wakingTime } from '#app/texting/gate/waking_time'
import { checkEachRow } from '#tests/check_each_row'
import { setLimits } from '#tests/own_limits'
import {
  clock,
  database,
  freshDatabase,
  onboardedUser,
  pass,
  rows,
  say,
  type TestUser,
} from '#tests/world'

const ZONE = 'America/New_York'
const at = (local: string) => DateTime.fromISO(`2026-${local}`, { zone: ZONE }).toMillis()
const local = (instant: number) =>
  DateTime.fromMillis(instant, { zone: ZONE }).toFormat("LL-dd'T'HH:mm")

test.group('When an answer that has to wait is tried', () => {
  const LATE = { from: '22:00', until: '10:30' }
  const ALWAYS = { from: '00:00', until: '23:59' }
  /** Their last text, when it could be answered, quiet hours, when it is. */
  const ROWS: [string, string, { from: string; until: string } | null, string][] = [
    ['11-18T16:00', '11-19T00:00', null, '11-19T08:00'],
    ['11-18T16:00', '11-18T18:30', null, '11-18T18:30'],
    ['11-18T16:00', '11-18T21:30', null, '11-19T08:00'],
    ['11-18T22:30', '11-19T00:00', null, '11-19T00:00'],
    ['11-18T23:58', '11-19T00:03', LATE, '11-19T00:03'],
    ['11-18T16:00', '11-19T00:00', LATE, '11-19T10:30'],
    ['11-18T07:30', '11-19T00:00', null, '11-19T07:20'],
    ['11-18T16:00', '11-19T00:00', ALWAYS, '11-19T00:00'],
  ]
  test('is what the table says', ({ assert }) =>
    checkEachRow(ROWS, ([heard, from, quietHours, expected]) =>
      assert.equal(
        local(wakingTime(at(from), { heardAt: at(heard), timeZone: ZONE, quietHours })),
        expected
      )
    ))
})

const replies = () => rows<{ id: number }>(`select id from messages where kind = 'reply'`)
const open = () =>
  rows(`select id from messages where direction = 'inbound' and answered_by is null`)

/** Their daily limit was spent at 16:00 in New York, and one text waits. */
async function waitingUser(): Promise<TestUser> {
  const user = await onboardedUser({ messages: 0 })
  await rows('update users set daily_message_limit = 1 where id = ? returning id', user.id)
  clock.at('2026-11-18T21:00:00Z')
  await say(user, 'one')
  await say(user, 'two')
  return user
}

test.group('What waits for hours', (group) => {
  freshDatabase(group)

  test('is answered in the morning when the daily limit is whole again at midnight', async ({
    assert,
  }) => {
    await waitingUser()
    await pass(at('11-19T07:59') - clock.now(), 30 * MINUTE)
    assert.lengthOf(await replies(), 1)
    await pass(5 * MINUTE)
    assert.lengthOf(await replies(), 2)
    assert.isEmpty(await open())
  })

  test('is not dropped as too old for it', async ({ assert }) => {
    const user = await onboardedUser({ messages: 0 })
    await rows('update users set daily_message_limit = 1 where id = ? returning id', user.id)
    clock.at('2026-11-19T05:10:00Z')
    await say(user, 'one')
    await say(user, 'two, at ten past midnight')
    await pass(at('11-20T09:00') - clock.now(), 10 * MINUTE)
    assert.lengthOf(await replies(), 2)
    assert.isEmpty(await open())
  })

  test('is answered at once, at any hour, when its person does something about it', async ({
    assert,
  }) => {
    const user = await waitingUser()
    await pass(at('11-19T01:00') - clock.now(), 30 * MINUTE)
    const allowance = await app.container.make(Allowance)
    const entitlement = await app.container.make(Entitlement)
    await (
      await database()
    ).transaction(async (tx) => {
      await allowance.grant(tx.sql, { userId: user.id, amount: 5, key: 'a refill' })
      await entitlement.answerWhatWaits(tx, user.id)
    })
    await pass(MINUTE)
    assert.lengthOf(await replies(), 2)
  })

  test('waits for the morning also when sends go on again at night', async ({
    assert,
    cleanup,
  }) => {
    const user = await onboardedUser()
    clock.at('2026-11-19T00:30:00Z')
    const goOn = setLimits('sends', { areAllStopped: true })
    cleanup(goOn)
    await say(user, 'are you there?')
    await pass(at('11-18T23:00') - clock.now(), MINUTE)
    goOn()
    await pass(at('11-19T07:59') - clock.now(), 10 * MINUTE)
    assert.isEmpty(await replies())
    await pass(10 * MINUTE)
    assert.lengthOf(await replies(), 1)
  })
})
