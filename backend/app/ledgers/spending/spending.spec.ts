import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { DeleteAccount } from '#app/privacy/delete_account'
import { AiMeter } from '#app/ledgers/spending/ai_meter'
import { RecordAiUsage } from '#app/ledgers/spending/record_ai_usage'
import { PURSE_ROWS, purseOf } from '#app/ledgers/spending/purses'
import { Spending } from '#app/ledgers/spending/spending'
import { nextSpendingDayAt } from '#app/ledgers/spending/spending_day'
import { MINUTE } from '#app/core/clock/durations'
import { countSegments } from '#app/core/phones/segments'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { SendCode } from '#app/people/codes/send_code'
import { queueText } from '#tests/queue_text'
import {
  clock,
  database,
  freshDatabase,
  model,
  moderation,
  onboardedUser,
  pass,
  rows,
  runDue,
  sms,
  text,
  type TestUser,
} from '#tests/world'
import { LanguageModelError } from '#app/companion/voice/language_model'
import { spend } from '#tests/spending'

const DOLLAR = 1_000_000
const OUT = 11_800
const IN = 8300

interface Sum {
  user_id: number
  kind: string
  micros: number
  units: number
}
const sums = (kind: string) =>
  rows<Sum>(
    `select user_id, kind, cast(sum(micros) as integer) as micros, cast(sum(units) as integer) as units
     from spending where kind = ? group by user_id, kind order by user_id`,
    kind
  )
const spending = () => app.container.make(Spending)
async function payingUser(wish?: { messages: number }): Promise<TestUser> {
  const user = await onboardedUser(wish)
  await rows(`update users set subscription_type = 'standard' where id = ? returning id`, user.id)
  return user
}

test.group('Spending', (group) => {
  let user: TestUser
  freshDatabase(group)
  group.each.setup(async () => {
    user = await payingUser({ messages: 100 })
    await rows('delete from spending returning day')
    sms.reset()
  })

  test('a text costs its segments once, for its person and for everybody', async ({ assert }) => {
    sms.failNext(new SmsGatewayError('not_sent', null))
    await queueText(user, 'x'.repeat(200))
    await pass(MINUTE)
    assert.lengthOf(sms.sent, 1)
    assert.deepEqual(
      (await sums('sms_out')).map(({ user_id: id, micros, units }) => [id, micros, units]),
      [
        [0, 2 * OUT, 2],
        [user.id, 2 * OUT, 2],
      ]
    )
  })

  test('texts that come together are summed in their commit, a repeat counts once', async ({
    assert,
  }) => {
    const other = await onboardedUser()
    const stranger = { phone: '+12025559999' }
    const sid = 'SM'.padEnd(34, '7')
    await Promise.all([
      text(user, 'one'),
      text(user, 'two'),
      text(other, 'three'),
      text(stranger, 'who is this'),
      text(user, 'again', { sid }),
      text(user, 'again', { sid }),
    ])
    assert.deepEqual(
      (await sums('sms_in')).map(({ user_id: id, micros }) => [id, micros]),
      [
        [PURSE_ROWS.strangers, IN],
        [0, 4 * IN],
        [user.id, 3 * IN],
        [other.id, IN],
      ]
    )
  })

  test('a person at their cap gets no reply and no word about it, the model is not asked', async ({
    assert,
  }) => {
    await spend(6 * DOLLAR, user.id)
    await text(user, 'hello?')
    await pass(MINUTE)
    assert.lengthOf(sms.sent, 0)
    assert.lengthOf(model.asked, 1) // her first text
    const [job] = await rows<{ run_at: number }>(`select run_at from jobs where kind = 'reply'`)
    assert.equal(job?.run_at, nextSpendingDayAt(clock.now()))
  })

  test('a cap is met by the last cent of it, a person’s own and that of all', async ({
    assert,
  }) => {
    const { caps } = await spending()
    for (const [most, owner] of [
      [caps.perUserMicros, user.id],
      [caps.dailyMicros, 0],
    ] as const) {
      const { read } = await database()
      await rows('delete from spending returning day')
      await spend(most - 1, owner)
      assert.isNull(await (await spending()).cappedUntil(read, user.id))
      await spend(most, owner)
      const until = await (await spending()).cappedUntil(read, user.id)
      assert.equal(until, nextSpendingDayAt(clock.now()))
    }
  })

  test('who pays nothing waits once half is spent, who pays does not', async ({ assert }) => {
    const { caps } = await spending()
    const { read } = await database()
    const free = await onboardedUser()
    await rows('delete from spending returning day')
    const cappedUntil = async ({ id }: TestUser) => (await spending()).cappedUntil(read, id)
    await spend(caps.dailyMicros / 2 - 1)
    assert.isNull(await cappedUntil(free))
    await spend(caps.dailyMicros / 2)
    assert.equal(await cappedUntil(free), nextSpendingDayAt(clock.now()))
    assert.isNull(await cappedUntil(user))
    sms.reset()
    await text(free, 'hello?')
    await text(user, 'hello?')
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(free.phone), 0)
    assert.lengthOf(sms.textsTo(user.phone), 1)
  })

  test('the smallest cap is not met by nothing', async ({ assert }) => {
    const all = { dailyMicros: 1, perUserMicros: 1, freeShare: 1 }
    const ones = { ...all, strangersMicros: 1, codesMicros: 1 }
    const strict = Object.assign(new Spending(clock), { caps: ones })
    await rows('delete from spending returning day')
    assert.isNull(await strict.cappedUntil((await database()).read, user.id))
  })

  test('today is told by kind, of everybody', async ({ assert }) => {
    const { read } = await database()
    await rows('delete from spending returning day')
    await rows(
      `insert into spending (day, user_id, kind, micros, units) values
         ('2026-11-18', 0, 'sms_out', 1, 2), ('2026-11-18', 0, 'sms_in', 3, 4), ('2026-11-18', 0, 'ai', 5, 6),
         ('2026-11-18', 7, 'ai', 50, 60), ('2026-11-17', 0, 'ai', 500, 600) returning day`
    )
    assert.deepEqual(await (await spending()).ofToday(read), { sms_out: 1, sms_in: 3, ai: 5 })
    clock.advance(nextSpendingDayAt(clock.now()) - clock.now())
    assert.deepEqual(await (await spending()).ofToday(read), { sms_out: 0, sms_in: 0, ai: 0 })
  })

  test('people at their own cap are counted, by all that they cost that day', async ({
    assert,
  }) => {
    const { read } = await database()
    const { caps } = await spending()
    await rows('delete from spending returning day')
    await spend(100 * caps.perUserMicros)
    await spend(caps.perUserMicros - 1, user.id)
    assert.equal(await (await spending()).countCapped(read), 0)
    await rows(
      `insert into spending (day, user_id, kind, micros, units)
       values ('2026-11-18', ?, 'sms_in', 1, 1), ('2026-11-17', 999, 'ai', ?, 1) returning day`,
      user.id,
      caps.perUserMicros
    )
    assert.equal(await (await spending()).countCapped(read), 1)
  })

  test('with the new UTC day what was left unanswered is answered', async ({ assert }) => {
    await spend(6 * DOLLAR, user.id)
    await text(user, 'hello?')
    await pass(MINUTE)
    clock.advance(nextSpendingDayAt(clock.now()) - clock.now())
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(user.phone), 1)
  })

  test('another person goes on; over the cap of all nobody does', async ({ assert }) => {
    const other = await payingUser()
    sms.reset()
    await spend(6 * DOLLAR, user.id)
    await text(other, 'hi')
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(other.phone), 1)
    await spend(200 * DOLLAR)
    await text(other, 'and now?')
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(other.phone), 1)
  })

  test('a reply that waited when the budget ran out is given back and written anew tomorrow', async ({
    assert,
  }) => {
    const allowance = await app.container.make(Allowance)
    const { bonusMessages: before } = await allowance.left(user.id)
    await text(user, 'hello?')
    await pass(9000)
    const [draft] = await rows(`select id from messages where kind = 'reply' and state = 'queued'`)
    assert.exists(draft)
    await spend(200 * DOLLAR)
    await pass(MINUTE)
    assert.lengthOf(sms.sent, 0)
    const [reply] = await rows<{ state: string; reason: string }>(
      `select state, reason from messages where kind = 'reply'`
    )
    assert.equal(reply?.state, 'failed')
    assert.include(reply?.reason, 'spend cap')
    assert.equal((await allowance.left(user.id)).bonusMessages, before)
    clock.advance(nextSpendingDayAt(clock.now()) - clock.now())
    await pass(MINUTE)
    assert.lengthOf(sms.sent, 1)
  })

  test('the texts of one pick share what is left of the budget', async ({ assert }) => {
    await spend(200 * DOLLAR - 3 * OUT)
    for (let count = 0; count < 10; count++)
      await queueText(user, `hi ${count}`, { kind: 'outage' })
    await runDue()
    assert.lengthOf(sms.sent, 3)
  })

  test('HELP, STOP and a crisis are answered whatever is spent', async ({ assert }) => {
    const other = await onboardedUser()
    sms.reset()
    await spend(200 * DOLLAR)
    await text(other, 'I want to kill myself')
    await text(user, 'HELP')
    await pass(MINUTE)
    await text(user, 'STOP')
    await pass(MINUTE)
    assert.include(sms.lastTo(other.phone), '988')
    assert.lengthOf(sms.textsTo(user.phone), 2)
  })

  test('her first text waits for the next day instead of being lost', async ({ assert }) => {
    await spend(200 * DOLLAR)
    const late = await onboardedUser()
    assert.lengthOf(sms.textsTo(late.phone), 0)
    clock.advance(nextSpendingDayAt(clock.now()) - clock.now())
    await runDue()
    assert.lengthOf(sms.textsTo(late.phone), 1)
  })

  test('with the account its own sums go, those of all stay', async ({ assert }) => {
    await text(user, 'hi')
    await pass(MINUTE)
    const before = await (await spending()).ofToday((await database()).read)
    assert.isAbove(before.sms_out, 0)
    const deleteAccount = await app.container.make(DeleteAccount)
    await deleteAccount.execute(user.id)
    assert.lengthOf(await rows('select day from spending where user_id > 0'), 0)
    assert.deepEqual(await (await spending()).ofToday((await database()).read), before)
    const left = await rows<{ user_id: number | null }>('select user_id from ai_usage')
    assert.isAbove(left.length, 0)
    for (const row of left) assert.isNull(row.user_id)
  })
})

test.group('Purses', (group) => {
  let user: TestUser
  freshDatabase(group)
  group.each.setup(async () => {
    user = await payingUser({ messages: 100 })
    await rows('delete from spending returning day')
    sms.reset()
  })
  const STRANGER = { phone: '+12025559999' }
  const purses = async () => (await spending()).pursesOf((await database()).read)
  const spentBy = async () =>
    Object.fromEntries((await purses()).map(({ purse, spentMicros }) => [purse, spentMicros]))

  test('what strangers write never holds back a member', async ({ assert }) => {
    const { caps } = await spending()
    const long = 'x'.repeat(1600)
    await text(STRANGER, long)
    const { strangers: each = 0 } = await spentBy()
    assert.equal(each, 11 * IN)
    await spend(caps.dailyMicros - 30 * each)
    for (let count = 0; count < 40; count++) await text(STRANGER, long)
    await text(user, 'hello?')
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(user.phone), 1)
  })

  test('what a member writes beyond their own cap never holds back another', async ({ assert }) => {
    const { caps } = await spending()
    const other = await payingUser()
    const long = 'x'.repeat(1600)
    await spend(caps.perUserMicros, user.id)
    await spend(caps.dailyMicros - 30 * 11 * IN)
    const before = await spentBy()
    for (let count = 0; count < 40; count++) await text(user, long)
    assert.deepInclude(await spentBy(), {
      members: before.members,
      strangers: Number(before.strangers) + 40 * 11 * IN,
    })
    await text(other, 'hello?')
    await pass(MINUTE)
    assert.match(sms.lastTo(other.phone), /That is reply number/)
  })

  test('what those who pay nothing write beyond their share never holds back a member', async ({
    assert,
  }) => {
    const { caps } = await spending()
    const free = await onboardedUser()
    await rows('delete from spending returning day')
    const spent = caps.dailyMicros / 2
    await spend(spent - 1)
    await text(free, 'one')
    assert.deepInclude(await spentBy(), { members: spent - 1 + IN, strangers: 0 })
    await text(free, 'two')
    assert.deepInclude(await spentBy(), { members: spent - 1 + IN, strangers: IN })
    await text(user, 'three')
    assert.deepInclude(await spentBy(), { members: spent - 1 + 2 * IN, strangers: IN })
  })

  test('the pointer and the answer to a keyword are paid from the strangers’ purse', async ({
    assert,
  }) => {
    await text(STRANGER, 'who is this')
    await text({ phone: '+12025559998' }, 'HELP')
    await pass(MINUTE)
    const segments = (phone: string) => countSegments(sms.lastTo(phone) ?? '').segments
    const out = OUT * (segments(STRANGER.phone) + segments('+12025559998'))
    assert.deepEqual(await spentBy(), { members: 0, strangers: 2 * IN + out, codes: 0 })
  })

  test('so is the answer to a member, which no cap holds back', async ({ assert }) => {
    await text(user, 'HELP')
    await pass(MINUTE)
    const { segments } = countSegments(sms.lastTo(user.phone) ?? '')
    assert.deepEqual(await spentBy(), { members: IN, strangers: OUT * segments, codes: 0 })
    const own = (await sums('sms_out')).find(({ user_id: id }) => id === user.id)
    assert.deepInclude(own, { micros: OUT * segments, units: segments })
  })

  test('once it is spent strangers get no pointer; STOP, HELP and danger are answered', async ({
    assert,
  }) => {
    await spend(10 * DOLLAR, PURSE_ROWS.strangers)
    await text(STRANGER, 'who is this')
    await text({ phone: '+12025559998' }, 'HELP')
    await text({ phone: '+12025559997' }, 'I want to kill myself')
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(STRANGER.phone), 0)
    assert.lengthOf(sms.textsTo('+12025559998'), 1)
    assert.include(sms.lastTo('+12025559997'), '988')
  })

  test('a code costs nobody but the codes’ purse', async ({ assert }) => {
    const codes = await app.container.make(SendCode)
    await codes.execute({ phone: user.phone, purpose: 'password_reset', userId: user.id })
    assert.deepEqual(
      (await sums('sms_out')).map(({ user_id: id, micros }) => [id, micros]),
      [[PURSE_ROWS.codes, OUT]]
    )
  })

  test('a test text and an alarm are the house’s own', ({ assert }) => {
    for (const kind of ['test', 'operator_alarm'] as const) {
      assert.equal(purseOf(kind), 'members')
    }
  })
})

test.group('Calls of the language model', (group) => {
  let user: TestUser
  freshDatabase(group)
  group.each.setup(async () => {
    user = await onboardedUser({ messages: 100 })
    await rows('delete from ai_usage returning id')
    await rows('delete from spending returning day')
  })
  const calls = () =>
    rows<{ purpose: string; model: string; outcome: string; user_id: number; cost_micros: number }>(
      'select purpose, model, outcome, user_id, cost_micros from ai_usage order by id'
    )

  test('each is a row with its outcome, those that brought nothing too', async ({ assert }) => {
    model.say(new LanguageModelError('timeout'), 'Here I am.')
    await text(user, 'hello?')
    await pass(MINUTE)
    assert.deepEqual(
      (await calls()).map(({ purpose, outcome, user_id: id }) => [purpose, outcome, id]),
      [
        ['reply', 'timeout', user.id],
        ['reply', 'ok', user.id],
      ]
    )
    // A model nobody has a price for is taken to be dear.
    assert.equal((await calls())[1]?.cost_micros, 18)
    assert.deepEqual(
      (await sums('ai')).map(({ user_id: id, micros, units }) => [id, micros, units]),
      [
        [0, 18, 2],
        [user.id, 18, 2],
      ]
    )
  })

  test('the moderation costs nothing and is counted all the same', async ({ assert }) => {
    moderation.flag('nothing at all', {})
    await text(user, 'hello?')
    await pass(MINUTE)
    const purposes = (await calls()).map(({ purpose }) => purpose)
    assert.sameMembers(purposes, ['moderation', 'reply'])
  })

  test('a record that cannot be written loses no reply', async ({ assert }) => {
    const usage = await app.container.make(RecordAiUsage)
    const meter = await app.container.make(AiMeter)
    const call = {
      userId: user.id,
      purpose: 'reply',
      model: 'x',
      outcome: 'ok',
      promptTokens: Number.NaN,
      cachedTokens: 0,
      completionTokens: 0,
      latencyMs: 1,
    } as const
    await usage.execute(call)
    await meter.record(call)
    assert.lengthOf(await calls(), 0)
  })

  test('of a person who has left meanwhile only the sum of all is kept', async ({ assert }) => {
    const meter = await app.container.make(AiMeter)
    const tokens = { promptTokens: 1000, cachedTokens: 400, completionTokens: 100 }
    const usage = { model: 'gpt-6-luna', ...tokens, latencyMs: 9 }
    await meter.record({ ...usage, userId: 987_654, purpose: 'memory', outcome: 'ok' })
    assert.deepEqual((await calls())[0]?.user_id, null)
    assert.deepEqual(
      (await sums('ai')).map(({ user_id: id, micros }) => [id, micros]),
      [[0, 114]]
    )
  })
})
