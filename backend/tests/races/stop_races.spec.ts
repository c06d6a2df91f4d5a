import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { SendNow } from '#app/schedules/firings/send_now'
import { SaveSchedule } from '#app/schedules/plan/save_schedule'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { Random } from '#tests/crash/random'
import { emptyDatabase } from '#tests/people'
import { anotherReceiver } from '#tests/receivers'
import { isConfirmation, StopWatch } from '#tests/stop_watch'
import { unlessRefused } from '#tests/unless_refused'
import { isPostgres } from '#config/database'
import {
  clock,
  freshDatabase,
  model,
  newSid,
  onboardedUser,
  pass,
  rows,
  runDue,
  sms,
  type TestUser,
  text,
} from '#tests/world'

const MINUTE = 60_000

/** What left after the STOP though it must not, whatever happens beside it. */
async function afterStop(user: TestUser, meanwhile: () => Promise<unknown>): Promise<string[]> {
  const watch = new StopWatch(user)
  await Promise.all([watch.stop(), meanwhile()])
  await pass(5 * MINUTE, 20_000)
  return watch.end()
}

const optedOutAt = async () =>
  (await rows<{ opted_out_at: number | null }>('select opted_out_at from recipients'))[0]
    ?.opted_out_at
const confirmationsTo = (user: TestUser) => sms.textsTo(user.phone).filter(isConfirmation)
const remindersTo = (user: TestUser) =>
  sms.textsTo(user.phone).filter((body) => body.includes('water'))
const chargesHeld = async () => {
  const [sum] = await rows<{ sum: number | string }>(
    `select coalesce(sum(amount), 0) as sum from allowance_entries where entry <> 'grant'`
  )
  return Number(sum?.sum)
}

async function addSchedule(user: TestUser, time: string): Promise<void> {
  const save = await app.container.make(SaveSchedule)
  const wish = { messageType: 'random_sweet', time, customMessage: 'Drink some water' } as const
  await save.execute(user.id, wish, { ip: '127.0.0.1', userAgent: null })
}

test.group('STOP against what is under way', (group) => {
  freshDatabase(group)

  test('while the model writes her reply: it is never sent and costs nothing', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'hi')
    const watch = new StopWatch(user)
    model.whileWriting = () => watch.stop()
    await pass(5 * MINUTE, 5000)
    assert.lengthOf(model.asked, 2)
    assert.deepEqual(watch.end(), [])
    assert.lengthOf(sms.textsTo(user.phone), 2)
    assert.lengthOf(confirmationsTo(user), 1)
    assert.equal(await chargesHeld(), 0)
  })

  test('while the reply is written and she seems to type: it is never sent and costs nothing', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    model.say('a long answer that takes her a while to type. '.repeat(4).trim())
    await text(user, 'hi')
    await pass(6000)
    assert.lengthOf(
      await rows(`select id from messages where kind = 'reply' and state = 'queued'`),
      1
    )
    const left = await afterStop(user, async () => {})
    assert.deepEqual(left, [])
    assert.lengthOf(confirmationsTo(user), 1)
    assert.lengthOf(sms.textsTo(user.phone), 2)
    const [reply] = await rows<{ reason: string }>(
      `select reason from messages where kind = 'reply'`
    )
    assert.equal(reply?.reason, 'you replied STOP')
    assert.equal(await chargesHeld(), 0)
  })

  test('while the reply is at the gateway: it has left, and nothing but the confirmation follows', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'hi')
    await pass(4000)
    sms.whileSending = async () => {
      await text(user, 'STOP')
      await text(user, 'one more thing')
    }
    await pass(5 * MINUTE, 5000)
    const texts = sms.textsTo(user.phone).slice(1)
    assert.lengthOf(texts, 2)
    assert.isFalse(isConfirmation(texts[0] ?? ''))
    assert.isTrue(isConfirmation(texts[1] ?? ''))
    assert.isNotNull(await optedOutAt())
  })

  test('while a reply the provider could not take waits for its next try: it is not tried again', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'hi')
    sms.failNext(new SmsGatewayError('not_sent', 20429))
    await pass(12_000)
    assert.lengthOf(sms.textsTo(user.phone), 1)
    const left = await afterStop(user, async () => {})
    assert.deepEqual(left, [])
    assert.lengthOf(sms.textsTo(user.phone), 2)
    assert.equal(await chargesHeld(), 0)
  })

  test('against a schedule that falls due', async ({ assert }) => {
    for (const moment of ['before', 'beside', 'writing'] as const) {
      const user = await onboardedUser()
      await addSchedule(user, '12:10')
      await pass(9 * MINUTE, MINUTE)
      clock.advance(MINUTE)
      let left: string[] = []
      if (moment === 'before') {
        left = await afterStop(user, async () => {})
      } else if (moment === 'beside') {
        left = await afterStop(user, runDue)
      } else {
        sms.whileSending = async () => void (await text(user, 'STOP'))
        await runDue()
        await pass(5 * MINUTE, MINUTE)
      }
      assert.deepEqual(left, [], moment)
      assert.lengthOf(confirmationsTo(user), 1, moment)
      const today = remindersTo(user)
      if (moment !== 'beside') assert.lengthOf(today, moment === 'writing' ? 1 : 0, moment)
      await aDayLater()
      assert.deepEqual(remindersTo(user), today, moment)
      await emptyAgain()
    }
  })

  test('against Send now: refused, or sent before, or never', async ({ assert }) => {
    const moments = ['beside', 'asked before', 'sent before'] as const
    for (let round = 0; round < (isPostgres ? 12 : 6); round++) {
      const moment = moments[round % 3]
      const user = await onboardedUser()
      await addSchedule(user, '18:00')
      const sendNow = await app.container.make(SendNow)
      if (moment !== 'beside') await sendNow.execute(user.id)
      if (moment === 'sent before') await runDue()
      const before = remindersTo(user)
      const left = await afterStop(user, async () => {
        if (moment === 'beside') await sendNow.execute(user.id).catch(unlessRefused)
        if (round % 2) await runDue()
      })
      assert.deepEqual(left, [], moment)
      assert.lengthOf(confirmationsTo(user), 1, moment)
      if (moment === 'sent before') {
        assert.lengthOf(before, 1)
        assert.deepEqual(remindersTo(user), before)
      }
      await emptyAgain()
    }
  })

  test('STOP and START of one commit: the last word counts, and one answer says so', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await Promise.all([text(user, 'STOP'), text(user, 'START')])
    await pass(MINUTE, 5000)
    assert.isNull(await optedOutAt())
    assert.lengthOf(sms.textsTo(user.phone), 2)
    assert.include(sms.lastTo(user.phone), 'Welcome back')

    await Promise.all([text(user, 'STOP'), text(user, 'START'), text(user, 'Stop!')])
    await pass(MINUTE, 5000)
    assert.isNotNull(await optedOutAt())
    assert.isTrue(isConfirmation(sms.lastTo(user.phone)))
    assert.lengthOf(sms.textsTo(user.phone), 3)
    await text(user, 'are you there?')
    await pass(MINUTE, 5000)
    assert.lengthOf(sms.textsTo(user.phone), 3)
  })

  test('ten STOPs at once, told to two processes, are confirmed once', async ({ assert }) => {
    const user = await onboardedUser()
    const another = await anotherReceiver()
    const elsewhere = (body: string) =>
      another.execute({ sid: newSid(), from: user.phone, body, pictures: 0 })
    await Promise.all(
      Array.from({ length: 5 }, (_, index) => [
        text(user, 'STOP'),
        elsewhere(index % 2 ? 'please stop texting me' : 'STOP'),
      ]).flat()
    )
    await pass(MINUTE, 5000)
    assert.lengthOf(confirmationsTo(user), 1)
    assert.lengthOf(sms.textsTo(user.phone), 2)
    assert.isNotNull(await optedOutAt())
  })

  test('a START older than the STOP brings nothing back, however they arrive', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    const writtenAt = clock.now()
    clock.advance(MINUTE)
    await text(user, 'STOP')
    await Promise.all([
      text(user, 'START', { at: writtenAt }),
      text(user, 'yes', { at: writtenAt + 1 }),
      text(user, 'UNSTOP', { at: writtenAt + 2 }),
    ])
    await pass(MINUTE, 5000)
    assert.isNotNull(await optedOutAt())
    assert.lengthOf(sms.textsTo(user.phone), 2)
  })

  test('a STOP that comes late and is older than the START is history', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'STOP')
    clock.advance(MINUTE)
    const writtenAt = clock.now()
    clock.advance(MINUTE)
    await Promise.all([text(user, 'START'), text(user, 'STOP', { at: writtenAt })])
    await text(user, 'hi again')
    await pass(MINUTE, 5000)
    assert.isNull(await optedOutAt())
    assert.match(sms.lastTo(user.phone), /That is reply number/)
  })
})

/** The same orders every time; `STOP_SEED` takes others, and `STOP_ROUNDS` more of them. */
const SEED = Number(process.env.STOP_SEED ?? 20261118)
const ROUNDS = Number(process.env.STOP_ROUNDS ?? 25)
const STOPS = ['STOP', 'stop!!', 'Opt-out', 'please stop texting me', 'UNSUBSCRIBE', 'ＳＴＯＰ']
const TALK = ['hi', 'how are you?', "don't stop", 'HELP', 'i want to die', 'yes please', 'the end']

test.group('STOP in any order', (group) => {
  freshDatabase(group)

  test('after a STOP nothing but its one confirmation, in any random order', async ({ assert }) => {
    const random = new Random(SEED)
    for (let round = 0; round < ROUNDS; round++) {
      const told = await playRound(random)
      assert.deepEqual(told.violations, [], `STOP_SEED=${SEED}, round ${round}: ${told.story}`)
      await emptyAgain()
    }
  })
})

/** One person, a few dozen things in random order, some at once; answers what should not have left. */
async function playRound(random: Random): Promise<{ violations: string[]; story: string }> {
  const user = await onboardedUser({ messages: 50 })
  await addSchedule(user, random.pick(['12:02', '12:05', '18:00']))
  const watch = new StopWatch(user)
  const deeds = await deedsOf(user, watch, random)
  const story: string[] = []
  for (let step = 0; step < 14; step++) {
    const chosen = Array.from({ length: random.between(1, 5) }, () => random.pick(deeds))
    story.push(chosen.map((deed) => deed.name).join('+'))
    await Promise.all(chosen.map((deed) => deed()))
  }
  model.whileWriting = undefined
  sms.whileSending = undefined
  if (!watch.isSilent) await watch.stop()
  await pass(10 * MINUTE, 15_000)
  const violations = watch.end()
  if ((await optedOutAt()) === null) violations.push('the last STOP was not kept')
  return { violations, story: story.join(', ') }
}

async function deedsOf(user: TestUser, watch: StopWatch, random: Random) {
  const sendNow = await app.container.make(SendNow)
  const stop = () => watch.stop(random.pick(STOPS))
  const talk = () => text(user, random.pick(TALK))
  return [
    stop,
    talk,
    runDue,
    function stopWhileWriting() {
      model.whileWriting = stop
    },
    function stopWhileSending() {
      sms.whileSending = stop
    },
    function start() {
      return watch.start(random.pick(['START', 'unstop', 'Yes!']))
    },
    function askNow() {
      return sendNow.execute(user.id).catch(unlessRefused)
    },
    function wait() {
      clock.advance(random.between(200, 40_000))
    },
  ]
}

async function aDayLater(): Promise<void> {
  clock.advance(24 * 60 * MINUTE)
  await runDue()
  await pass(5 * MINUTE, MINUTE)
}

async function emptyAgain(): Promise<void> {
  await emptyDatabase(app)
  clock.reset()
  sms.reset()
  model.reset()
}
