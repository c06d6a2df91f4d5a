import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Database } from '#app/core/database/database'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { ApplyPayment } from '#app/billing/purchases/apply_payment'
import { Purchase } from '#app/models/purchase'
import { holding, isShared, untilWaiting } from '#tests/races/held_rows'
import { paymentRooms } from '#tests/payment_rooms'
import { audits, buy, checkout, falsify, pay, purchases, settle, standing } from '#tests/payments'
import {
  clock,
  freshDatabase,
  onboardedUser,
  pass,
  rows,
  runDue,
  signedUpUser,
  sms,
  text,
} from '#tests/world'

const HUNDRED = Array.from({ length: 100 }, (_, index) => index)

/** Two settlements see the subscription before either of them changes it. */
async function roomsThatMeet() {
  const gateway = await app.container.make(PaymentGateway)
  const met = Promise.withResolvers<void>()
  let asked = 0
  const findSubscription = async (id: string) => {
    const answer = await gateway.findSubscription(id)
    if (++asked === 2) met.resolve()
    await met.promise
    return answer
  }
  const meeting = new Proxy(gateway, {
    get: (target, name) => {
      if (name === 'findSubscription') return findSubscription
      const value = Reflect.get(target, name, target) as unknown
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  return paymentRooms({ gateway: meeting })
}

test.group('Races about money', (group) => {
  freshDatabase(group)

  test('100 parallel texts with one message left get one reply, and 100 more get a notice', async ({
    assert,
  }) => {
    const user = await onboardedUser({ messages: 1 })
    const before = sms.textsTo(user.phone).length
    await Promise.all(HUNDRED.map((index) => text(user, `text ${index}`)))
    await pass(60_000, 2000)
    assert.lengthOf(sms.textsTo(user.phone), before + 1)
    assert.lengthOf(await rows(`select id from messages where kind = 'reply'`), 1)
    assert.deepInclude(await standing(user), { bonus: 0 })
    await Promise.all(HUNDRED.map((index) => text(user, `more ${index}`)))
    await pass(60_000, 2000)
    assert.lengthOf(sms.textsTo(user.phone), before + 2)
    assert.include(sms.lastTo(user.phone), '/subscription')
    assert.lengthOf(await rows(`select id from messages where kind = 'reply'`), 1)
  })

  test('what waits is answered once, however many ways the payment is told', async ({ assert }) => {
    const user = await onboardedUser({ messages: 0 })
    await Promise.all(HUNDRED.slice(0, 10).map((index) => text(user, `text ${index}`)))
    await pass(60_000, 2000)
    const before = sms.textsTo(user.phone).length
    const { clientSecret } = await checkout(user, 'refill')
    const { paymentIntentId } = await pay(clientSecret)
    await Promise.all([
      ...HUNDRED.slice(0, 10).map(() => settle(paymentIntentId, user.id)),
      runDue(),
    ])
    await pass(60_000, 2000)
    assert.lengthOf(sms.textsTo(user.phone), before + 1)
    assert.deepInclude(await standing(user), { bonus: 99 })
  })

  test('refunded while it is being used: the balance never falls below zero', async ({
    assert,
  }) => {
    const user = await onboardedUser({ messages: 0 })
    const { paymentIntentId } = await buy(user, 'refill')
    const gateway = await app.container.make(PaymentGateway)
    await text(user, 'hello')
    await gateway.refund({ intentId: paymentIntentId, key: 'by support' })
    await Promise.all([runDue(), pass(60_000, 5000), settle(paymentIntentId)])
    await pass(30_000, 5000)
    assert.isAtLeast((await standing(user))?.bonus ?? -1, 0)
    assert.isAtMost((await standing(user))?.bonus ?? 100, 1)
  })

  test('an upgrade paid in two forms in the same moment is paid once', async ({ assert }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    const intents: string[] = []
    for (let form = 0; form < 2; form++) {
      const { clientSecret } = await checkout(user, 'standard')
      intents.push(clientSecret.split('_secret_')[0] ?? '')
      clock.advance(2 * 60 * 60_000)
    }
    assert.notEqual(intents[0], intents[1])
    for (const intentId of intents) await falsify(intentId, { status: 'succeeded' })
    const { settlePayment } = await roomsThatMeet()
    const settled = await Promise.all(
      intents.map((intentId) => settlePayment.execute({ intentId }))
    )
    assert.sameMembers(settled, ['granted', 'paid_back'])
    await runDue()
    const upgrades = (await purchases()).filter(({ kind }) => kind === 'upgrade')
    assert.sameMembers(
      upgrades.map(({ amount, refunded }) => amount - refunded > 0),
      [true, false]
    )
    assert.deepEqual(await audits(), [{ reason: 'late_upgrade', times: 1 }])
    assert.deepInclude(await standing(user), { type: 'standard' })
  })

  test('an upgrade is written down after whoever takes its plan back just then', async ({
    assert,
    cleanup,
  }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    const { clientSecret } = await checkout(user, 'standard')
    const intentId = clientSecret.split('_secret_')[0] ?? ''
    await falsify(intentId, { status: 'succeeded' })
    const [gateway, applyPayment, database] = [
      await app.container.make(PaymentGateway),
      await app.container.make(ApplyPayment),
      await app.container.make(Database),
    ]
    const intent = await gateway.findIntent(intentId)
    const letGo = await holding('update subscriptions set is_entitled = false')
    cleanup(letGo)
    const paying = database.transaction(async (tx) => {
      const purchase = await Purchase.findByOrFail({ kind: 'upgrade' }, tx.sql)
      return applyPayment.execute(tx, { purchase, intent: intent!, useless: null })
    })
    await untilWaiting(1)
    await letGo()
    assert.equal(await paying, 'granted')
  }).skip(!isShared, 'needs a database of several writers')
})
