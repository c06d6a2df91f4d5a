import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Allowance } from '#app/allowance/allowance'
import { buy, falsify, settle, standing } from '#tests/payments'
import { clock, database, freshDatabase, rows, signedUpUser } from '#tests/world'

const DAY = 24 * 60 * 60_000

const refunds = () =>
  rows<{ amount: number; moved_at: number }>('select amount, moved_at from refunds order by id')

test.group('Money given back', (group) => {
  freshDatabase(group)

  test('in parts stands there part by part, when it moved, and returns when a refund fails', async ({
    assert,
  }) => {
    const { paymentIntentId: id } = await buy(await signedUpUser(), 'refill')
    assert.deepEqual(await refunds(), [])
    const first = clock.now()
    await falsify(id, { refunded: 200 })
    await settle(id)
    clock.advance(2 * DAY)
    await settle(id)
    await falsify(id, { refunded: 499 })
    await settle(id)
    await settle(id)
    clock.advance(DAY)
    await falsify(id, { refunded: 200 })
    await settle(id)
    assert.deepEqual(await refunds(), [
      { amount: 200, moved_at: first },
      { amount: 299, moved_at: first + 2 * DAY },
      { amount: -299, moved_at: first + 3 * DAY },
    ])
  })

  test('a dispute is no refund', async ({ assert }) => {
    const { paymentIntentId: id } = await buy(await signedUpUser(), 'refill')
    await falsify(id, { isDisputed: true })
    await settle(id)
    assert.deepEqual(await refunds(), [])
  })

  test('a dispute won gives back as many messages as it took, not those used before', async ({
    assert,
  }) => {
    const user = await signedUpUser({ messages: 0 })
    const { paymentIntentId: id } = await buy(user, 'refill')
    const bought = (await standing(user))?.bonus ?? 0
    const allowance = await app.container.make(Allowance)
    const { read } = await database()
    await allowance.grant(read, { userId: user.id, amount: -20, key: 'used' })
    await falsify(id, { isDisputed: true })
    await settle(id)
    assert.equal((await standing(user))?.bonus, 0)
    await falsify(id, { isDisputed: false })
    await settle(id)
    assert.equal((await standing(user))?.bonus, bought - 20)
  })

  test('of an invoice too', async ({ assert }) => {
    const { paymentIntentId: id } = await buy(await signedUpUser(), 'starter')
    clock.advance(DAY)
    await falsify(id, { refunded: 100 })
    await settle(id)
    assert.deepEqual(await refunds(), [{ amount: 100, moved_at: clock.now() }])
  })
})
