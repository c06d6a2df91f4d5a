import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { FakeStripe } from '#tests/fake_stripe'
import type { Visitor } from '#tests/journeys/browser'
import { type Product, startProduct } from '#tests/journeys/product'
import {
  billingOf,
  eventually,
  seeCurrentPlan,
  seeToast,
  visitAsNewMember,
} from '#tests/journeys/steps'
import {
  bringStripe,
  CARDS,
  DECLINED,
  STRIPE_JS,
  tellEvents,
} from '#tests/journeys/stripe_in_browser'

const WITHOUT_STRIPE = [
  '/',
  '/terms',
  '/privacy',
  '/safety',
  '/nowhere',
  '/user-dashboard',
  '/customize',
  '/settings',
  '/subscription',
  '/subscription?success=true',
  '/message-settings',
  '/sms-status',
]

let stripe: FakeStripe
let product: Product

async function visitShop(): Promise<Visitor> {
  const visitor = await visitAsNewMember(product)
  await bringStripe(visitor.context, { base: product.base, stripe })
  return visitor
}

test.group('Stripe in the browser', (group) => {
  group.setup(async () => {
    stripe = await FakeStripe.start()
    product = await startProduct({
      PAYMENT_DRIVER: 'stripe',
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE_URL: stripe.url,
    })
    await product.run('plans', 'sync', '--yes', '--live')
    return async () => {
      await product.stop()
      await stripe.close()
    }
  })

  test('before the plans are at the provider nothing can be bought, not even a refill', async ({
    assert,
  }) => {
    product.change(`update plan_prices set provider = 'elsewhere' where provider = 'stripe'`)
    const { context, page } = await visitShop()
    await page.goto('/subscription')
    const closed = page.getByRole('button', { name: 'Not available yet' })
    await closed.first().waitFor()
    assert.equal(await closed.count(), 2)
    assert.isTrue(await closed.first().isDisabled())
    await page.getByRole('button', { name: 'Buy refill' }).click()
    await seeToast(page, 'Setup Error')
    await closed.first().waitFor()
    product.change(`update plan_prices set provider = 'stripe' where provider = 'elsewhere'`)
    await page.reload()
    await page.getByRole('button', { name: 'Get Starter' }).waitFor()
    assert.equal(await closed.count(), 0)
    await context.close()
  })

  test('only the checkout may load the script of the provider', async ({ assert }) => {
    const visitor = await visitShop()
    const policyOf = async (path: string) => {
      const answer = await visitor.context.request.get(path)
      return answer.headers()['content-security-policy'] ?? ''
    }
    for (const path of WITHOUT_STRIPE) {
      assert.include(await policyOf(path), "script-src 'self'", path)
      assert.notInclude(await policyOf(path), 'stripe.com', path)
    }
    assert.match(
      await policyOf('/checkout?plan=starter'),
      /script-src [^;]*https:\/\/js\.stripe\.com/
    )

    await visitor.page.goto('/subscription')
    assert.equal(await loadScript(visitor.page), 'refused')
    await visitor.page.goto('/checkout')
    assert.equal(await loadScript(visitor.page), 'loaded')
    await visitor.context.close()
  })

  test('a script that cannot load is told of, and a fresh page brings the form', async () => {
    const visitor = await visitShop()
    const { page } = visitor
    await page.route(`${STRIPE_JS}**`, (route) => route.abort())
    await page.goto('/checkout?plan=starter')
    await seeToast(page, 'Payment Form Error')
    await page.getByRole('heading', { name: 'Payment Form Error' }).waitFor()
    await page
      .getByText('Failed to load payment form. Please refresh the page. Nothing was charged.')
      .waitFor()
    await page.unroute(`${STRIPE_JS}**`)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await cardNumber(page).waitFor()
    await visitor.context.close()
  })

  test('a declined card is told in the provider’s words, a good one opens the plan by that payment', async ({
    assert,
  }) => {
    const me = await visitShop()
    const before = {
      intents: stripe.all('payment_intent').length,
      subscriptions: stripe.all('subscription').length,
    }
    await me.page.goto('/subscription')
    await me.page.getByRole('button', { name: 'Get Starter' }).click()
    await me.page.waitForURL('**/checkout?plan=starter')
    await pay(me.page, CARDS.declined)
    await seeToast(me.page, 'Payment Failed', DECLINED)
    assert.equal(await cardNumber(me.page).inputValue(), CARDS.declined)
    assert.isTrue(await me.page.getByRole('button', { name: 'Pay $9.99' }).isEnabled())
    assert.equal((await billingOf(me)).subscriptionType, 'free')
    await pay(me.page, CARDS.works)
    await me.page.waitForURL('**/subscription?success=true')
    await seeToast(me.page, 'Payment Successful')
    await seeCurrentPlan(me.page, 'Starter Plan')
    assert.equal((await billingOf(me)).subscriptionType, 'starter')
    const paid = stripe.all('payment_intent').slice(before.intents)
    assert.deepEqual(
      paid.map(({ status, amount }) => ({ status, amount })),
      [{ status: 'succeeded', amount: 999 }]
    )
    assert.lengthOf(stripe.all('subscription'), before.subscriptions + 1)
    onlyAskedStripe(me, assert)
    await me.context.close()
  })

  test('a bank that takes its time: nothing is given until the provider says it is paid', async ({
    assert,
  }) => {
    const me = await visitShop()
    const { bonusMessages: before } = await billingOf(me)
    await me.page.goto('/checkout?plan=refill')
    await pay(me.page, CARDS.slow)
    await seeToast(me.page, 'Payment Processing', 'update your account as soon as it goes through')
    assert.equal(await me.page.getByRole('button', { name: /^Pay/ }).count(), 0)
    const waiting = stripe.all('payment_intent').find(({ status }) => status === 'processing')
    const looks = () => stripe.calls.filter(({ path }) => path === `payment_intents/${waiting?.id}`)
    const looksBefore = looks().length
    await tellEvents(stripe, product.base)
    await eventually(async () => looks().length > looksBefore)
    assert.equal((await billingOf(me)).bonusMessages, before)
    stripe.pay(waiting?.client_secret as string)
    const answers = await tellEvents(stripe, product.base)
    assert.isTrue(answers.every((status) => status === 200))
    await eventually(async () => (await billingOf(me)).bonusMessages === before + 100)
    onlyAskedStripe(me, assert)
    await me.context.close()
  })
})

/** In all of this nothing was asked off the machine but the script and its frame. */
function onlyAskedStripe({ complaints }: Visitor, assert: Assert): void {
  const asked = (line: string) => line.startsWith(`off the machine: ${STRIPE_JS}`)
  assert.deepEqual(
    complaints.filter((line) => !asked(line)),
    []
  )
  assert.isNotEmpty(complaints.filter(asked))
}

const cardNumber = (page: Page) =>
  page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel('Card number')

async function pay(page: Page, card: string): Promise<void> {
  await cardNumber(page).fill(card)
  await page.getByText('Payment Form Loading').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}

/** Puts the provider's script on the page as a mistake of ours would. */
function loadScript(page: Page): Promise<'loaded' | 'refused'> {
  return page.evaluate(
    `new Promise((resolve) => {
      const script = document.createElement('script')
      script.src = '${STRIPE_JS}endive/stripe.js'
      script.onload = () => resolve('loaded')
      script.onerror = () => resolve('refused')
      document.head.append(script)
    })`
  )
}
