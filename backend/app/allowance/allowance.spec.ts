import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Allowance } from '#app/allowance/allowance'
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

  test('giving back what was never reserved changes nothing', async ({ assert }) => {
    const { giveBack, left } = await ledger(3)
    await giveBack('nothing')
    assert.equal((await left()).bonusMessages, 3)
  })

  test('100 parallel wishes with one message left get one', async ({ assert }) => {
    const { reserve, left } = await ledger(1)
    const got = await Promise.all(Array.from({ length: 100 }, () => reserve()))
    assert.lengthOf(got.filter(Boolean), 1)
    assert.equal((await left()).bonusMessages, 0)
    assert.lengthOf(await rows(`select id from allowance_entries where entry = 'reserve'`), 1)
  })
})
