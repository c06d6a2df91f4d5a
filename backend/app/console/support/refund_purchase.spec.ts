import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { AnotherServer } from '#tests/another_server'
import { PaymentGateway, PaymentGatewayError } from '#app/billing/payments/payment_gateway'
import { SettlePayment } from '#app/billing/purchases/settle_payment'
import { RefundPurchase } from '#app/console/support/refund_purchase'
import { buy, books, checkout, falsify, purchases, settle, standing } from '#tests/payments'
import {
  clock,
  freshDatabase,
  onboardedUser,
  rows,
  runDue,
  signedUpUser,
  type TestUser,
} from '#tests/world'

const REASON = 'Bought by mistake'

async function lastPurchase(): Promise<number> {
  const [row] = await rows<{ id: number }>('select max(id) as id from purchases')
  return row?.id ?? 0
}

function refund(client: ApiClient, [by, id]: [TestUser, number], more: object = {}) {
  return client
    .post(`/api/admin/purchases/${id}/refund`)
    .as(by)
    .json({ reason: REASON, ...more })
}

async function steps(): Promise<string[]> {
  const entries = await rows<{ detail: string; reason: string }>(
    `select detail, reason from audit_log where action = 'purchases.refund' order by id`
  )
  return entries.map(({ detail }) => (JSON.parse(detail) as { step: string }).step)
}

/** The real gateway with some of its calls done otherwise, and the keys with which it was asked to refund. */
async function rooms(refundInstead?: (real: () => Promise<void>) => Promise<void>) {
  const gateway = await app.container.make(PaymentGateway)
  const keys: string[] = []
  const counted = new Proxy(gateway, {
    get(target, name) {
      if (name !== 'refund') return Reflect.get(target, name, target) as unknown
      return (wish: { intentId: string; key: string }) => {
        keys.push(wish.key)
        return refundInstead ? refundInstead(() => target.refund(wish)) : target.refund(wish)
      }
    },
  })
  const server = new AnotherServer()
    .with(PaymentGateway, counted)
    .with(SettlePayment, await app.container.make(SettlePayment))
  const action = await server.make(RefundPurchase)
  return { action, keys }
}

const part = (cents: number, key = `click-of-${cents}`) => ({ part: { cents, key } })

const ADMIN = { id: 1, role: 'admin', ip: null, requestId: null } as const

test.group('Refunding', (group) => {
  freshDatabase(group)

  test('a refill: the money goes back and its messages are taken back', async ({
    client,
    assert,
  }) => {
    const [admin, user] = [await signedUpUser({ role: 'admin' }), await onboardedUser()]
    await buy(user, 'refill')
    const response = await refund(client, [admin, await lastPurchase()])
    response.assertStatus(200)
    assert.containsSubset(response.body(), { success: true, refunded: 499 })
    assert.deepEqual(await standing(user), { type: 'free', limit: 0, bonus: 10 })
    assert.equal((await purchases())[0]?.refunded, 499)
    assert.deepEqual(await steps(), ['asked', 'given_back'])
    await runDue()
    assert.deepEqual(await standing(user), { type: 'free', limit: 0, bonus: 10 })
  })

  test('a month of a subscription ends it', async ({ client, assert }) => {
    const [admin, user] = [await signedUpUser({ role: 'admin' }), await onboardedUser()]
    await buy(user, 'starter')
    ;(await refund(client, [admin, await lastPurchase()])).assertStatus(200)
    await runDue()
    assert.deepEqual(await standing(user), { type: 'free', limit: 0, bonus: 10 })
    const [subscription] = await rows<{ status: string }>('select status from subscriptions')
    assert.equal(subscription?.status, 'canceled')
  })

  test('once more is a 409, and asks nobody', async ({ client, assert }) => {
    const [admin, user] = [await signedUpUser({ role: 'admin' }), await onboardedUser()]
    await buy(user, 'refill')
    const id = await lastPurchase()
    await refund(client, [admin, id])
    const again = await refund(client, [admin, id])
    again.assertStatus(409)
    assert.include(again.body().message, 'already')
    assert.deepEqual(await steps(), ['asked', 'given_back'])
  })

  test('five clicks at once ask the provider once', async ({ assert }) => {
    const user = await onboardedUser()
    await buy(user, 'refill')
    const purchaseId = await lastPurchase()
    const { action, keys } = await rooms()
    const order = { purchaseId, reason: REASON }
    const ends = await Promise.allSettled([1, 2, 3, 4, 5].map(() => action.execute(ADMIN, order)))
    assert.lengthOf(keys, 1)
    assert.lengthOf(
      ends.filter(({ status }) => status === 'fulfilled'),
      1
    )
    assert.deepEqual(await standing(user), { type: 'free', limit: 0, bonus: 10 })
  })

  test('two processes at once give back once', async ({ assert }) => {
    const user = await onboardedUser()
    await buy(user, 'refill')
    const order = { purchaseId: await lastPurchase(), reason: REASON }
    const [here, there] = [await rooms(), await rooms()]
    await Promise.allSettled([
      here.action.execute(ADMIN, order),
      there.action.execute(ADMIN, order),
    ])
    await runDue()
    assert.equal((await purchases())[0]?.refunded, 499)
    assert.deepEqual(await standing(user), { type: 'free', limit: 0, bonus: 10 })
    const events = await (await books()).list('event')
    assert.lengthOf(
      events.filter(({ type }) => type === 'charge.refunded'),
      1
    )
  })

  test('a provider out of reach is a 503, and nothing has changed', async ({ assert }) => {
    const user = await onboardedUser()
    await buy(user, 'refill')
    const { action } = await rooms(async () => {
      throw new PaymentGatewayError('unreachable', null)
    })
    const order = { purchaseId: await lastPurchase(), reason: REASON }
    await assert.rejects(() => action.execute(ADMIN, order), /can’t be reached right now/)
    assert.deepEqual(await standing(user), { type: 'refill', limit: 0, bonus: 110 })
    assert.deepEqual(await steps(), ['asked', 'unreachable'])
  })

  test('within ten minutes the provider is asked with the same key', async ({ assert }) => {
    await buy(await onboardedUser(), 'refill')
    const { action, keys } = await rooms(async () => undefined)
    const order = { purchaseId: await lastPurchase(), reason: REASON }
    for (const minutes of [0, 9, 1]) {
      clock.advance(minutes * 60_000)
      await assert.rejects(() => action.execute(ADMIN, order))
    }
    assert.equal(keys[0], keys[1])
    assert.notEqual(keys[1], keys[2])
  })

  test('an answer lost on the way is caught up by asking again', async ({ assert }) => {
    const user = await onboardedUser()
    await buy(user, 'refill')
    let isLost = true
    const { action } = await rooms(async (real) => {
      await real()
      if (isLost) throw new PaymentGatewayError('unreachable', null)
    })
    const order = { purchaseId: await lastPurchase(), reason: REASON }
    await assert.rejects(() => action.execute(ADMIN, order))
    isLost = false
    assert.equal(await action.execute(ADMIN, order), 499)
    await runDue()
    assert.deepEqual(await standing(user), { type: 'free', limit: 0, bonus: 10 })
  })

  test('a provider that says no is a 409 with its word in the log', async ({ assert }) => {
    const user = await onboardedUser()
    await buy(user, 'refill')
    const { action } = await rooms(async () => {
      throw new PaymentGatewayError('refused', 'insufficient_funds')
    })
    const order = { purchaseId: await lastPurchase(), reason: REASON }
    await assert.rejects(() => action.execute(ADMIN, order), /refused/)
    const [, entry] = await rows<{ detail: string }>('select detail from audit_log order by id')
    assert.deepEqual(JSON.parse(entry?.detail ?? ''), {
      step: 'refused',
      errorCode: 'insufficient_funds',
    })
  })

  test('a refund the provider silently did not make is not told as one', async ({ assert }) => {
    const user = await onboardedUser()
    await buy(user, 'refill')
    const { action } = await rooms(async () => undefined)
    const order = { purchaseId: await lastPurchase(), reason: REASON }
    await assert.rejects(() => action.execute(ADMIN, order), /refused/)
    assert.deepEqual(await steps(), ['asked', 'refused'])
  })

  test('what is disputed waits for the bank', async ({ client, assert }) => {
    const [admin, user] = [await signedUpUser({ role: 'admin' }), await onboardedUser()]
    const paid = await buy(user, 'refill')
    const id = await lastPurchase()
    await (
      await books()
    ).visit(async (book) => {
      const intent = await book.find('intent', paid.paymentIntentId)
      if (intent) await book.save('intent', { ...intent, isDisputed: true })
    })
    await settle(paid.paymentIntentId)
    const response = await refund(client, [admin, id])
    response.assertStatus(409)
    assert.include(response.body().message, 'bank')
  })

  test('of a payment given back in part the rest is asked for', async ({ assert }) => {
    const { paymentIntentId } = await buy(await onboardedUser(), 'refill')
    await falsify(paymentIntentId, { refunded: 100 })
    await settle(paymentIntentId)
    const { action } = await rooms()
    await action.execute(ADMIN, { purchaseId: await lastPurchase(), reason: REASON })
    const entries = await rows<{ fields: string; detail: string }>(
      'select fields, detail from audit_log order by id'
    )
    assert.deepEqual(
      entries.map(({ fields, detail }) => [JSON.parse(fields), JSON.parse(detail)] as unknown),
      [
        [['refunded'], { step: 'asked', cents: 399 }],
        [['refunded'], { step: 'given_back', cents: 499 }],
      ]
    )
  })

  test('what another provider was paid is not asked of this one', async ({ assert }) => {
    await buy(await onboardedUser(), 'refill')
    await rows(`update purchases set provider = 'stripe' returning id`)
    const { action, keys } = await rooms()
    const order = { purchaseId: await lastPurchase(), reason: REASON }
    await assert.rejects(() => action.execute(ADMIN, order))
    assert.isEmpty([...keys, ...(await steps())])
  })

  test('a breakdown of our own is told as it is', async ({ assert }) => {
    await buy(await onboardedUser(), 'refill')
    const { action } = await rooms(() => Promise.reject(new TypeError('broken')))
    const order = { purchaseId: await lastPurchase(), reason: REASON }
    await assert.rejects(() => action.execute(ADMIN, order), 'broken')
    assert.deepEqual(await steps(), ['asked'])
  })

  test('what was not paid, or never bought, cannot be given back', async ({ client, assert }) => {
    const [admin, user] = [await signedUpUser({ role: 'admin' }), await onboardedUser()]
    await checkout(user, 'refill')
    ;(await refund(client, [admin, await lastPurchase()])).assertStatus(409)
    ;(await refund(client, [admin, 999_999])).assertStatus(404)
    assert.isEmpty(await steps())
  })

  test('needs a reason and an admin', async ({ client, assert }) => {
    const [support, user] = [await signedUpUser({ role: 'support' }), await onboardedUser()]
    const admin = await signedUpUser({ role: 'admin' })
    await buy(user, 'refill')
    const id = await lastPurchase()
    ;(await refund(client, [support, id])).assertStatus(403)
    const response = await client.post(`/api/admin/purchases/${id}/refund`).as(admin).json({})
    response.assertStatus(422)
    assert.deepEqual(await standing(user), { type: 'refill', limit: 0, bonus: 110 })
  })
})

test.group('Refunding a part', (group) => {
  freshDatabase(group)

  test('gives that much back and takes its share of the messages', async ({ client, assert }) => {
    const [admin, user] = [await signedUpUser({ role: 'admin' }), await onboardedUser()]
    await buy(user, 'refill')
    const id = await lastPurchase()
    const response = await refund(client, [admin, id], part(100))
    response.assertStatus(200)
    assert.equal(response.body().refunded, 100)
    assert.deepEqual(await standing(user), { type: 'refill', limit: 0, bonus: 10 + 100 - 21 })
    assert.deepEqual(await rows('select amount from refunds'), [{ amount: 100 }])
    assert.equal((await refund(client, [admin, id], part(50))).body().refunded, 150)
    assert.equal((await refund(client, [admin, id])).body().refunded, 499)
    await runDue()
    assert.deepEqual(await standing(user), { type: 'free', limit: 0, bonus: 10 })
  })

  test('leaves a plan as it is, unless it is to end with it', async ({ client, assert }) => {
    const [admin, user] = [await signedUpUser({ role: 'admin' }), await onboardedUser()]
    await buy(user, 'starter')
    const id = await lastPurchase()
    ;(await refund(client, [admin, id], part(300))).assertStatus(200)
    await runDue()
    assert.deepEqual(await standing(user), { type: 'starter', limit: 50, bonus: 10 })
    ;(await refund(client, [admin, id], { ...part(100), endsPlan: true })).assertStatus(200)
    await runDue()
    assert.deepEqual(await standing(user), { type: 'free', limit: 0, bonus: 10 })
    const [subscription] = await rows<{ status: string }>('select status from subscriptions')
    assert.equal(subscription?.status, 'canceled')
    assert.equal((await purchases())[0]?.refunded, 400)
  })

  test('of the same click is given once, however often it comes', async ({ assert }) => {
    const user = await onboardedUser()
    await buy(user, 'refill')
    const { action, keys } = await rooms()
    const order = { purchaseId: await lastPurchase(), reason: REASON, ...part(100) }
    const ends = await Promise.all([1, 2, 3].map(() => action.execute(ADMIN, order)))
    clock.advance(3 * 24 * 60 * 60_000)
    ends.push(await action.execute(ADMIN, order))
    assert.deepEqual(ends, [100, 100, 100, 100])
    assert.lengthOf(keys, 1)
    assert.deepEqual(await steps(), ['asked', 'given_back'])
    assert.equal((await purchases())[0]?.refunded, 100)
  })

  test('by two processes at once is given once', async ({ assert }) => {
    await buy(await onboardedUser(), 'refill')
    const order = { purchaseId: await lastPurchase(), reason: REASON, ...part(100) }
    const [here, there] = [await rooms(), await rooms()]
    await Promise.allSettled([
      here.action.execute(ADMIN, order),
      there.action.execute(ADMIN, order),
    ])
    await runDue()
    assert.equal((await purchases())[0]?.refunded, 100)
  })

  test('whose answer was lost is caught up, hours later too', async ({ assert }) => {
    await buy(await onboardedUser(), 'refill')
    let isLost = true
    const { action, keys } = await rooms(async (real) => {
      await real()
      if (isLost) throw new PaymentGatewayError('unreachable', null)
    })
    const order = { purchaseId: await lastPurchase(), reason: REASON, ...part(300) }
    await assert.rejects(() => action.execute(ADMIN, order), /can’t be reached right now/)
    isLost = false
    clock.advance(60 * 60_000)
    assert.equal(await action.execute(ADMIN, order), 300)
    assert.lengthOf(new Set(keys), 1)
    await runDue()
    assert.equal(await action.execute(ADMIN, order), 300)
    assert.equal((await purchases())[0]?.refunded, 300)
  })

  test('and whose event came before the second try asks nobody again', async ({ assert }) => {
    await buy(await onboardedUser(), 'refill')
    const { action, keys } = await rooms(async (real) => {
      await real()
      throw new PaymentGatewayError('unreachable', null)
    })
    const order = { purchaseId: await lastPurchase(), reason: REASON, ...part(300) }
    await assert.rejects(() => action.execute(ADMIN, order))
    await runDue()
    assert.equal(await action.execute(ADMIN, order), 300)
    assert.lengthOf(keys, 1)
    assert.deepEqual(await steps(), ['asked', 'unreachable', 'given_back'])
  })

  test('asked for anew in another form is not given on top of one whose answer was lost', async ({
    client,
    assert,
  }) => {
    const [admin, user] = [await signedUpUser({ role: 'admin' }), await onboardedUser()]
    await buy(user, 'refill')
    const { action } = await rooms(async (real) => {
      await real()
      throw new PaymentGatewayError('unreachable', null)
    })
    const purchaseId = await lastPurchase()
    const lost = action.execute(ADMIN, { purchaseId, reason: REASON, ...part(100, 'form-one') })
    await assert.rejects(() => lost, /Press again here/)
    const shown = (left: number) => ({ part: { cents: 100, key: `form-of-${left}`, left } })
    const refused = await refund(client, [admin, purchaseId], shown(499))
    refused.assertStatus(409)
    assert.include(refused.body().message, 'since this was opened')
    assert.equal((await purchases())[0]?.refunded, 100)
    ;(await refund(client, [admin, purchaseId], shown(399))).assertStatus(200)
    assert.equal((await purchases())[0]?.refunded, 200)
  })

  test('that never arrived is not taken for another one given since', async ({ assert }) => {
    await buy(await onboardedUser(), 'refill')
    let isAway = true
    const { action } = await rooms(async (real) => {
      if (isAway) throw new PaymentGatewayError('unreachable', null)
      await real()
    })
    const purchaseId = await lastPurchase()
    const order = { purchaseId, reason: REASON, ...part(100) }
    await assert.rejects(() => action.execute(ADMIN, order), /can’t be reached right now/)
    isAway = false
    assert.equal(await action.execute(ADMIN, { purchaseId, reason: REASON, ...part(200) }), 200)
    assert.equal(await action.execute(ADMIN, order), 300)
    assert.equal((await purchases())[0]?.refunded, 300)
  })

  test('with another amount under the same click is a 409', async ({ client, assert }) => {
    const [admin, user] = [await signedUpUser({ role: 'admin' }), await onboardedUser()]
    await buy(user, 'refill')
    const id = await lastPurchase()
    await refund(client, [admin, id], part(100, 'one-click'))
    ;(await refund(client, [admin, id], part(200, 'one-click'))).assertStatus(409)
    assert.equal((await purchases())[0]?.refunded, 100)
  })

  test('is more than nothing, whole cents, and at most what is left', async ({
    client,
    assert,
  }) => {
    const [admin, user] = [await signedUpUser({ role: 'admin' }), await onboardedUser()]
    await buy(user, 'refill')
    const id = await lastPurchase()
    await refund(client, [admin, id], part(400))
    for (const cents of [0, -1, 1.5, 100, 20_000_000, '50', null]) {
      const response = await refund(client, [admin, id], { part: { cents, key: 'another-click' } })
      response.assertStatus(422)
      assert.include(Object.keys(response.body().errors), 'part', String(cents))
    }
    ;(await refund(client, [admin, id], { part: { cents: 10 } })).assertStatus(422)
    ;(await refund(client, [admin, id], part(99))).assertStatus(200)
    assert.equal((await purchases())[0]?.refunded, 499)
  })

  test('ends no plan where none runs', async ({ client, assert }) => {
    const [admin, user] = [await signedUpUser({ role: 'admin' }), await onboardedUser()]
    await buy(user, 'refill')
    const id = await lastPurchase()
    ;(await refund(client, [admin, id], { ...part(100), endsPlan: true })).assertStatus(409)
    assert.deepEqual(await steps(), [])
  })
})

test.group('Refunding all, by a form with its key', (group) => {
  freshDatabase(group)

  const all = { part: { cents: 999, key: 'form-of-all', left: 999 } }
  const ends = () =>
    rows<{ dedup_key: string }>(
      `select dedup_key from jobs where dedup_key like 'cancel_and_refund:%'`
    )

  test('whose answer was lost ends the plan when it is asked again', async ({ assert }) => {
    await buy(await onboardedUser(), 'starter')
    const { action, keys } = await rooms(async (real) => {
      await real()
      throw new PaymentGatewayError('unreachable', null)
    })
    const order = { purchaseId: await lastPurchase(), reason: REASON, ...all, endsPlan: true }
    await assert.rejects(() => action.execute(ADMIN, order), /can’t be reached right now/)
    await runDue()
    assert.isEmpty(await ends())
    assert.equal(await action.execute(ADMIN, order), 999)
    assert.lengthOf(await ends(), 1)
    assert.lengthOf(keys, 1)
    assert.deepEqual(await steps(), ['asked', 'unreachable', 'given_back'])
    assert.equal((await purchases())[0]?.refunded, 999)
  })

  test('that is done ends the plan when that is wished afterwards', async ({ assert }) => {
    await buy(await onboardedUser(), 'starter')
    const { action, keys } = await rooms()
    const order = { purchaseId: await lastPurchase(), reason: REASON, ...all }
    assert.equal(await action.execute(ADMIN, order), 999)
    await runDue()
    assert.isEmpty(await ends())
    for (const endsPlan of [true, true, false]) {
      assert.equal(await action.execute(ADMIN, { ...order, endsPlan }), 999)
    }
    assert.lengthOf(await ends(), 1)
    assert.lengthOf(keys, 1)
    assert.deepEqual(await steps(), ['asked', 'given_back', 'given_back'])
  })

  test('is asked anew after a while: the provider repeats a breakdown', async ({ assert }) => {
    await buy(await onboardedUser(), 'starter')
    const { action, keys } = await rooms(async () => {
      throw new PaymentGatewayError('unreachable', null)
    })
    const order = { purchaseId: await lastPurchase(), reason: REASON, ...all }
    for (const minutes of [0, 9, 1]) {
      clock.advance(minutes * 60_000)
      await assert.rejects(() => action.execute(ADMIN, order))
    }
    assert.equal(keys[0], keys[1])
    assert.notEqual(keys[1], keys[2])
  })

  test('is refused where another form gave it back', async ({ client, assert }) => {
    const [admin, user] = [await signedUpUser({ role: 'admin' }), await onboardedUser()]
    await buy(user, 'starter')
    const id = await lastPurchase()
    ;(await refund(client, [admin, id], all)).assertStatus(200)
    const again = await refund(client, [admin, id], { part: { ...all.part, key: 'form-two' } })
    again.assertStatus(409)
    assert.include(again.body().message, 'already')
    assert.equal((await purchases())[0]?.refunded, 999)
  })
})
