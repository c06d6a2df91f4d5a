import { test } from '@japa/runner'
import { closeBrowser, type Visitor, visit } from '#tests/journeys/browser'
import { type Product, startProduct } from '#tests/journeys/product'
import {
  billingOf,
  eventually,
  payWith,
  seeCurrentPlan,
  seeToast,
  visitAsMember,
} from '#tests/journeys/steps'

const WORKS = '4242424242424242'
const DECLINED = '4000000000000002'
const ASKS = '4000002500003155'
const SLOW = '4000000000000077'

let product: Product
let me: Visitor

test.group('Payments in the browser', (group) => {
  group.setup(async () => {
    product = await startProduct()
    me = await visitAsMember(product)
    return async () => {
      await me.context.close()
      await product.stop()
      await closeBrowser()
    }
  })

  test('a visitor is told to log in, and is led to it', async () => {
    const visitor = await visit(product.base)
    await visitor.page.goto('/subscription')
    await seeToast(visitor.page, 'Login Required')
    await visitor.page.waitForURL('**/?redirect=/subscription')
    await visitor.page.goto('/checkout?plan=starter')
    await seeToast(visitor.page, 'Login Required')
    await visitor.context.close()
  })

  test('without a plan there is nothing to pay for', async () => {
    await me.page.goto('/checkout')
    await seeToast(
      me.page,
      'Invalid Request',
      'No plan selected. Redirecting to subscription page.'
    )
    await me.page.waitForURL('**/subscription')
  })

  test('the older name unlimited means the Unlimited Plan, bought in one step', async ({
    assert,
  }) => {
    const admin = await visit(product.base)
    const { email, password } = product.logins.find((login) => login.role === 'admin') ?? {}
    await admin.context.request.post('/api/login', { data: { email, password } })
    await admin.page.goto('/checkout?plan=unlimited')
    await payWith(admin.page, WORKS)
    await admin.page.waitForURL('**/subscription?success=true')
    await seeCurrentPlan(admin.page, 'Unlimited Plan')
    const answer = await admin.context.request.get('/api/user')
    const { user } = (await answer.json()) as { user: { subscriptionType: string } }
    assert.equal(user.subscriptionType, 'standard')
    await admin.context.close()
  })

  test('a declined card keeps the form, a good one opens the plan', async ({ assert }) => {
    await me.page.goto('/subscription')
    await me.page.getByRole('button', { name: 'Get Starter' }).click()
    await me.page.waitForURL('**/checkout?plan=starter')
    await payWith(me.page, DECLINED)
    await seeToast(me.page, 'Payment Failed')
    assert.equal(await typeNow(), 'free')
    await payWith(me.page, WORKS)
    await me.page.waitForURL('**/subscription?success=true')
    await seeCurrentPlan(me.page, 'Starter Plan')
    assert.equal(await typeNow(), 'starter')
  })

  test('an upgrade costs the difference on its first day, and is on at once', async ({
    assert,
  }) => {
    await me.page.goto('/subscription')
    await me.page.getByRole('button', { name: 'Upgrade to Unlimited' }).click()
    await me.page.waitForURL('**/checkout?plan=standard')
    await me.page.getByRole('button', { name: 'Pay $10.00', exact: true }).waitFor()
    assert.equal(await typeNow(), 'starter')
    await payWith(me.page, WORKS)
    await me.page.waitForURL('**/subscription?success=true')
    await seeCurrentPlan(me.page, 'Unlimited Plan')
    assert.equal(await typeNow(), 'standard')
  })

  test('a smaller plan asks first, begins with the next cycle, and can be undone', async ({
    assert,
  }) => {
    await me.page.goto('/subscription')
    await me.page.getByRole('button', { name: /Starter/ }).click()
    const dialog = me.page.getByRole('alertdialog')
    await dialog
      .getByText(/next billing cycle/)
      .first()
      .waitFor()
    await dialog.getByRole('button', { name: 'Keep Unlimited Plan' }).click()
    assert.equal(await nextPlan(), null)
    await me.page.getByRole('button', { name: /Starter/ }).click()
    await dialog.getByRole('button', { name: 'Switch to Starter' }).click()
    await dialog.waitFor({ state: 'hidden' })
    assert.equal(await nextPlan(), 'starter')
    assert.equal(await typeNow(), 'standard')
    await me.page.getByRole('button', { name: /^Keep/ }).first().click()
    await eventually(async () => (await nextPlan()) === null)
  })

  test('cancelling keeps the plan until the period ends, and can be undone', async ({ assert }) => {
    await me.page.goto('/subscription')
    await me.page.getByRole('button', { name: /^Cancel plan/ }).click()
    const dialog = me.page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Cancel plan' }).click()
    await eventually(async () => (await subscription())?.cancelAtPeriodEnd === true)
    assert.equal(await typeNow(), 'standard')
    await me.page.getByRole('button', { name: /^Keep/ }).first().click()
    await eventually(async () => (await subscription())?.cancelAtPeriodEnd === false)
  })

  test('a card that asks for a step, and one that takes its time, both bring the refill', async ({
    assert,
  }) => {
    const before = await bonus()
    await me.page.goto('/checkout?plan=refill')
    await payWith(me.page, ASKS)
    await me.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Complete/ })
      .click()
    await me.page.waitForURL('**/subscription?success=true')
    assert.equal(await bonus(), before + 100)
    await me.page.goto('/checkout?plan=refill')
    await payWith(me.page, SLOW)
    await seeToast(me.page, 'Payment Processing')
    await eventually(async () => (await bonus()) === before + 200)
  })
})

const view = () => billingOf(me)
const typeNow = async () => (await view()).subscriptionType
const bonus = async () => (await view()).bonusMessages
const subscription = async () => (await view()).subscription
const nextPlan = async () => (await view()).subscription?.nextPlanId
