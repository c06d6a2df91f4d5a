import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { JobWorker } from '#app/core/jobs/job_worker'
import { ReplyToMessage } from '#app/conversations/replies/reply_to_message'
import { SendLoop } from '#app/texting/sending/send_loop'
import { SendMessage } from '#app/texting/sending/send_message'
import {
  clock,
  freshDatabase,
  newSid,
  onboardedUser,
  pass,
  rows,
  runDue,
  sms,
  text,
} from '#tests/world'

const TIMES = 20
const times = <T>(work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: TIMES }, work))

test.group('Races', (group) => {
  freshDatabase(group)

  test('the same text delivered 20 times at once is stored once and answered once', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    const sid = newSid()
    const results = await times(() => text(user, 'hi', { sid }))
    assert.lengthOf(
      results.filter((result) => result === 'stored'),
      1
    )
    await pass(60_000)
    assert.lengthOf(await rows(`select id from messages where kind = 'reply'`), 1)
  })

  test('20 reply jobs of one conversation at once write one reply', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'hi')
    clock.advance(6000)
    const reply = await app.container.make(ReplyToMessage)
    const [conversation] = await rows<{ id: number }>('select id from conversations')
    await times(() => reply.execute({ conversationId: conversation?.id ?? 0 }))
    await pass(60_000)
    assert.lengthOf(await rows(`select id from messages where kind = 'reply'`), 1)
    assert.lengthOf(sms.textsTo(user.phone), 2)
    assert.lengthOf(await rows(`select id from allowance_entries where entry = 'reserve'`), 1)
  })

  test('a text delivered 20 times at once leaves once', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'hi')
    await pass(6000)
    const [draft] = await rows<{ id: number }>(`select id from messages where kind = 'reply'`)
    const sendMessage = await app.container.make(SendMessage)
    const loop = await app.container.make(SendLoop)
    clock.advance(30_000)
    await sendMessage.release(draft?.id ?? 0)
    await times(() => loop.runDue())
    assert.lengthOf(sms.textsTo(user.phone), 2)
  })

  test('STOP racing a queued reply: either it left before, or it never leaves', async ({
    assert,
  }) => {
    for (let round = 0; round < 10; round++) {
      const user = await onboardedUser()
      await text(user, 'hi')
      await pass(6000)
      const [draft] = await rows<{ id: number }>(
        `select id from messages where kind = 'reply' and user_id = ?`,
        user.id
      )
      const sendMessage = await app.container.make(SendMessage)
      const loop = await app.container.make(SendLoop)
      clock.advance(30_000)
      await sendMessage.release(draft?.id ?? 0)
      await Promise.all([loop.runDue(), text(user, 'STOP')])
      const left = sms.textsTo(user.phone).length
      await pass(60_000, 10_000)
      assert.isAtMost(sms.textsTo(user.phone).length, left + 1)
      assert.include(sms.lastTo(user.phone), 'unsubscribed')
    }
  })

  test('three workers share 300 jobs and none runs twice', async ({ assert }) => {
    const database = await app.container.make(Database)
    const logger = await app.container.make('logger')
    const ran: number[] = []
    const workers = [1, 2, 3].map(() => {
      const worker = new JobWorker(database, new JobQueue(clock), clock, logger)
      worker.on('count', async ({ n }: { n: number }) => void ran.push(n) as undefined)
      return worker
    })
    const queue = new JobQueue(clock)
    for (let n = 0; n < 300; n++) {
      await database.transaction((tx) =>
        queue.enqueue(tx, {
          kind: 'count',
          dedupKey: `count:${n}`,
          payload: { n },
          runAt: clock.now(),
        })
      )
    }
    await Promise.all(workers.map((worker) => worker.runDue()))
    assert.lengthOf(ran, 300)
    assert.equal(new Set(ran).size, 300)
    await runDue()
  })

  test('50 people texting at once are each answered once', async ({ assert }) => {
    const people = []
    for (let i = 0; i < 50; i++) people.push(await onboardedUser())
    await Promise.all(people.flatMap((user) => [text(user, 'one'), text(user, 'two')]))
    await pass(60_000, 2000)
    for (const user of people) assert.lengthOf(sms.textsTo(user.phone), 2)
  })
})
