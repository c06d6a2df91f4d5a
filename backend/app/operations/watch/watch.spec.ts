import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { setLimits } from '#tests/own_limits'
import { AnotherServer } from '#tests/another_server'
import { Alarms } from '#app/ledgers/alarms/alarms'
import { JobQueue } from '#app/core/jobs/job_queue'
import { JobWorker } from '#app/core/jobs/job_worker'
import { SendLoop } from '#app/texting/sending/send_loop'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { SendMessage } from '#app/texting/sending/send_message'
import { PURSE_ROWS } from '#app/ledgers/spending/purses'
import { Spending } from '#app/ledgers/spending/spending'
import { Switches } from '#app/ledgers/switches/switches'
import { TellOperator } from '#app/operations/watch/tell_operator'
import { Watch } from '#app/operations/watch/watch'
import {
  clock,
  database,
  freshDatabase,
  onboardedUser,
  rows,
  runDue,
  sms,
  text,
} from '#tests/world'
import { HOUR, MINUTE } from '#app/core/clock/durations'
import { queueText } from '#tests/queue_text'
import { spend } from '#tests/spending'

const OPERATOR = '+12025550199'
const DOLLAR = 1_000_000
const CAPS = {
  dailyMicros: 1000 * DOLLAR,
  perUserMicros: 100 * DOLLAR,
  freeShare: 0.7,
  strangersMicros: 10 * DOLLAR,
  codesMicros: 20 * DOLLAR,
}

async function watchFor(phone: string | null = OPERATOR): Promise<Watch> {
  const server = new AnotherServer().with(SendMessage, await app.container.make(SendMessage))
  server.with(Spending, Object.assign(new Spending(clock), { caps: CAPS }))
  const teller = await server.make(TellOperator)
  return server.with(TellOperator, Object.assign(teller, { phone })).make(Watch)
}

const told = () => sms.textsTo(OPERATOR)
const open = () =>
  rows<{ kind: string; subject: string; times: number }>(
    'select kind, subject, times from alarms where cleared_at is null order by id'
  )
async function look(): Promise<void> {
  await (await watchFor()).execute()
  const loop = await app.container.make(SendLoop)
  await loop.runDue()
}
async function raise(subject: string): Promise<void> {
  const alarms = await app.container.make(Alarms)
  await alarms.raise((await database()).read, 'registration', subject)
}
async function deadJob(kind: string): Promise<void> {
  await rows(
    `insert into jobs (kind, dedup_key, payload, status, run_at, died_at, created_at)
     values (?, ?, '{}', 'dead', ?, ?, ?) returning id`,
    kind,
    `${kind}:${Math.random()}`,
    clock.now(),
    clock.now(),
    clock.now()
  )
}

test.group('Watching', (group) => {
  freshDatabase(group)
  group.each.setup(() => setLimits('watch', { cappedPeople: 2 }))

  test('a job that is given up is an alarm of its kind', async ({ assert }) => {
    const worker = await app.container.make(JobWorker)
    const queue = await app.container.make(JobQueue)
    worker.on('hopeless', () => Promise.reject(new Error('no')))
    const all = await database()
    await all.transaction((tx) =>
      queue.enqueue(tx, { kind: 'hopeless', dedupKey: 'h', payload: {}, runAt: clock.now() })
    )
    for (let tries = 0; tries < 9; tries++) {
      await runDue()
      clock.advance(15 * MINUTE)
    }
    await look()
    assert.deepEqual(await open(), [])
    await runDue()
    await look()
    assert.equal((await open())[0]?.subject, 'hopeless')
  })

  test('dead jobs are told by number, and are over when none is dead any more', async ({
    assert,
  }) => {
    await deadJob('reply')
    await deadJob('reply')
    await look()
    await look()
    assert.deepEqual(
      (await open()).map(({ kind, subject, times }) => [kind, subject, times]),
      [['dead_job', 'reply', 2]]
    )
    assert.lengthOf(told(), 1)
    assert.match(told()[0] ?? '', /^Everly alarm: 2 dead jobs\. See http.*\/admin\/alarms$/)
    await rows(`delete from jobs where status = 'dead' returning id`)
    await look()
    assert.deepEqual(await open(), [])
  })

  test('a cleared alarm comes back only with another dead job', async ({ assert }) => {
    await deadJob('reply')
    await look()
    clock.advance(MINUTE)
    const alarms = await app.container.make(Alarms)
    await alarms.clear((await database()).read, { kind: 'dead_job', subject: 'reply' }, 'me')
    clock.advance(MINUTE)
    await look()
    assert.deepEqual(await open(), [])
    await deadJob('reply')
    await look()
    assert.lengthOf(await open(), 1)
  })

  test('a crisis nobody answers for half an hour is an alarm until somebody does', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'I want to kill myself')
    await runDue()
    clock.advance(30 * MINUTE - 1)
    await look()
    assert.deepEqual(await open(), [])
    clock.advance(1)
    await look()
    const [event] = await rows<{ id: number }>('select id from safety_events')
    assert.deepEqual(
      (await open()).map(({ kind, subject }) => [kind, subject]),
      [['crisis_unanswered', String(event?.id)]]
    )
    assert.include(told()[0], '1 unanswered crisis')
    await rows(`update safety_events set state = 'answered' returning id`)
    await look()
    assert.deepEqual(await open(), [])
  })

  test('an answered crisis that is opened again is an alarm again, one an admin put aside is not', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'I want to kill myself')
    await runDue()
    clock.advance(HOUR)
    await look()
    await rows(`update safety_events set state = 'answered' returning id`)
    await look()
    await rows(`update safety_events set state = 'open' returning id`)
    await look()
    assert.lengthOf(await open(), 1)
    await rows(
      `update alarms set cleared_at = ?, cleared_by = 'admin 1' where cleared_at is null returning id`,
      clock.now()
    )
    await look()
    assert.lengthOf(await open(), 0)
  })

  test('a provider that takes no texts is an alarm until it takes one, or nobody waits for it', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    const loop = await app.container.make(SendLoop)
    const setDue = (dueAt: number) =>
      rows(`update messages set due_at = ? where state = 'queued' returning id`, dueAt)
    const tried = async () => {
      await queueText(user, 'hello', { validMs: 10 * HOUR })
      sms.failNext(new SmsGatewayError('not_sent', null))
      await loop.runDue()
      clock.advance(MINUTE)
      await setDue(clock.now() + HOUR)
    }
    const isDown = async () => {
      await (await watchFor(null)).execute()
      return (await open()).some(({ kind }) => kind === 'texts_down')
    }
    await tried()
    await tried()
    assert.isFalse(await isDown())
    await tried()
    assert.isTrue(await isDown())
    clock.advance(15 * MINUTE)
    assert.isFalse(await isDown())
    await setDue(clock.now() - 2 * MINUTE)
    assert.isTrue(await isDown())
    await loop.runDue()
    clock.advance(MINUTE)
    assert.isFalse(await isDown())
  })

  test('spending is told at three marks, each once a day also when it was cleared', async ({
    assert,
  }) => {
    await spend(699 * DOLLAR)
    await look()
    assert.lengthOf(await open(), 0)
    await spend(700 * DOLLAR)
    await look()
    await look()
    assert.lengthOf(await open(), 1)
    assert.include((await open())[0]?.subject, 'those who pay nothing')
    assert.include(told()[0], 'daily spending')
    await rows('update alarms set cleared_at = 1 returning id')
    await spend(799 * DOLLAR)
    await look()
    assert.lengthOf(await open(), 0)
    await spend(800 * DOLLAR)
    await look()
    await look()
    assert.lengthOf(await open(), 1)
    await rows('update alarms set cleared_at = 1 returning id')
    await look()
    assert.lengthOf(await open(), 0)
    await spend(1000 * DOLLAR)
    await look()
    assert.lengthOf(await open(), 1)
    clock.advance(24 * HOUR)
    await look()
    // Yesterday's is over by itself.
    assert.lengthOf(await open(), 0)
    await spend(900 * DOLLAR)
    await look()
    assert.lengthOf(await open(), 2)
  })

  test('whose share is all is told once', async ({ assert }) => {
    const { freeShare } = CAPS
    CAPS.freeShare = 1
    await spend(1000 * DOLLAR)
    await look().finally(() => (CAPS.freeShare = freeShare))
    assert.lengthOf(await open(), 1)
  })

  test('the purses of strangers and of codes are told by name, and hold nobody else back', async ({
    assert,
  }) => {
    await spend(8 * DOLLAR, PURSE_ROWS.strangers)
    await spend(20 * DOLLAR, PURSE_ROWS.codes)
    await look()
    assert.deepEqual(
      (await open()).map(({ subject }) => subject),
      [
        '2026-11-18: 80 % for strangers is spent',
        '2026-11-18: all for codes is spent, none are sent',
      ]
    )
  })

  test('what is closed to codes is told, and open again after an hour', async ({ assert }) => {
    const alarms = await app.container.make(Alarms)
    await alarms.raise((await database()).read, 'codes_closed', 'numbers +1900')
    await look()
    assert.include(told()[0], 'no codes for 1 range')
    clock.advance(HOUR - 1)
    await look()
    assert.lengthOf(await open(), 1)
    clock.advance(1)
    await look()
    assert.lengthOf(await open(), 0)
  })

  test('one person at their cap is no alarm, many are', async ({ assert }) => {
    await spend(100 * DOLLAR, 71)
    await spend(99 * DOLLAR, 72)
    await look()
    assert.lengthOf(await open(), 0)
    await spend(100 * DOLLAR, 72)
    await look()
    assert.include((await open())[0]?.subject, 'many people')
  })

  test('what opens within ten minutes goes in one text', async ({ assert }) => {
    await raise('+44')
    await look()
    await raise('+49')
    await deadJob('reply')
    clock.advance(10 * MINUTE - 1)
    await look()
    assert.lengthOf(told(), 1)
    clock.advance(1)
    await look()
    assert.lengthOf(told(), 2)
    assert.include(told()[1], 'carriers refuse our number, 1 dead job.')
  })

  test('an open alarm is told again after six hours, a cleared one is not', async ({ assert }) => {
    await raise('+44')
    await look()
    clock.advance(6 * HOUR - 1)
    await look()
    assert.lengthOf(told(), 1)
    clock.advance(1)
    await look()
    assert.lengthOf(told(), 2)
    await rows('update alarms set cleared_at = 1 returning id')
    clock.advance(7 * HOUR)
    await look()
    assert.lengthOf(told(), 2)
  })

  test('a text that did not arrive is told again after ten minutes', async ({ assert }) => {
    await raise('+44')
    await look()
    for (const state of ['undelivered', 'failed', 'unknown']) {
      await rows(
        `update messages set state = ?
         where id = (select max(id) from messages where kind = 'operator_alarm') returning id`,
        state
      )
      clock.advance(10 * MINUTE - 1)
      await look()
      clock.advance(1)
      await look()
    }
    assert.lengthOf(told(), 4)
    clock.advance(10 * MINUTE)
    await look()
    assert.lengthOf(told(), 4)
  })

  test('what opens after the clock was a day ahead is told, and what was told then again', async ({
    assert,
  }) => {
    clock.advance(24 * HOUR)
    await raise('+44')
    await look()
    assert.lengthOf(told(), 1)
    clock.advance(-24 * HOUR)
    await look()
    assert.lengthOf(told(), 2)
    clock.advance(10 * MINUTE)
    await raise('+49')
    await look()
    assert.lengthOf(told(), 3)
    clock.advance(10 * MINUTE)
    await look()
    assert.lengthOf(told(), 3)
  })

  test('reaches a phone also in a country that refuses our number', async ({ assert }) => {
    await raise('+1')
    await look()
    assert.lengthOf(told(), 1)
  })

  test('two that look at once, or one after a crash, tell once', async ({ assert }) => {
    await raise('+44')
    const [one, other] = [await watchFor(), await watchFor()]
    await Promise.all([one.execute(), other.execute()])
    await one.execute()
    const loop = await app.container.make(SendLoop)
    await loop.runDue()
    assert.lengthOf(told(), 1)
  })

  test('stopping all sends does not silence it, STOP from that phone does', async ({ assert }) => {
    const all = await database()
    const switches = await app.container.make(Switches)
    await all.transaction((tx) =>
      switches.stopAllSends(tx, { actorId: null, reason: 'something is wrong' })
    )
    await raise('+49')
    await look()
    assert.lengthOf(told(), 1)
    await text({ phone: OPERATOR }, 'STOP')
    clock.advance(7 * HOUR)
    await look()
    assert.lengthOf(
      told().filter((body) => body.startsWith('Everly alarm')),
      1
    )
  })

  test('without a phone nothing is texted and nothing counts as told', async ({ assert }) => {
    await raise('+44')
    await (await watchFor(null)).execute()
    assert.lengthOf(await rows(`select id from messages where kind = 'operator_alarm'`), 0)
    assert.lengthOf(await rows('select id from alarms where told_at is not null'), 0)
  })
})

test.group('The watch over the language model', (group) => {
  freshDatabase(group)
  async function called(...outcomes: string[]): Promise<void> {
    for (const outcome of outcomes) {
      clock.advance(1000)
      await rows(
        `insert into ai_usage (purpose, model, outcome, created_at)
         values ('reply', 'gpt', ?, ?) returning id`,
        outcome,
        clock.now()
      )
    }
  }
  const troubles = async () => {
    await look()
    return (await open()).map(({ kind, subject }) => `${kind} ${subject}`)
  }

  test('tells of one that is away, and falls silent once words come', async ({ assert }) => {
    await called('ok', 'timeout', 'unavailable')
    assert.isEmpty(await troubles())
    await called('missing')
    assert.deepEqual(await troubles(), ['model_down gpt'])
    await look()
    assert.equal((await open())[0]?.times, 1)
    await called('ok')
    assert.isEmpty(await troubles())
  })

  test('tells of a key that is refused, and of nothing else then', async ({ assert }) => {
    await called('credentials', 'credentials', 'credentials', 'credentials')
    assert.deepEqual(await troubles(), ['credentials language model'])
    assert.match(told().join(), /a provider refuses our keys/)
  })

  test('tells of one that would not write, when it is a fifth of what is asked', async ({
    assert,
  }) => {
    await called(...Array<string>(21).fill('ok'), ...Array<string>(5).fill('refused'))
    assert.isEmpty(await troubles())
    await called('refused', 'refused')
    assert.deepEqual(await troubles(), ['model_refuses gpt'])
    clock.advance(20 * MINUTE)
    assert.isEmpty(await troubles())
  })

  test('leaves the alarm of another provider alone', async ({ assert }) => {
    const alarms = await app.container.make(Alarms)
    await alarms.raise((await database()).read, 'credentials', 'twilio')
    assert.deepEqual(await troubles(), ['credentials twilio'])
  })
})
