import { test } from '@japa/runner'
import { type PaymentGateway, PaymentGatewayError } from '#app/billing/payments/payment_gateway'
import { CancelAndRefund } from '#app/billing/purchases/cancel_and_refund'
import { clock } from '#tests/world'

const JOB = { provider: 'stripe' as const, refunds: ['pi_1'] }

function cancelling(refund: (wish: { key: string }) => Promise<void>): CancelAndRefund {
  return new CancelAndRefund({ provider: 'stripe', refund } as unknown as PaymentGateway, clock)
}

test.group('Ending at the provider what has ended here', (group) => {
  group.each.setup(() => clock.reset())

  test('while the provider is away it comes back, and that is no failure', async ({ assert }) => {
    const away = cancelling(() => Promise.reject(new PaymentGatewayError('unreachable', null)))
    assert.deepEqual(await away.execute(JOB), { againAt: clock.now() + 600_000 })
  })

  test('a refusal is a failure to be seen', async ({ assert }) => {
    const refusing = cancelling(() => Promise.reject(new PaymentGatewayError('refused', 'no_such')))
    await assert.rejects(() => refusing.execute(JOB))
  })

  test('a later try has a key of its own: the provider repeats what it answered to the first', async ({
    assert,
  }) => {
    const keys: string[] = []
    const noting = cancelling(async ({ key }) => void keys.push(key))
    await noting.execute(JOB)
    clock.advance(599_000)
    await noting.execute(JOB)
    clock.advance(1000)
    await noting.execute(JOB)
    assert.equal(keys[0], keys[1])
    assert.notEqual(keys[1], keys[2])
  })
})
