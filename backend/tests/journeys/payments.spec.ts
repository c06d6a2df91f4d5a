import { test } from '@japa/runner'
import { type Visitor, visit } from '#tests/journeys/browser'
import { faultsOf } from '#tests/journeys/looks'
import { type Product, sharedProduct } from '#tests/journeys/product'
import {
  billingOf,
  eventually,
  type NewPerson,
  payWith,
  seeCurrentPlan,
  seeToast,
  visitAsMember,
  visitAsNewMember,
} from '#tests/journeys/steps'

const WORKS = '4242424242424242'
const DECLINED = '4000000000000002'
const ASKS = '4000002500003155'
const SLOW = '4000000000000077'

let product: Product

test.group('Payments in the browser', (group) => {
  group.setup(async () => {
    product = await sharedProduct()
  })

  test('a visitor is told to log in, and is led to it', async () => {
    const { context, page } = await visit(product.base)
    await page.goto('/subscription')
    await seeToast(page, 'Login Required')
    await page.waitForURL('**/?redirect=/subscription')
    await page.goto('/checkout?plan=starter')
    await seeToast(page, 'Login Required')
    await context.close()
  })

  test('without a plan there is nothing to pay for', async () => {
    const { context, page } = await visitAsMember(product)
    await page.goto('/checkout')
    await seeToast(page, 'Invalid Request', 'No plan selected. Redirecting to subscription page.')
    await page.waitForURL('**/subscription')
    await context.close()
  })

  test('the older name unlimited means the Unlimited Plan, bought in one step', async ({
    assert,
  }) => {
    const me = await visitAsNewMember(product)
    await me.page.goto('/checkout?plan=unlimited')
    await payWith(me.page, WORKS)
    await me.page.waitForURL('**/subscription?success=true')
    await seeCurrentPlan(me.page, 'Unlimited Plan')
    assert.equal(await typeOf(me), 'standard')
    await me.context.close()
  })

  test('a declined card keeps the form, a good one opens the plan, the difference a bigger at once', async ({
    assert,
  }) => {
    const me = await visitAsNewMember(product)
    const { page } = me
    await page.goto('/subscription')
    await page.getByRole('button', { name: 'Get Starter' }).click()
    await page.waitForURL('**/checkout?plan=starter')
    await payWith(page, DECLINED)
    await seeToast(page, 'Payment Failed')
    assert.equal(await typeOf(me), 'free')
    await payWith(page, WORKS)
    await page.waitForURL('**/subscription?success=true')
    await seeCurrentPlan(page, 'Starter Plan')
    assert.equal(await typeOf(me), 'starter')
    await page.goto('/subscription')
    await page.getByRole('button', { name: 'Upgrade to Unlimited' }).click()
    await page.waitForURL('**/checkout?plan=standard')
    await page.getByRole('button', { name: 'Pay $10.00', exact: true }).waitFor()
    assert.equal(await typeOf(me), 'starter')
    await payWith(page, WORKS)
    await page.waitForURL('**/subscription?success=true')
    await seeCurrentPlan(page, 'Unlimited Plan')
    assert.equal(await typeOf(me), 'standard')
    await me.context.close()
  }).tags(['@core'])

  test('a smaller plan asks first, begins with the next cycle, and can be undone', async ({
    assert,
  }) => {
    const me = await visitAsUnlimited()
    const { page } = me
    await page.goto('/subscription')
    await page.getByRole('button', { name: /Starter/ }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog
      .getByText(/next billing cycle/)
      .first()
      .waitFor()
    await dialog.getByRole('button', { name: 'Keep Unlimited Plan' }).click()
    assert.equal((await subscriptionOf(me))?.nextPlanId, null)
    await page.getByRole('button', { name: /Starter/ }).click()
    await dialog.getByRole('button', { name: 'Switch to Starter' }).click()
    await dialog.waitFor({ state: 'hidden' })
    assert.equal((await subscriptionOf(me))?.nextPlanId, 'starter')
    assert.equal(await typeOf(me), 'standard')
    await page.getByRole('button', { name: /^Keep/ }).first().click()
    await eventually(async () => (await subscriptionOf(me))?.nextPlanId === null)
    await me.context.close()
  })

  test('cancelling keeps the plan until the period ends, and can be undone', async ({ assert }) => {
    const me = await visitAsUnlimited()
    const { page } = me
    await page.goto('/subscription')
    await page.getByRole('button', { name: /^Cancel plan/ }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Cancel plan' }).click()
    await eventually(async () => (await subscriptionOf(me))?.cancelAtPeriodEnd === true)
    assert.equal(await typeOf(me), 'standard')
    assert.deepEqual(reasonsOf(me), [''])
    await page.getByRole('button', { name: /^Keep/ }).first().click()
    await eventually(async () => (await subscriptionOf(me))?.cancelAtPeriodEnd === false)
    await me.context.close()
  })

  test('who likes to say why they cancel may, and staff read it', async ({ assert }) => {
    const me = await visitAsUnlimited()
    const { page } = me
    await page.goto('/subscription')
    await page.getByRole('button', { name: /^Cancel plan/ }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('Why are you canceling? (optional)').selectOption('It costs too much')
    assert.deepEqual(await faultsOf(page), [])
    await dialog.getByRole('button', { name: 'Cancel plan' }).click()
    await page.getByText(/Your Unlimited Plan is canceled/).waitFor()
    assert.deepEqual(reasonsOf(me), ['too_expensive'])
    assert.deepEqual(await faultsOf(page), [])
    await me.context.close()
  })

  test('what was agreed to is texted and stays to be read', async ({ assert }) => {
    const me = await visitAsUnlimited()
    const { page } = me
    await page.goto('/checkout?plan=refill')
    await page.getByRole('button', { name: /^Pay \$/ }).waitFor()
    assert.equal(await page.getByText(/^Renews automatically/).count(), 0)
    await page.goto('/subscription')
    await page.getByRole('link', { name: 'What you agreed to' }).click()
    await page.getByText(/^Renews automatically: .* until you cancel/).waitFor()
    assert.deepEqual(await faultsOf(page), [])
    const begun = /has begun\. \$19\.99 every month until you cancel.*\/agreed-terms/
    await eventually(async () => begun.test((await textsTo(me)).join('\n')))
    await me.context.close()
  })

  test('the sentence beside the button says what renews, before anything is paid', async ({
    assert,
  }) => {
    const me = await visitAsNewMember(product)
    const { page } = me
    await page.goto('/checkout?plan=unlimited')
    const sentence = page.getByText(/^Renews automatically/)
    await sentence.waitFor()
    assert.match(
      (await sentence.textContent()) ?? '',
      /\$19\.99 now and \$19\.99 every month for the Unlimited Plan \(up to 150 messages a day\)/
    )
    assert.deepEqual(await faultsOf(page), [])
    await me.context.close()
  })

  test('after a year a reminder stands in what happened lately, with the way to the plans', async ({
    assert,
  }) => {
    const me = await visitAsUnlimited()
    product.change(
      'update subscriptions set created_at = ? where user_id = (select id from users where email = ?)',
      Date.now() - 366 * 24 * 60 * 60_000,
      me.own.email
    )
    product.change(`update jobs set run_at = 0 where kind = 'remind_of_renewals'`)
    const { page } = me
    const reminder = page.getByText(
      'Yearly reminder: your Unlimited Plan renews at $19.99 every month until you cancel it'
    )
    await eventually(async () => {
      await page.goto('/user-dashboard')
      await page.getByText('Unlimited Plan started').waitFor()
      return (await reminder.count()) > 0
    })
    assert.deepEqual(await faultsOf(page), [])
    await page.getByRole('link', { name: 'Manage Plan' }).click()
    await page.getByRole('button', { name: 'Cancel plan' }).waitFor()
    await me.context.close()
  })

  test('a card that asks for a step, and one that takes its time, both bring the refill', async ({
    assert,
  }) => {
    const me = await visitAsNewMember(product)
    const { page } = me
    const before = await bonusOf(me)
    await page.goto('/checkout?plan=refill')
    await payWith(page, ASKS)
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Complete/ })
      .click()
    await page.waitForURL('**/subscription?success=true')
    assert.equal(await bonusOf(me), before + 100)
    await page.goto('/checkout?plan=refill')
    await payWith(page, SLOW)
    await seeToast(page, 'Payment Processing')
    await eventually(async () => (await bonusOf(me)) === before + 200)
    await me.context.close()
  })
})

async function visitAsUnlimited(): Promise<Member> {
  const me = await visitAsNewMember(product)
  await me.page.goto('/checkout?plan=standard')
  await payWith(me.page, WORKS)
  await me.page.waitForURL('**/subscription?success=true')
  return me
}

type Member = Visitor & { own: NewPerson }

/** As the console lists them, for the one person of this e-mail. */
function reasonsOf({ own }: Member): string[] {
  return product
    .read<{ reason: string | null }>(
      `select cancel_reason as reason from subscriptions
       where user_id = (select id from users where email = ?)`,
      own.email
    )
    .map(({ reason }) => reason ?? '')
}

async function textsTo({ context, own }: Member): Promise<string[]> {
  const number = encodeURIComponent(`+1${own.phone}`)
  const answer = await context.request.get(`/api/simulator/phones/${number}`)
  const { texts } = (await answer.json()) as { texts: { body: string }[] }
  return texts.map(({ body }) => body)
}

const typeOf = async (me: Visitor) => (await billingOf(me)).subscriptionType
const bonusOf = async (me: Visitor) => (await billingOf(me)).bonusMessages
const subscriptionOf = async (me: Visitor) => (await billingOf(me)).subscription
