import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { setLimits } from '#tests/own_limits'
import { Allowance } from '#app/ledgers/allowance/allowance'
import type { OutboundKind } from '#app/models/kinds'
import { PickTexts } from '#app/texting/sending/pick_texts'
import { SendLoop } from '#app/texting/sending/send_loop'
import { Switches } from '#app/ledgers/switches/switches'
import { queueText } from '#tests/queue_text'
import {
  clock,
  database,
  freshDatabase,
  model,
  onboardedUser,
  pass,
  rows,
  runDue,
  signedUpUser,
  sms,
  type TestUser,
  text,
} from '#tests/world'
import { HOUR, MINUTE } from '#app/core/clock/durations'

const BY = { actorId: null, reason: 'a drill' }

const switches = () => app.container.make(Switches)
const turn = async (way: 'stopAllSends' | 'startAllSends') => {
  const { transaction } = await bound()
  const all = await switches()
  return transaction((tx) => all[way](tx, BY))
}
async function bound() {
  const all = await database()
  return { transaction: all.transaction.bind(all), read: all.read }
}
const bodies = () => sms.sent.map(({ body }) => body)

test.group('The switch for all sends', (group) => {
  let user: TestUser
  freshDatabase(group)
  group.each.setup(async () => {
    user = await onboardedUser({ messages: 100 })
    sms.reset()
  })

  test('is told with its reason, who turned it and when; turning it twice changes nothing', async ({
    assert,
  }) => {
    const { read } = await database()
    const all = await switches()
    assert.isFalse(await all.areAllSendsStopped(read))
    assert.equal(await turn('startAllSends'), 'same')
    assert.equal(await turn('stopAllSends'), 'changed')
    clock.advance(MINUTE)
    assert.equal(await turn('stopAllSends'), 'same')
    assert.deepEqual(await all.find(read), {
      areAllStopped: true,
      isStoppedByEnvironment: false,
      reason: 'a drill',
      changedBy: null,
      changedAt: clock.now() - MINUTE,
    })
    assert.equal(await turn('startAllSends'), 'changed')
    assert.isFalse(await all.areAllSendsStopped(read))
  })

  test('no switch starts what the environment stops', async ({ assert, cleanup }) => {
    const { read } = await database()
    cleanup(setLimits('sends', { areAllStopped: true }))
    await turn('stopAllSends')
    await turn('startAllSends')
    const state = await new Switches(clock).find(read)
    assert.isTrue(state.areAllStopped)
    assert.isTrue(state.isStoppedByEnvironment)
  })

  test('holds a text back and lets it go at once when it is lifted', async ({ assert }) => {
    await turn('stopAllSends')
    const id = await queueText(user, 'about your plan')
    await runDue()
    assert.deepEqual(bodies(), [])
    const [held] = await rows<{ verdict: string; due_at: number }>(
      'select verdict, due_at from messages where id = ?',
      id
    )
    assert.equal(held?.verdict, 'defer: all sends are stopped')
    assert.isAbove(held?.due_at ?? 0, clock.now())
    await turn('startAllSends')
    await runDue()
    assert.deepEqual(bodies(), ['about your plan'])
  })

  test('STOP is confirmed and a crisis answered all the same', async ({ assert }) => {
    const other = await onboardedUser({ messages: 100 })
    sms.reset()
    await turn('stopAllSends')
    await text(other, 'I want to kill myself')
    await text(user, 'STOP')
    await pass(MINUTE)
    assert.include(sms.lastTo(other.phone), '988')
    assert.include(sms.lastTo(user.phone).toLowerCase(), 'no more')
  })

  test('what people wrote meanwhile is answered once it is lifted, and the model is asked only then', async ({
    assert,
  }) => {
    const asked = model.asked.length
    await turn('stopAllSends')
    await text(user, 'are you there?')
    await pass(3 * HOUR, MINUTE)
    assert.lengthOf(model.asked, asked)
    await turn('startAllSends')
    await pass(3 * MINUTE, 5000)
    assert.lengthOf(sms.textsTo(user.phone), 1)
  })

  test('a reply it held past its hour is given back and written anew', async ({ assert }) => {
    const allowance = await app.container.make(Allowance)
    const { bonusMessages: before } = await allowance.left(user.id)
    await text(user, 'are you there?')
    await pass(9000)
    await turn('stopAllSends')
    await pass(2 * HOUR, MINUTE)
    const [held] = await rows<{ state: string }>(`select state from messages where kind = 'reply'`)
    assert.equal(held?.state, 'failed')
    assert.equal((await allowance.left(user.id)).bonusMessages, before)
    await turn('startAllSends')
    await pass(3 * MINUTE, 5000)
    assert.lengthOf(sms.textsTo(user.phone), 1)
    assert.equal((await allowance.left(user.id)).bonusMessages, before - 1)
  })

  test('who came meanwhile gets her first text once it is lifted', async ({ assert }) => {
    await turn('stopAllSends')
    const late = await onboardedUser()
    await pass(5 * HOUR, MINUTE)
    assert.lengthOf(sms.textsTo(late.phone), 0)
    await turn('startAllSends')
    await pass(3 * MINUTE, 5000)
    assert.lengthOf(sms.textsTo(late.phone), 1)
  })

  test('a schedule of that hour asks no model meanwhile, and goes when it is lifted in time', async ({
    client,
    assert,
  }) => {
    await client
      .post('/api/schedule-message')
      .as(user)
      .json({ messageType: 'random_sweet', time: '14:00' })
    clock.at('2026-11-18T18:00:00Z')
    await turn('stopAllSends')
    const asked = model.asked.length
    clock.at('2026-11-18T18:20:00Z')
    await pass(50 * MINUTE, MINUTE)
    assert.lengthOf(model.asked, asked)
    await turn('startAllSends')
    await pass(2 * MINUTE, 5000)
    assert.lengthOf(model.asked, asked + 1)
    assert.lengthOf(sms.textsTo(user.phone), 1)
  })

  test('a schedule it held past its time is told as too late', async ({ client, assert }) => {
    await client
      .post('/api/schedule-message')
      .as(user)
      .json({ messageType: 'random_sweet', time: '14:00' })
    clock.at('2026-11-18T18:00:00Z')
    await turn('stopAllSends')
    const asked = model.asked.length
    await pass(9 * HOUR, 5 * MINUTE)
    assert.lengthOf(model.asked, asked)
    assert.deepEqual(await rows('select state, reason from firings'), [
      { state: 'dropped', reason: 'it was no longer timely' },
    ])
  })

  test('only staff gets codes', async ({ assert }) => {
    const admin = await signedUpUser({ role: 'admin' })
    await turn('stopAllSends')
    const pick = await app.container.make(PickTexts)
    for (const [person, isSent] of [
      [user, false],
      [admin, true],
    ] as const) {
      const id = await queueText(person, 'Your Everly code is 123456.', { kind: 'code' })
      const { text: picked } = await pick.pickUrgent(id)
      assert.equal(picked !== null, isSent)
    }
  })

  test('flipped while fifty texts are picked, none leaves once it stands', async ({ assert }) => {
    for (let count = 0; count < 60; count++) await queueText(user, `news ${count}`)
    const pick = await app.container.make(PickTexts)
    const picks = [pick.execute(50), pick.execute(50)]
    await turn('stopAllSends')
    const [before] = await rows<{ count: number }>(
      `select count(*) as count from messages where state = 'sending'`
    )
    await Promise.all(picks)
    const loop = await app.container.make(SendLoop)
    await loop.runDue()
    const [after] = await rows<{ count: number }>(
      `select count(*) as count from messages where state = 'sending'`
    )
    assert.equal(after?.count, before?.count)
    await turn('startAllSends')
    await loop.runDue()
    const left = await rows(`select id from messages where state = 'queued'`)
    assert.lengthOf(left, 0)
  })

  test('what waits for its hour anyway is not brought forward', async ({ assert }) => {
    const kind: OutboundKind = 'notice'
    const dueAt = clock.now() + 5 * MINUTE
    await queueText(user, 'later', { kind, dueAt })
    await turn('stopAllSends')
    await runDue()
    await turn('startAllSends')
    await runDue()
    assert.deepEqual(bodies(), [])
  })
})
