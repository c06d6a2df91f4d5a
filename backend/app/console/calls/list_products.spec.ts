import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import plans from '#config/plans'
import { PaymentGateway, PaymentGatewayError } from '#app/billing/payments/payment_gateway'
import { Plans } from '#app/billing/payments/plans'
import { freshDatabase, signedUpUser } from '#tests/world'

test.group('The products of the payment provider', (group) => {
  freshDatabase(group)

  test('are listed as the call promises, each with the plan it is', async ({ client, assert }) => {
    const { cookie } = await signedUpUser({ role: 'viewer' })
    const response = await client.get('/api/stripe/products').as({ cookie })
    response.assertStatus(200)
    const { success, products, message } = response.body()
    assert.isTrue(success)
    assert.equal(message, '3 on sale.')
    const known = await app.container.make(Plans)
    assert.deepEqual(
      products.map(({ created, ...product }: { created: number }) => product),
      (await known.list()).map((plan) => ({
        id: plan.lookupKey,
        name: plan.name,
        description: null,
        currency: 'usd',
        price: plan.price,
        recurring: plan.messagesPerDay === null ? null : { interval: 'month' },
        defaultPriceId: plan.priceId,
        planId: plan.planId,
      }))
    )
    assert.isTrue(products.every(({ created }: { created: number }) => Number.isInteger(created)))
  })

  test('are found by their ids; what nobody knows is left out', async ({ client, assert }) => {
    const { cookie } = await signedUpUser({ role: 'support' })
    const ids = async (...productIds: string[]) => {
      const response = await client
        .post('/api/stripe/get-products')
        .as({ cookie })
        .json({ productIds })
      response.assertStatus(200)
      assert.isTrue(response.body().success)
      return response.body().products.map(({ id }: { id: string }) => id)
    }
    const [first] = plans
    assert.deepEqual(await ids(first?.lookupKey ?? '', 'prod_unknown'), [first?.lookupKey])
    assert.deepEqual(await ids(), [])
  })

  test('ids that are {$self} are refused')
    .with([
      undefined,
      'prod_1',
      [3],
      [null],
      ['../x'],
      [''],
      Array.from({ length: 101 }, () => 'a'),
    ])
    .run(async ({ client }, productIds) => {
      const { cookie } = await signedUpUser({ role: 'admin' })
      const response = await client
        .post('/api/stripe/get-products')
        .as({ cookie })
        .json({ productIds })
      response.assertStatus(422)
      response.assertBodyContains({ success: false })
    })

  for (const [outcome, status, words] of [
    ['unreachable', 503, /can’t be reached right now/],
    ['refused', 502, /refused the call \(api_key_expired\)/],
  ] as const) {
    test(`a provider that is ${outcome} is a refusal in plain words`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const gateway = await app.container.make(PaymentGateway)
      const broken: PaymentGateway = Object.create(gateway)
      broken.listProducts = () =>
        Promise.reject(new PaymentGatewayError(outcome, 'api_key_expired'))
      app.container.swap(PaymentGateway, () => broken)
      cleanup(() => app.container.restore(PaymentGateway))
      const { cookie } = await signedUpUser({ role: 'admin' })
      const response = await client.get('/api/stripe/products').as({ cookie })
      response.assertStatus(status)
      assert.isFalse(response.body().success)
      assert.match(response.body().message, words)
    })
  }
})
