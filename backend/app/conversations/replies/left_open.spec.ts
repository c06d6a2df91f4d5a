import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { HOUR, MINUTE } from '#app/core/clock/durations'
import { SettleSend } from '#app/texting/delivery/settle_send'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import {
  clock,
  database,
  freshDatabase,
  moderation,
  onboardedUser,
  pass,
  rows,
  sms,
  type TestUser,
  text,
} from '#tests/world'

const CRISIS = 'I want to kill myself'

const repliesTo = ({ id }: TestUser) =>
  rows<{ id: number; state: string; created_at: number }>(
    `select id, state, created_at from messages where kind = 'reply' and user_id = ? order by id`,
    id
  )
const unanswered = () =>
  rows(`select id from messages where direction = 'inbound' and answered_by is null`)

/** In words the carrier filters, so that it is not tried again. */
async function isLost(id: number): Promise<void> {
  const settle = await app.container.make(SettleSend)
  const failure = { reason: 'filtered', errorCode: 30007 }
  await (
    await database()
  ).transaction((tx) => settle.move(tx, { id, state: 'undelivered', failure }))
}

/** So often the provider takes nothing. */
function takesNothing(times: number): void {
  for (let tries = 0; tries < times; tries++) sms.failNext(new SmsGatewayError('not_sent', null))
}

test.group('A text that was left open', (group) => {
  freshDatabase(group)

  test('is answered when the message that was lost comes back', async ({ assert }) => {
    const user = await onboardedUser({ messages: 1 })
    await text(user, 'how was your day')
    await pass(MINUTE)
    await text(user, 'and the evening?')
    await pass(MINUTE)
    const [first, ...none] = await repliesTo(user)
    assert.isEmpty(none)
    await isLost(first?.id ?? 0)
    await pass(MINUTE)
    assert.equal((await repliesTo(user))[1]?.state, 'sent')
    assert.isEmpty(await unanswered())
  })

  test('hours ago wakes nobody when a message comes back in the night', async ({ assert }) => {
    const user = await onboardedUser({ messages: 1 })
    clock.at('2026-11-19T03:00:00Z')
    await text(user, 'how was your day')
    await pass(MINUTE)
    await text(user, 'and the evening?')
    await pass(4 * HOUR, MINUTE)
    await isLost((await repliesTo(user))[0]?.id ?? 0)
    await pass(5 * HOUR, MINUTE)
    assert.lengthOf(await repliesTo(user), 1)
    await pass(2 * HOUR, MINUTE)
    assert.equal((await repliesTo(user))[1]?.state, 'sent')
  })

  test('hours ago wakes nobody when the provider is back in the night', async ({ assert }) => {
    const user = await onboardedUser()
    clock.at('2026-11-19T03:00:00Z')
    takesNothing(1000)
    await text(user, 'are you still up?')
    await pass(4 * HOUR, MINUTE)
    sms.reset()
    await pass(5 * HOUR, MINUTE)
    assert.isEmpty((await repliesTo(user)).filter(({ state }) => state === 'sent'))
    await pass(2 * HOUR, MINUTE)
    const [sent] = (await repliesTo(user)).filter(({ state }) => state === 'sent')
    assert.isAtLeast(sent?.created_at ?? 0, Date.parse('2026-11-19T13:00:00Z'))
  })

  test('hours ago and found only now wakes nobody, and a new one is answered', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    const writtenAt = Date.parse('2026-11-19T03:05:00Z')
    clock.at('2026-11-19T08:30:00Z')
    moderation.flag('a knife', {})
    await text(user, 'are you still up?', { at: writtenAt })
    await pass(MINUTE)
    assert.isNotEmpty(moderation.asked)
    await pass(HOUR, MINUTE)
    assert.isEmpty(await repliesTo(user))
    await text(user, 'i cannot sleep')
    await pass(MINUTE)
    assert.lengthOf(await repliesTo(user), 1)
    assert.isEmpty(await unanswered())
  })

  test('is answered after a pause that began while its reply was tried', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    takesNothing(1)
    sms.whileSending = async () => void (await paused(true))
    const paused = (isPaused: boolean) => client.put('/api/preferences').as(user).json({ isPaused })
    await text(user, 'how was your day')
    await pass(2 * HOUR, MINUTE)
    assert.isEmpty((await repliesTo(user)).filter(({ state }) => state === 'sent'))
    await paused(false)
    await pass(2 * MINUTE)
    assert.equal((await repliesTo(user)).at(-1)?.state, 'sent')
  })

  test('is not answered after the text for somebody in danger', async ({ assert }) => {
    const user = await onboardedUser()
    takesNothing(1)
    sms.whileSending = async () => void (await text(user, CRISIS))
    await text(user, 'tell me a joke')
    await pass(2 * HOUR, MINUTE)
    assert.isEmpty((await repliesTo(user)).filter(({ state }) => state === 'sent'))
    assert.include(sms.lastTo(user.phone), '988')
    assert.isEmpty(await unanswered())
  })
})
