import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import type { PaymentOutcome } from '#app/billing/plans/contract'
import { StartCheckout } from '#app/billing/checkout/start_checkout'
import { SettlePayment } from '#app/billing/purchases/settle_payment'
import { AdvanceTestClock } from '#app/billing/test_payments/advance_test_clock'
import { PayTestIntent } from '#app/billing/test_payments/pay_test_intent'
import type { TestIntent, TestSubscription } from '#app/billing/test_payments/test_payment_objects'
import { TestPaymentStore } from '#app/billing/test_payments/test_payment_store'
import { rows, runDue, type TestUser } from '#tests/world'

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asking: '4000 0025 0000 3155',
  slow: '4000 0000 0000 0077',
  failsLater: '4000 0000 0000 0341',
  fraud: '4000 0000 0000 5423',
}

export async function checkout(user: { id: number }, planId: string) {
  const action = await app.container.make(StartCheckout)
  return action.execute({ userId: user.id, planId })
}

/** As the test card form pays. */
export async function pay(
  clientSecret: string,
  cardNumber = CARDS.good,
  isConfirmed = false
): Promise<PaymentOutcome> {
  const action = await app.container.make(PayTestIntent)
  return action.execute(clientSecret, { cardNumber, expiry: '12 / 34', cvc: '123', isConfirmed })
}

/** Opened, paid, told and settled. */
export async function buy(user: { id: number }, planId: string, card = CARDS.good) {
  const { clientSecret } = await checkout(user, planId)
  const outcome = await pay(clientSecret, card)
  await runDue()
  return outcome
}

/** As the buttons of the plan ask for it; `wish` may be wrong. */
export const changeSubscription = (client: ApiClient, user: TestUser, wish: object) =>
  client.post('/api/change-subscription').as(user).json(wish)

export async function settle(intentId: string, claimedBy?: number) {
  const action = await app.container.make(SettlePayment)
  return action.execute({ intentId, claimedBy })
}

/** Days pass at the pretend provider, and what it tells of them is heard. */
export async function daysLater(days: number): Promise<void> {
  const action = await app.container.make(AdvanceTestClock)
  await action.execute({ days })
  await runDue()
}

/** The pretend provider's books, for what a test does to them. */
export const books = () => app.container.make(TestPaymentStore)

/** What its books say of a payment from now on; nobody is told. */
export async function falsify(intentId: string, change: Partial<TestIntent>): Promise<void> {
  const store = await books()
  await store.visit(async (page) => {
    const intent = await page.find('intent', intentId)
    if (intent) await page.save('intent', { ...intent, ...change })
  })
}

/** The same of the first subscription in them. */
export async function falsifySubscription(change: Partial<TestSubscription>): Promise<void> {
  const store = await books()
  await store.visit(async (page) => {
    const [subscription] = await page.list('subscription')
    await page.save('subscription', { ...subscription!, ...change })
  })
}

export interface Standing {
  type: string
  limit: number
  bonus: number
}

/** What a person may send because of what they paid. */
export async function standing({ id }: { id: number }): Promise<Standing | undefined> {
  const [row] = await rows<Standing>(
    `select subscription_type as type, daily_message_limit as "limit",
       (select coalesce(sum(amount), 0) from allowance_entries
         where user_id = u.id and bucket = 'bonus') as bonus
     from users u where id = ?`,
    id
  )
  return row
}

export function purchases() {
  return rows<{ kind: string; plan_id: string; state: string; amount: number; refunded: number }>(
    'select kind, plan_id, state, amount, refunded from purchases order by id'
  )
}

export function audits() {
  return rows<{ reason: string; times: number }>(
    'select reason, times from payment_audit order by reason'
  )
}
