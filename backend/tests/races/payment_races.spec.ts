import { test } from '@japa/runner'
import { buy, checkout, pay, settle, standing } from '#tests/payments'
import { freshDatabase, onboardedUser, pass, rows, runDue, sms, text } from '#tests/world'

const HUNDRED = Array.from({ length: 100 }, (_, index) => index)

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
    const { PaymentGateway } = await import('#app/billing/payments/payment_gateway')
    const { default: app } = await import('@adonisjs/core/services/app')
    const gateway = await app.container.make(PaymentGateway)
    await text(user, 'hello')
    await gateway.refund({ intentId: paymentIntentId, key: 'by support' })
    await Promise.all([runDue(), pass(60_000, 5000), settle(paymentIntentId)])
    await pass(30_000, 5000)
    assert.isAtLeast((await standing(user))?.bonus ?? -1, 0)
    assert.isAtMost((await standing(user))?.bonus ?? 100, 1)
  })
})
