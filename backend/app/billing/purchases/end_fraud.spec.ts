import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ReceiveEvent } from '#app/billing/payment_events/receive_event'
import { PaymentGateway, PaymentGatewayError } from '#app/billing/payments/payment_gateway'
import { EndFraud } from '#app/billing/purchases/end_fraud'
import { audits, books, buy, CARDS, daysLater, falsify, purchases, standing } from '#tests/payments'
import { freshDatabase, pass, rows, runDue, signedUpUser } from '#tests/world'

/** The bank warns once more, or only now. */
async function warn(intentId: string, id = `evt_${intentId}`): Promise<void> {
  await falsify(intentId, { isWarnedOf: true })
  const receiveEvent = await app.container.make(ReceiveEvent)
  const type = 'radar.early_fraud_warning.created'
  await receiveEvent.execute({ id, type, target: { warnedIntentId: intentId } })
  await runDue()
}

async function refundsTold(): Promise<number> {
  const events = await (await books()).list('event')
  return events.filter(({ type }) => type === 'charge.refunded').length
}

test.group('A payment the bank takes for fraud', (group) => {
  freshDatabase(group)

  test('is given back at once, and what was bought with it is taken', async ({ assert }) => {
    const user = await signedUpUser()
    await buy(user, 'refill', CARDS.fraud)
    await runDue()
    assert.deepEqual(await standing(user), { type: 'free', limit: 0, bonus: 10 })
    assert.containSubset(await purchases(), [{ kind: 'refill', amount: 499, refunded: 499 }])
    assert.deepEqual(await audits(), [{ reason: 'fraud_warning', times: 1 }])
  })

  test('ends the subscription, also when it was an older bill', async ({ assert }) => {
    const user = await signedUpUser()
    const { paymentIntentId } = await buy(user, 'starter')
    await daysLater(32)
    assert.deepInclude(await standing(user), { type: 'starter' })
    await warn(paymentIntentId)
    assert.deepInclude(await standing(user), { type: 'free', limit: 0 })
    const [row] = await rows('select status, is_entitled from subscriptions')
    assert.containSubset(row, { status: 'canceled' })
    assert.deepEqual(
      (await purchases()).map(({ refunded }) => refunded),
      [999, 0]
    )
  })

  test('moves the money once, however often and whenever it is told', async ({ assert }) => {
    const user = await signedUpUser()
    const { paymentIntentId } = await buy(user, 'refill')
    for (const id of ['one', 'one', 'two', 'three']) await warn(paymentIntentId, id)
    const endFraud = await app.container.make(EndFraud)
    await Promise.all([endFraud.execute(paymentIntentId), endFraud.execute(paymentIntentId)])
    await runDue()
    assert.equal(await refundsTold(), 1)
    assert.containSubset(await purchases(), [{ refunded: 499 }])
  })

  test('gives back the rest of what went back in part', async ({ assert }) => {
    const user = await signedUpUser()
    const { paymentIntentId } = await buy(user, 'refill')
    await falsify(paymentIntentId, { refunded: 200 })
    await warn(paymentIntentId)
    assert.containSubset(await purchases(), [{ refunded: 499 }])
    assert.deepInclude(await standing(user), { bonus: 10 })
  })

  test('leaves to the dispute what is disputed, and believes no event by itself', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    const { paymentIntentId: disputed } = await buy(user, 'refill')
    await falsify(disputed, { isDisputed: true })
    await warn(disputed)
    const { paymentIntentId: honest } = await buy(user, 'refill')
    const endFraud = await app.container.make(EndFraud)
    await endFraud.execute(honest)
    await endFraud.execute('pi_unknown')
    await runDue()
    assert.equal(await refundsTold(), 0)
    assert.deepInclude(await standing(user), { bonus: 110 })
  })

  test('with the provider away it goes back once that is there again', async ({
    assert,
    cleanup,
  }) => {
    const user = await signedUpUser()
    const { paymentIntentId } = await buy(user, 'refill')
    const gateway = await app.container.make(PaymentGateway)
    gateway.refund = () => Promise.reject(new PaymentGatewayError('unreachable', null))
    cleanup(() => void Reflect.deleteProperty(gateway, 'refund'))
    await warn(paymentIntentId)
    assert.equal(await refundsTold(), 0)
    Reflect.deleteProperty(gateway, 'refund')
    await pass(11 * 60_000, 60_000)
    assert.equal(await refundsTold(), 1)
  })
})
