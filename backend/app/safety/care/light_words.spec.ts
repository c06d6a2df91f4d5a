import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { MINUTE } from '#app/core/clock/durations'
import { FireSchedule } from '#app/schedules/firings/fire_schedule'
import { SendFirings } from '#app/schedules/firings/send_firings'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { charged, ToldTexts } from '#tests/told_texts'
import { clock, freshDatabase, model, pass, rows, sms, type TestUser, text } from '#tests/world'

const DISTRESS = 'i want to kill myself tonight'
const LIGHT = 'Time for your walk now, the sun is out.'
const PILLS = 'Take your pills at two'
const DUE = '2026-11-18T19:00:00Z'

let told: ToldTexts

async function open(): Promise<() => Promise<void>> {
  told = await ToldTexts.open()
  return () => told.close()
}

const since = (count: number) => sms.textsTo(told.user.phone).slice(count)

const sentOf = (kind: string) =>
  rows<{ id: number }>(`select id from messages where kind like ? and state = 'sent'`, kind)

async function schedule(client: ApiClient, user: TestUser, customMessage?: string): Promise<void> {
  const wish = { messageType: 'task_reminder', time: '14:00', customMessage }
  const response = await client.post('/api/schedule-message').as(user).json(wish)
  clock.at(DUE)
  const scheduleId = response.body().id as number
  await (await app.container.make(FireSchedule)).execute({ scheduleId })
}

async function sendFirings(): Promise<void> {
  const firings = await rows<{ id: number }>('select id from firings')
  const send = await app.container.make(SendFirings)
  await send.execute({ firingIds: firings.map(({ id }) => id) })
}

test.group('Light words from before talk of self-harm', (group) => {
  freshDatabase(group)
  group.each.setup(open)

  test('do not leave when they wait: {$self}, and cost nothing')
    .with(['reply', 'scheduled', 'initiative', 'greeting'] as const)
    .run(async ({ assert }, kind) => {
      const before = sms.sent.length
      await told.write(told.draft(kind, { body: LIGHT }))
      await text(told.user, DISTRESS)
      await pass(5 * MINUTE)
      assert.notInclude(since(before).join('\n'), LIGHT)
      assert.include(since(before).join('\n'), '988')
      assert.equal(await charged(), 0)
    })

  test('do not come a second time when the carrier lost them: {$self}')
    .with(['reply', 'scheduled', 'greeting'] as const)
    .run(async ({ assert }, kind) => {
      const { id } = await told.send(told.draft(kind, { body: LIGHT }))
      const before = sms.sent.length
      await text(told.user, DISTRESS)
      await told.tell(id, 'undelivered', 30008)
      await pass(5 * MINUTE)
      assert.notInclude(since(before).join('\n'), LIGHT)
      assert.include(since(before).join('\n'), '988')
    })

  test('are written anew when they were being written for an hour that was set', async ({
    client,
    assert,
  }) => {
    await schedule(client, told.user)
    model.say(LIGHT)
    model.whileWriting = async () => void (await text(told.user, DISTRESS))
    await sendFirings()
    await pass(10 * MINUTE)
    assert.notInclude(sms.textsTo(told.user.phone).join('\n'), LIGHT)
    assert.lengthOf(await sentOf('scheduled%'), 1)
  })

  test('do not wait again when the provider did not take them', async ({ assert }) => {
    const id = await told.write(told.draft('scheduled', { body: LIGHT }))
    const before = sms.sent.length
    sms.failNext(new SmsGatewayError('not_sent', null))
    sms.whileSending = async () => void (await text(told.user, DISTRESS))
    await pass(10 * MINUTE)
    assert.notInclude(since(before).join('\n'), LIGHT)
    assert.equal((await told.read(id)).state, 'failed')
  })

  test('stay when they are the person’s own', async ({ client, assert }) => {
    await schedule(client, told.user, PILLS)
    await sendFirings()
    await text(told.user, 'my friend wants to kill himself tonight')
    await pass(MINUTE)
    const [sent] = await sentOf('scheduled%')
    assert.include(sms.textsTo(told.user.phone).join('\n'), PILLS)
    await told.tell(sent?.id ?? 0, 'undelivered', 30008)
    await text(told.user, DISTRESS)
    await pass(5 * MINUTE)
    const [again] = await told.secondTriesOf(sent?.id ?? 0)
    assert.equal((await told.read(again?.id ?? 0)).state, 'sent')
  })
})
