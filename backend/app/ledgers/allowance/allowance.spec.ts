import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { typeShown } from '#app/ledgers/allowance/type_shown'
import { clock, database, freshDatabase, rows, signedUpUser } from '#tests/world'

async function ledger(messages: number, dailyLimit = 0) {
  const user = await signedUpUser({ messages })
  const db = await database()
  await db.read.run('update users set daily_message_limit = ? where id = ?', dailyLimit, user.id)
  const allowance = await app.container.make(Allowance)
  let count = 0
  return {
    reserve: (key = `charge ${user.id} ${++count}`) =>
      db.transaction((tx) => allowance.reserve(tx, { userId: user.id, key })),
    keep: (key: string) => allowance.keep(db.read, key),
    giveBack: (key: string) => allowance.giveBack(db.read, key),
    left: () => allowance.left(user.id),
    moveTo: (zone: string) =>
      db.read.run('update users set time_zone = ? where id = ?', zone, user.id),
  }
}

test.group('Allowance', (group) => {
  freshDatabase(group)

  test('the free messages are used one by one and then nothing is left', async ({ assert }) => {
    const { reserve, left } = await ledger(2)
    assert.deepEqual([await reserve(), await reserve(), await reserve()], [true, true, false])
    assert.containsSubset(await left(), {
      messagesUsedToday: 0,
      dailyMessageLimit: 0,
      bonusMessages: 0,
    })
  })

  test('the daily limit goes first, then the bonus', async ({ assert }) => {
    const { reserve, left } = await ledger(1, 2)
    const got = [await reserve(), await reserve(), await reserve(), await reserve()]
    assert.deepEqual(got, [true, true, true, false])
    assert.containsSubset(await left(), {
      messagesUsedToday: 2,
      dailyMessageLimit: 2,
      bonusMessages: 0,
    })
  })

  test('the daily limit is whole again the next local day', async ({ assert }) => {
    const { reserve, left } = await ledger(0, 1)
    clock.at('2026-11-19T04:59:00Z')
    await reserve()
    assert.isFalse(await reserve())
    clock.at('2026-11-19T05:00:00Z')
    assert.equal((await left()).messagesUsedToday, 0)
    assert.isTrue(await reserve())
  })

  test('a picked zone brings no second reset', async ({ assert }) => {
    const { reserve, left, moveTo } = await ledger(0, 1)
    clock.at('2026-11-19T04:59:00Z')
    await reserve()
    await moveTo('Asia/Tokyo')
    clock.at('2026-11-19T04:59:59Z')
    assert.isFalse(await reserve())
    clock.at('2026-11-19T05:00:00Z')
    assert.isTrue(await reserve())
    // Midnight in Tokyo, ten hours later: too soon for another one.
    clock.at('2026-11-19T15:00:00Z')
    assert.isFalse(await reserve())
    assert.equal((await left()).resetsAt, Date.parse('2026-11-20T01:00:00Z'))
    clock.at('2026-11-20T01:00:00Z')
    assert.isTrue(await reserve())
  })

  test('what is given back returns to its bucket, once', async ({ assert }) => {
    const { reserve, giveBack, left } = await ledger(3)
    await reserve('a')
    await giveBack('a')
    await giveBack('a')
    assert.equal((await left()).bonusMessages, 3)
  })

  test('a kept charge is still given back when its text turns out undelivered', async ({
    assert,
  }) => {
    const { reserve, keep, giveBack, left } = await ledger(3)
    await reserve('a')
    await keep('a')
    await keep('a')
    assert.equal((await left()).bonusMessages, 2)
    await giveBack('a')
    await keep('a')
    assert.equal((await left()).bonusMessages, 3)
  })

  test('what was used of the bonus is no use of a daily limit that comes later', async ({
    assert,
  }) => {
    const { reserve, left } = await ledger(2)
    await reserve()
    await rows('update users set daily_message_limit = 1 returning id')
    assert.equal((await left()).messagesUsedToday, 0)
    await reserve()
    assert.containsSubset(await left(), { messagesUsedToday: 1, bonusMessages: 1 })
  })

  test('the day ends by one’s own clock', async ({ assert }) => {
    const [here, there] = [await ledger(1), await ledger(1)]
    await rows(
      `update users set time_zone = 'Asia/Tokyo' where id = (select max(id) from users) returning id`
    )
    assert.equal((await here.left()).resetsAt, Date.parse('2026-11-19T05:00:00Z'))
    assert.equal((await there.left()).resetsAt, Date.parse('2026-11-19T15:00:00Z'))
  })

  test('one charge given back says nothing of another', async ({ assert }) => {
    const { reserve, giveBack, left } = await ledger(3)
    await reserve('a')
    await reserve('b')
    await giveBack('a')
    await giveBack('b')
    assert.equal((await left()).bonusMessages, 3)
  })

  test('what was given back is not kept afterwards', async ({ assert }) => {
    const { reserve, keep, giveBack } = await ledger(3)
    await reserve('a')
    await giveBack('a')
    await keep('a')
    assert.isEmpty(await rows(`select id from allowance_entries where entry = 'keep'`))
  })

  test('giving back what was never reserved changes nothing, nor what was a gift', async ({
    assert,
  }) => {
    const { giveBack, left } = await ledger(3)
    await giveBack('nothing')
    const [gift] = await rows<{ charge_key: string }>('select charge_key from allowance_entries')
    await giveBack(gift?.charge_key ?? '')
    assert.equal((await left()).bonusMessages, 3)
  })

  test('100 parallel wishes with one message left get one', async ({ assert }) => {
    const { reserve, left } = await ledger(1)
    const got = await Promise.all(Array.from({ length: 100 }, () => reserve()))
    assert.lengthOf(got.filter(Boolean), 1)
    assert.equal((await left()).bonusMessages, 0)
    assert.lengthOf(await rows(`select id from allowance_entries where entry = 'reserve'`), 1)
  })

  test('each entry says whose it is, what for, from which bucket and of which day', async ({
    assert,
  }) => {
    const { reserve, keep, giveBack } = await ledger(1, 1)
    const [user] = await rows<{ id: number }>('select id from users')
    await reserve('daily')
    await reserve('bonus')
    await keep('daily')
    await giveBack('bonus')
    const day = '2026-11-18T00:00:00-05:00'
    const of = (entry: string, key: string, more: object) => ({
      ...{ user_id: user?.id, entry, charge_key: key, created_at: clock.now() },
      ...more,
    })
    const entries = await rows(
      `select user_id, entry, charge_key, created_at, bucket, amount, local_date from allowance_entries
       where entry <> 'grant' order by id`
    )
    const [daily, bonus] = [
      { bucket: 'daily', local_date: day },
      { bucket: 'bonus', local_date: day },
    ]
    assert.deepEqual(entries, [
      of('reserve', 'daily', { ...daily, amount: -1 }),
      of('reserve', 'bonus', { ...bonus, amount: -1 }),
      of('keep', 'daily', { ...daily, amount: 0 }),
      of('give_back', 'bonus', { ...bonus, amount: 1 }),
    ])
    const [row] = await rows('select allowance_day, allowance_resets_at from users')
    assert.deepEqual(row, {
      allowance_day: day,
      allowance_resets_at: Date.parse('2026-11-19T05:00:00Z'),
    })
  })

  test('many reserve together, each from their own, in the order in which they come', async ({
    assert,
  }) => {
    const [rich, poor, daily, idle] = [
      await ledger(5),
      await ledger(1),
      await ledger(1, 1),
      await ledger(1, 1),
    ]
    const people = await rows<{ id: number }>('select id from users order by id')
    const [one = 0, two = 0, three = 0] = people.map(({ id }) => id)
    const allowance = await app.container.make(Allowance)
    const db = await database()
    const charges = [three, two, one, two, three, three, one, 999].map((userId, index) => ({
      userId,
      key: `${index}`,
    }))
    const reserved = await db.transaction((tx) => allowance.reserveMany(tx, charges))
    assert.deepEqual([...reserved], ['0', '1', '2', '4', '6'])
    const left = await Promise.all([rich, poor, daily, idle].map((each) => each.left()))
    assert.deepEqual(
      left.map(({ messagesUsedToday, bonusMessages }) => [messagesUsedToday, bonusMessages]),
      [
        [0, 3],
        [0, 0],
        [1, 0],
        [0, 1],
      ]
    )
    assert.lengthOf(await rows('select id from users where allowance_day is not null'), 3)
    assert.deepEqual(await db.transaction((tx) => allowance.reserveMany(tx, [])), new Set())
    await idle.reserve()
    assert.containsSubset(await idle.left(), { messagesUsedToday: 1, bonusMessages: 1 })
  })

  test('a refund takes back what is still there, and only once', async ({ assert }) => {
    await ledger(9)
    const { reserve, left } = await ledger(3, 4)
    const people = await rows<{ id: number }>('select id from users order by id')
    const userId = people[1]?.id ?? 0
    const allowance = await app.container.make(Allowance)
    const db = await database()
    const takeBack = (amount: number, key: string) =>
      db.transaction((tx) => allowance.takeBack(tx, { userId, amount, key }))
    await reserve()
    assert.equal(await takeBack(2, 'first'), 2)
    assert.equal((await left()).bonusMessages, 1)
    assert.equal(await takeBack(2, 'second'), 1)
    assert.equal(await takeBack(2, 'third'), 0)
    assert.isEmpty(await rows(`select id from allowance_entries where charge_key = 'third'`))
    assert.equal((await left()).bonusMessages, 0)
    const taken = await rows(
      `select amount, bucket, local_date from allowance_entries where amount < 0 and entry = 'grant'
       order by id`
    )
    assert.deepEqual(taken, [
      { amount: -2, bucket: 'bonus', local_date: '' },
      { amount: -1, bucket: 'bonus', local_date: '' },
    ])
  })

  test('something is left as long as one message is, of the day or bought', async ({ assert }) => {
    const allowance = await app.container.make(Allowance)
    const { reserve } = await ledger(1, 1)
    const [user] = await rows<{ id: number }>('select id from users')
    const has = () => allowance.hasAny(user?.id ?? 0)
    const seen = [await has()]
    for (let count = 0; count < 2; count++) {
      await reserve()
      seen.push(await has())
    }
    assert.deepEqual(seen, [true, true, false])
  })

  test('of nobody nothing is left', async ({ assert }) => {
    const allowance = await app.container.make(Allowance)
    assert.containsSubset(await allowance.left(999), {
      messagesUsedToday: 0,
      dailyMessageLimit: 0,
      bonusMessages: 0,
    })
  })

  test('who bought messages is on the free tier again when the last is used', ({ assert }) => {
    assert.equal(typeShown('refill', { bonusMessages: 1 }), 'refill')
    assert.equal(typeShown('refill', { bonusMessages: 0 }), 'free')
    assert.equal(typeShown('starter', { bonusMessages: 0 }), 'starter')
  })
})
