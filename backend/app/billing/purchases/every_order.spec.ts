import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { EventTarget } from '#app/billing/payments/payment_gateway'
import { ReceiveEvent } from '#app/billing/payment_events/receive_event'
import { SettleEvent } from '#app/billing/payment_events/settle_event'
import type { TestIntent } from '#app/billing/test_payments/test_payment_objects'
import { audits, books, checkout, standing } from '#tests/payments'
import { database, freshDatabase, rows, signedUpUser } from '#tests/world'

interface Scene {
  intent: Partial<TestIntent>
  isInvoicePaid?: boolean
}

/**
 * What happens at the provider, in the only order it can happen there, and what the truth is from then on.
 */
const REFILL: Record<string, Scene> = {
  'payment_intent.created': { intent: {} },
  'payment_intent.payment_failed': { intent: { status: 'requires_payment_method' } },
  'payment_intent.succeeded': { intent: { status: 'succeeded' } },
  'charge.refunded': { intent: { status: 'succeeded', refunded: 100 } },
  'charge.dispute.created': { intent: { status: 'succeeded', refunded: 100, isDisputed: true } },
}
const SUBSCRIPTION: Record<string, Scene> = {
  'customer.subscription.created': { intent: {} },
  'invoice.payment_failed': { intent: { status: 'requires_payment_method' } },
  'payment_intent.succeeded': { intent: { status: 'succeeded' } },
  'invoice.paid': { intent: { status: 'succeeded' }, isInvoicePaid: true },
  'charge.refunded': { intent: { status: 'succeeded', refunded: 100 }, isInvoicePaid: true },
  'charge.dispute.created': {
    intent: { status: 'succeeded', refunded: 100, isDisputed: true },
    isInvoicePaid: true,
  },
}

function ordersOf<T>(items: T[]): T[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item, index) =>
    ordersOf(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest])
  )
}

/** Every order of five events; of six, those in which any four of them come in every order. */
const chosen = <T>(orders: T[]): T[] =>
  orders.length > 120 ? orders.filter((_, index) => index % 6 === 0) : orders

let count = 0

/** A fresh checkout, without the events of its own. */
async function open(planId: string) {
  const user = await signedUpUser()
  const { clientSecret } = await checkout(user, planId)
  const intentId = clientSecret.split('_secret_')[0] ?? ''
  const store = await books()
  const intent = await store.find('intent', intentId)
  const invoice = intent?.invoiceId ? await store.find('invoice', intent.invoiceId) : null
  const { read } = await database()
  await read.run(`delete from jobs`)
  return {
    user,
    intentId,
    invoiceId: invoice?.id ?? '',
    subscriptionId: invoice?.subscriptionId ?? '',
  }
}

type Opened = Awaited<ReturnType<typeof open>>

async function become(opened: Opened, { intent, isInvoicePaid }: Scene): Promise<void> {
  const store = await books()
  await store.visit(async (page) => {
    const known = await page.find('intent', opened.intentId)
    if (known) await page.save('intent', { ...known, ...intent })
    const invoice = await page.find('invoice', opened.invoiceId)
    const subscription = await page.find('subscription', opened.subscriptionId)
    if (!isInvoicePaid || !invoice || !subscription) return
    const paid = { status: 'paid', amountPaid: invoice.total, paidAt: page.now } as const
    await page.save('invoice', { ...invoice, ...paid })
    await page.save('subscription', { ...subscription, status: 'active' })
  })
}

function targetOf(type: string, opened: Opened): EventTarget {
  if (type.startsWith('customer.')) return { subscriptionId: opened.subscriptionId }
  if (type.startsWith('invoice.')) return { invoiceId: opened.invoiceId }
  return { intentId: opened.intentId }
}

/** Stored and settled at once; a repetition under the same id is not stored again. */
async function tell(id: string, type: string, opened: Opened): Promise<void> {
  const receive = await app.container.make(ReceiveEvent)
  const stored = await receive.execute({ id, type, target: targetOf(type, opened) })
  const [row] = await rows<{ id: number }>('select id from payment_events where event_id = ?', id)
  const settle = await app.container.make(SettleEvent)
  if (stored === 'stored') await settle.execute({ id: row?.id ?? 0 })
}

/**
 * Each event is told when it has happened at the earliest, then all of them again, and again under new ids.
 */
async function tellAll(order: string[], truth: Record<string, Scene>, opened: Opened) {
  const happened = Object.keys(truth)
  const run = ++count
  let latest = -1
  for (const type of order) {
    const step = happened.indexOf(type)
    if (step > latest) await become(opened, truth[happened[(latest = step)] ?? ''] as Scene)
    await tell(`evt_${run}_${type}`, type, opened)
  }
  for (const type of order) await tell(`evt_${run}_${type}`, type, opened)
  const again = order[run % order.length] ?? ''
  await tell(`evt_${run}_again`, again, opened)
}

for (const [name, planId, truth, until, expected] of [
  ['refill, disputed', 'refill', REFILL, 5, { type: 'free', limit: 0, bonus: 10 }],
  ['refill, partly refunded', 'refill', REFILL, 4, { type: 'refill', limit: 0, bonus: 89 }],
  ['subscription, disputed', 'starter', SUBSCRIPTION, 6, { type: 'free', limit: 0, bonus: 10 }],
  [
    'subscription, partly refunded',
    'starter',
    SUBSCRIPTION,
    5,
    { type: 'starter', limit: 50, bonus: 10 },
  ],
] as const) {
  test.group(`Every order of events: ${name}`, (group) => {
    freshDatabase(group)

    test('ends in the same entitlement, with every event told twice', async ({ assert }) => {
      const events = Object.keys(truth).slice(0, until)
      const orders = chosen(ordersOf(events))
      const scenes = Object.fromEntries(events.map((type) => [type, truth[type] as Scene]))
      const ends = new Map<string, string>()
      for (const order of orders) {
        const opened = await open(planId)
        await tellAll(order, scenes, opened)
        const end = JSON.stringify(await standing(opened.user))
        if (!ends.has(end)) ends.set(end, order.join(' → '))
      }
      assert.deepEqual([...ends.keys()], [JSON.stringify(expected)], JSON.stringify([...ends]))
      assert.lengthOf(await audits(), 0)
      console.log(`    ${orders.length} orders of ${events.length} events, each told twice`)
    })
  })
}
