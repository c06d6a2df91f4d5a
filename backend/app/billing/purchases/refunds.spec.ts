import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { buy, falsify, purchases, settle, standing } from '#tests/payments'
import { clock, database, freshDatabase, rows, signedUpUser } from '#tests/world'

const DAY = 24 * 60 * 60_000

const refunds = () =>
  rows<{ amount: number; moved_at: number }>('select amount, moved_at from refunds order by id')

test.group('Money given back', (group) => {
  freshDatabase(group)

  test('in parts stands there part by part, when it moved, and returns when a refund fails', async ({
    assert,
  }) => {
    await buy(await signedUpUser(), 'refill')
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

  test('takes its share of the messages, rounded up, and tells when it was given last', async ({
    assert,
  }) => {
    const user = await signedUpUser({ messages: 0 })
    const { paymentIntentId: id } = await buy(user, 'refill')
    const bought = (await standing(user))?.bonus ?? 0
    const [{ amount } = { amount: 0 }] = await purchases()
    const seen = async () => {
      await settle(id)
      const [row] = await rows(
        'select refunded, refunded_at, messages_revoked, messages_taken from purchases'
      )
      return { ...row, left: (await standing(user))?.bonus }
    }
    assert.deepInclude(await seen(), { refunded: 0, refunded_at: null, left: bought })
    await falsify(id, { isDisputed: true })
    assert.deepInclude(await seen(), { refunded_at: null, messages_taken: bought, left: 0 })
    clock.advance(DAY)
    await falsify(id, { isDisputed: false, refunded: 100 })
    const taken = Math.ceil((bought * 100) / amount)
    const given = {
      refunded: 100,
      refunded_at: clock.now(),
      messages_revoked: taken,
      messages_taken: taken,
      left: bought - taken,
    }
    assert.deepEqual(await seen(), given)
    clock.advance(DAY)
    await falsify(id, { refunded: 0 })
    const returned = { refunded: 0, messages_revoked: 0, messages_taken: 0, left: bought }
    assert.deepEqual(await seen(), { ...returned, refunded_at: given.refunded_at })
    await falsify(id, { refunded: 2 * amount })
    assert.deepInclude(await seen(), { messages_revoked: bought, left: 0 })
  })

  for (const now of [200, 50]) {
    test(`takes what that refill gave, though one gives ${now} by now`, async ({ assert }) => {
      const user = await signedUpUser({ messages: 0 })
      const { paymentIntentId: id } = await buy(user, 'refill')
      await buy(user, 'refill')
      await rows(`update plans set total_messages = ? where plan_id = 'refill' returning id`, now)
      await falsify(id, { refunded: 499 })
      await settle(id)
      assert.deepEqual(await standing(user), { type: 'refill', limit: 0, bonus: 100 })
      await falsify(id, { refunded: 0 })
      await settle(id)
      assert.deepEqual(await standing(user), { type: 'refill', limit: 0, bonus: 200 })
    })
  }

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

  test('a dispute won after a refund in part leaves what the refund alone had left', async ({
    assert,
  }) => {
    const user = await signedUpUser({ messages: 0 })
    const { paymentIntentId: id } = await buy(user, 'refill')
    const allowance = await app.container.make(Allowance)
    const { read } = await database()
    await allowance.grant(read, { userId: user.id, amount: -40, key: 'used' })
    await falsify(id, { refunded: 249 })
    await settle(id)
    const left = (await standing(user))?.bonus
    assert.equal(left, 10)
    await falsify(id, { isDisputed: true })
    await settle(id)
    assert.equal((await standing(user))?.bonus, 0)
    await falsify(id, { isDisputed: false })
    await settle(id)
    assert.equal((await standing(user))?.bonus, left)
  })

  test('a cent takes a message with it and brings it back', async ({ assert }) => {
    const user = await signedUpUser({ messages: 0 })
    const { paymentIntentId: id } = await buy(user, 'refill')
    const bought = (await standing(user))?.bonus ?? 0
    for (const [refunded, left] of [
      [1, bought - 1],
      [0, bought],
      [494, 1],
      [0, bought],
    ] as const) {
      await falsify(id, { refunded })
      await settle(id)
      assert.deepEqual(await standing(user), { type: 'refill', limit: 0, bonus: left })
    }
  })

  test('where nothing is left to take, nothing is written about messages', async ({ assert }) => {
    const user = await signedUpUser({ messages: 0 })
    const { paymentIntentId: id } = await buy(user, 'refill')
    const allowance = await app.container.make(Allowance)
    const { read } = await database()
    const bought = (await standing(user))?.bonus ?? 0
    await allowance.grant(read, { userId: user.id, amount: -bought, key: 'used' })
    const entries = () => rows('select id from allowance_entries')
    const before = await entries()
    for (const isDisputed of [true, false]) {
      await falsify(id, { isDisputed })
      await settle(id)
    }
    assert.deepEqual(await entries(), before)
    assert.deepEqual(await standing(user), { type: 'free', limit: 0, bonus: 0 })
  })

  test('settled again, its purchase stays as it is', async ({ assert }) => {
    const { paymentIntentId: id } = await buy(await signedUpUser(), 'refill')
    await falsify(id, { refunded: 100 })
    await settle(id)
    const before = await rows('select * from purchases')
    clock.advance(DAY)
    await settle(id)
    assert.deepEqual(await rows('select * from purchases'), before)
  })

  test('of a deleted account it is written down, and messages are given to nobody', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    const { paymentIntentId: id } = await buy(user, 'refill')
    const { read } = await database()
    const seen = async () => {
      await settle(id)
      const [row] = await rows('select refunded, is_disputed, messages_taken from purchases')
      return { ...row, is_disputed: Boolean(row?.is_disputed) }
    }
    await falsify(id, { isDisputed: true })
    assert.deepEqual(await seen(), { refunded: 0, is_disputed: true, messages_taken: 100 })
    await read.run('delete from users where id = ?', user.id)
    await falsify(id, { isDisputed: false })
    assert.deepEqual(await seen(), { refunded: 0, is_disputed: false, messages_taken: 100 })
  })

  test('of an invoice too', async ({ assert }) => {
    const { paymentIntentId: id } = await buy(await signedUpUser(), 'starter')
    clock.advance(DAY)
    const row = async () => (await rows<Record<string, unknown>>('select * from purchases'))[0]
    assert.include(await row(), { refunded: 0, refunded_at: null })
    await falsify(id, { refunded: 100 })
    await settle(id)
    assert.deepEqual(await refunds(), [{ amount: 100, moved_at: clock.now() }])
    const refunded = await row()
    assert.include(refunded, { refunded: 100, refunded_at: clock.now() })
    const subscription = async () => (await rows('select * from subscriptions'))[0]
    const known = await subscription()
    clock.advance(DAY)
    await settle(id)
    assert.deepEqual(await row(), refunded)
    assert.deepEqual(await subscription(), known)
    await falsify(id, { refunded: 200 })
    await settle(id)
    const changed = { version: Number(known?.version) + 1, updated_at: clock.now() }
    assert.include(await subscription(), changed)
  })
})
