import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { listScheduled } from '#app/people/activities/scheduled_activities'
import { SaveSchedule } from '#app/schedules/plan/save_schedule'
import { charged, conversationOf, ToldTexts } from '#tests/told_texts'
import { clock, database, freshDatabase, onboardedUser, pass, rows, sms, text } from '#tests/world'
import { HOUR, MINUTE, SECOND } from '#app/core/clock/durations'

interface Miss {
  outcome: string
}

let told: ToldTexts

async function open(): Promise<() => Promise<void>> {
  told = await ToldTexts.open()
  return () => told.close()
}

test.group('The second try', (group) => {
  freshDatabase(group)
  group.each.setup(open)

  for (const [code, later] of [
    [30003, 10 * MINUTE],
    [30008, MINUTE],
  ] as const) {
    test(`of a text lost to ${code} goes ${later / MINUTE} min later, charged anew, never a third`, async ({
      assert,
    }) => {
      const first = await told.lose(code)
      const body = sms.lastTo(told.user.phone)
      const texts = sms.sent.length
      assert.equal(await charged(), -1)
      await pass(later - SECOND, 20 * SECOND)
      assert.lengthOf(sms.sent, texts)
      await pass(SECOND)
      assert.lengthOf(sms.sent, texts + 1)
      assert.equal(sms.lastTo(told.user.phone), body)
      const [second] = await told.secondTriesOf(first.id)
      assert.equal(second?.charge_key, `again:${first.id}`)
      assert.notEqual(second?.charge_key, first.charge_key)
      const id = second?.id ?? 0
      await told.tell(id, 'undelivered', code)
      await pass(HOUR, MINUTE)
      assert.lengthOf(await told.secondTriesOf(id), 0)
      assert.lengthOf(sms.sent, texts + 1)
      assert.equal(await charged(), 0)
      assert.equal((await told.read(first.id)).state, 'undelivered')
    })
  }

  test('of the fourth text a day that finds the phone away costs one, as the fourth itself', async ({
    assert,
  }) => {
    const lost = []
    for (let count = 0; count < 4; count++) lost.push(await told.lose(30003, 'scheduled_now'))
    assert.equal(await charged(), -4)
    await pass(10 * MINUTE, 20 * SECOND)
    for (const { id } of lost) {
      const [second] = await told.secondTriesOf(id)
      await told.tell(second?.id ?? 0, 'undelivered', 30003)
    }
    assert.equal(await charged(), -1)
    const fifth = await told.lose(30003, 'scheduled_now')
    assert.equal(await charged(), -2)
    await pass(10 * MINUTE, 20 * SECOND)
    const [second] = await told.secondTriesOf(fifth.id)
    await told.tell(second?.id ?? 0, 'delivered')
    assert.equal(await charged(), -2)
  })

  test('that arrives is the one that costs', async ({ assert }) => {
    const { id } = await told.lose(30008, 'reply')
    await pass(MINUTE)
    const [second] = await told.secondTriesOf(id)
    assert.equal((await told.tell(second?.id ?? 0, 'delivered')).state, 'delivered')
    assert.equal(await charged(), -1)
  })

  test('is made of what was asked for, set or needed, and of nothing else', async ({ assert }) => {
    for (const kind of ['scheduled', 'scheduled_now', 'greeting', 'crisis', 'notice'] as const) {
      assert.lengthOf(await told.secondTriesOf((await told.lose(30008, kind)).id), 1, kind)
    }
    for (const kind of ['initiative', 'outage', 'pointer', 'test', 'stop_answer'] as const) {
      assert.lengthOf(await told.secondTriesOf((await told.lose(30008, kind)).id), 0, kind)
    }
  })

  test('is never made of a code', async ({ assert }) => {
    const { id } = await told.send({
      kind: 'code',
      to: told.user.phone,
      body: 'Your code is 123456',
    })
    for (const code of [30008, 30003]) await told.tell(id, 'undelivered', code)
    assert.lengthOf(await told.secondTriesOf(id), 0)
    await pass(15 * MINUTE, MINUTE)
    assert.lengthOf(
      sms.sent.filter(({ id: sent }) => sent === id),
      1
    )
    assert.notInclude(JSON.stringify(await rows('select * from messages')), '123456')
  })

  test('is not made when she has said something since, or is about to', async ({ assert }) => {
    const older = await told.send(told.draft('reply'))
    await told.send(told.draft('reply'))
    await told.tell(older.id, 'undelivered', 30008)
    assert.lengthOf(await told.secondTriesOf(older.id), 0)

    const newest = await told.send(told.draft('reply'))
    await told.write(told.draft('reply', { dueAt: clock.now() + MINUTE }))
    await told.tell(newest.id, 'undelivered', 30008)
    assert.lengthOf(await told.secondTriesOf(newest.id), 0)
    assert.equal(await charged(), -2)
  })

  test('a text of the person that comes first is answered instead', async ({ assert }) => {
    const { id } = await told.lose(30003, 'reply')
    await pass(MINUTE)
    await text(told.user, 'are you there?')
    await pass(20 * MINUTE, 5 * SECOND)
    assert.lengthOf(await told.secondTriesOf(id), 0)
    assert.include(sms.lastTo(told.user.phone), 'That is reply number')
    assert.equal(await charged(), -1)
  })

  test('is not made of a text that would be stale by then', async ({ assert }) => {
    const soon = await told.send(told.draft('scheduled', { validMs: 10 * MINUTE }))
    await told.tell(soon.id, 'undelivered', 30003)
    assert.lengthOf(await told.secondTriesOf(soon.id), 0)
    assert.equal(await charged(), 0)
    const later = await told.send(told.draft('scheduled', { validMs: 10 * MINUTE + 1 }))
    await told.tell(later.id, 'undelivered', 30003)
    assert.lengthOf(await told.secondTriesOf(later.id), 1)
  })

  test('is not made when nothing is left to send it for', async ({ assert }) => {
    const poor = await onboardedUser({ messages: 1 })
    const to = { to: poor.phone, userId: poor.id, conversationId: await conversationOf(poor) }
    const { id } = await told.send(told.draft('scheduled', to))
    // What the lost one gives back is reserved by somebody else's text before the report comes.
    await rows(
      `insert into allowance_entries (user_id, charge_key, entry, bucket, amount, local_date, created_at)
       values (?, 'spent', 'reserve', 'bonus', -1, '', ?) returning id`,
      poor.id,
      clock.now()
    )
    await told.tell(id, 'undelivered', 30008)
    assert.lengthOf(await told.secondTriesOf(id), 0)
  })

  test('of a scheduled text is what its schedule shows', async ({ assert }) => {
    const save = await app.container.make(SaveSchedule)
    const wish = { messageType: 'random_sweet', time: '12:05' } as const
    await save.execute(told.user.id, wish, { ip: '127.0.0.1', userAgent: null })
    await pass(6 * MINUTE, MINUTE)
    const [first] = await rows<{ id: number }>(`select id from messages where kind = 'scheduled'`)
    const outcome = async () => {
      const { read } = await database()
      const [shown] = await listScheduled(read, told.user.id, clock.now())
      const { lastMiss } = JSON.parse(shown?.metadata ?? '') as { lastMiss: Miss | null }
      return lastMiss && lastMiss.outcome
    }
    await told.tell(first?.id ?? 0, 'undelivered', 30008)
    assert.isNull(await outcome())
    await pass(MINUTE)
    const [second] = await told.secondTriesOf(first?.id ?? 0)
    await told.tell(second?.id ?? 0, 'delivered')
    assert.isNull(await outcome())
    await rows(`update messages set state = 'sent' where id = ? returning id`, second?.id ?? 0)
    await told.tell(second?.id ?? 0, 'undelivered', 30008)
    assert.equal(await outcome(), 'undelivered')
  })

  test('asks the gate like any other text', async ({ assert }) => {
    const { id } = await told.lose(30003)
    await text(told.user, 'STOP')
    await pass(11 * MINUTE, MINUTE)
    const [second] = await told.secondTriesOf(id)
    assert.include(second, { state: 'failed', reason: 'you replied STOP' })
    assert.equal(await charged(), 0)
  })
})
