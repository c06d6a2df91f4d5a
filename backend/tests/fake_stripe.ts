import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

interface BilledAt {
  country: string
  state: string
  postal_code: string
}

/** Its package rests half a second and more before it asks again; nobody here needs the time. */
Object.assign(Stripe.prototype, {
  getInitialNetworkRetryDelay: () => 0,
  getMaxNetworkRetryDelay: () => 0,
})

type Json = Record<string, unknown>
type Form = { [name: string]: string | Form }

export interface RecordedCall {
  method: string
  path: string
  query: Form
  form: Form
  key: string | null
  version: string | null
  authorization: string
}

type Trouble = 'broken' | 'silent' | 'lost' | { status: number; error: Json } | undefined

interface StripeObject extends Json {
  id: string
  object: string
}

/**
 * Parameters the current API knows, as far as they are used or were used once: others are refused, as there.
 */
const KNOWN: Record<string, string[]> = {
  'POST customers': ['email', 'name', 'metadata', 'expand'],
  'POST payment_intents': [
    'amount',
    'currency',
    'customer',
    'allowed_payment_method_types',
    'automatic_payment_methods',
    'metadata',
    'expand',
    'receipt_email',
  ],
  'POST billing_portal.sessions': ['customer', 'return_url'],
  'POST subscriptions': [
    'automatic_tax',
    'customer',
    'items',
    'payment_behavior',
    'payment_settings',
    'metadata',
    'expand',
    'proration_behavior',
    'cancel_at_period_end',
    'billing_cycle_anchor',
  ],
  'POST subscription_schedules': [
    'from_subscription',
    'phases',
    'end_behavior',
    'metadata',
    'expand',
  ],
  'POST refunds': ['payment_intent', 'amount', 'reason', 'metadata'],
  'POST prices': [
    'product',
    'unit_amount',
    'currency',
    'lookup_key',
    'transfer_lookup_key',
    'recurring',
    'metadata',
  ],
  'POST products': ['id', 'name', 'metadata', 'description'],
}
const PATHS: Record<string, string> = {
  'radar.early_fraud_warning': 'radar/early_fraud_warnings',
}
const DAY = 24 * 60 * 60
const MONTH = 30 * DAY

/** Stripe's resources as API 2026-10-28.endive documents them, on loopback. Keeps everything it was asked. */
export class FakeStripe {
  readonly secretKey = 'sk_test_fake'
  readonly webhookSecret = 'whsec_fake'
  readonly calls: RecordedCall[] = []
  readonly events: StripeObject[] = []
  /** Answers of the next calls instead of the usual: a status, or a broken or silent connection. */
  readonly troubles: Trouble[] = []
  /** On top of every bill of a subscription that asks for tax, in cents. */
  tax = 0
  /** Seconds. */
  now = Math.floor(Date.now() / 1000)
  readonly #objects = new Map<string, StripeObject>()
  readonly #answers = new Map<string, { form: string; status: number; body: unknown }>()
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      void this.#serve(request, response).catch(() => response.destroy())
    })
  }

  static async start(): Promise<FakeStripe> {
    const stripe = new FakeStripe()
    stripe.#server.listen(0, '127.0.0.1')
    await once(stripe.#server, 'listening')
    return stripe
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.#server.close()
    this.#server.closeAllConnections()
    if (this.#server.listening) await once(this.#server, 'close')
  }

  /** The raw body of an event and the header it is signed with. */
  signed(event: Json, at = Math.floor(Date.now() / 1000)): { body: string; signature: string } {
    const body = JSON.stringify(event, null, 2)
    const hmac = createHmac('sha256', this.webhookSecret).update(`${at}.${body}`).digest('hex')
    return { body, signature: `t=${at},v1=${hmac}` }
  }

  all(object: string): StripeObject[] {
    return [...this.#objects.values()].filter((one) => one.object === object)
  }

  get<T = any>(id: string): T & StripeObject {
    const found = this.#objects.get(id)
    if (!found) throw new Error(`no ${id} here`)
    return found as T & StripeObject
  }

  // --- what people and banks do ---

  pay(clientSecret: string, billedAt: Partial<BilledAt> = {}): string {
    const intent = this.get(clientSecret.split('_secret_')[0] ?? '')
    if (intent.status === 'canceled' || intent.client_secret !== clientSecret) return intent.id
    const charge = this.#keep({
      id: newId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_refunded: 0,
      disputed: false,
      payment_intent: intent.id,
      billing_details: { address: { country: null, state: null, postal_code: null, ...billedAt } },
      receipt_url: `https://pay.stripe.example/receipts/${intent.id}`,
    })
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge.id,
    })
    this.#tell('payment_intent.succeeded', intent)
    const invoice = this.all('invoice').find((one) => this.#intentOf(one) === intent.id)
    if (invoice) this.#markPaid(invoice)
    return intent.id
  }

  decline(clientSecret: string): string {
    const intent = this.get(clientSecret.split('_secret_')[0] ?? '')
    intent.status = 'requires_payment_method'
    this.#tell('payment_intent.payment_failed', intent)
    return intent.id
  }

  process(clientSecret: string): string {
    const intent = this.get(clientSecret.split('_secret_')[0] ?? '')
    intent.status = 'processing'
    this.#tell('payment_intent.processing', intent)
    return intent.id
  }

  refundPart(intentId: string, amount: number): void {
    const charge = this.get(this.get(intentId).latest_charge)
    charge.amount_refunded += amount
    this.#tell('charge.refunded', charge)
  }

  /** The bank could not place it: the money is ours again. */
  failRefund(intentId: string): void {
    const charge = this.get(this.get(intentId).latest_charge)
    const refund = this.all('refund').findLast((one) => one.payment_intent === intentId)!
    charge.amount_refunded -= Number(refund.amount)
    refund.status = 'failed'
    this.#tell('charge.refund.updated', refund)
    this.#tell('refund.failed', refund)
  }

  dispute(intentId: string, status = 'needs_response'): void {
    const charge = this.get(this.get(intentId).latest_charge)
    charge.disputed = true
    const known = this.all('dispute').find((one) => one.payment_intent === intentId)
    if (known) Object.assign(known, { status })
    const dispute =
      known ??
      this.#keep({
        id: newId('du'),
        object: 'dispute',
        status,
        charge: charge.id,
        payment_intent: intentId,
      })
    const isClosed = ['won', 'lost', 'warning_closed', 'prevented'].includes(status)
    const change = isClosed ? 'closed' : 'updated'
    const step = known ? change : 'created'
    this.#tell(`charge.dispute.${step}`, dispute)
    if (step === 'updated') this.#tell('charge.dispute.funds_withdrawn', dispute)
  }

  /** The bank of the card takes a payment for fraud. */
  warn(intentId: string): void {
    const warning = this.#keep({
      id: newId('issfr'),
      object: 'radar.early_fraud_warning',
      actionable: true,
      charge: this.get(intentId).latest_charge,
      payment_intent: intentId,
      fraud_type: 'unauthorized_use_of_card',
    })
    this.#tell('radar.early_fraud_warning.created', warning)
  }

  /** What a destination for thin events is told of an event. */
  thin(event: StripeObject): Json {
    const { id, object } = (event.data as { object: StripeObject }).object
    return {
      id: event.id,
      object: 'v2.core.event',
      type: `v1.${event.type as string}`,
      created: new Date(this.now * 1000).toISOString(),
      livemode: false,
      related_object: { id, type: object, url: `/v1/${PATHS[object] ?? `${object}s`}/${id}` },
    }
  }

  #isActionable(warning: StripeObject): boolean {
    const charge = this.get(String(warning.charge))
    return !charge.disputed && charge.amount_refunded < charge.amount
  }

  /** The period is over: it is billed, and the saved card pays or does not. */
  renew(subscriptionId: string, outcome: 'paid' | 'declined'): void {
    const subscription = this.get(subscriptionId)
    const item = subscription.items.data[0]
    const schedule = subscription.schedule ? this.get(subscription.schedule) : null
    const next = schedule?.phases.find(
      (phase: Json) => phase.start_date === item.current_period_end
    )
    const isCanceled = (subscription.cancel_at ?? Infinity) <= item.current_period_end
    if (isCanceled) return this.#end(subscription)
    if (next) item.price = this.get(next.items[0].price)
    if (schedule)
      schedule.current_phase = { start_date: next?.start_date, end_date: next?.end_date }
    item.current_period_start = item.current_period_end
    item.current_period_end += MONTH
    const invoice = this.#bill(subscription, 'subscription_cycle')
    if (outcome === 'paid') return void this.pay(this.#secretOf(invoice))
    invoice.attempt_count = 1
    subscription.status = 'past_due'
    this.#tell('invoice.payment_failed', invoice)
    this.#tell('customer.subscription.updated', subscription)
  }

  /** Cancelled on Stripe's own pages. */
  leave(subscriptionId: string): void {
    const subscription = this.get(subscriptionId)
    subscription.cancel_at = subscription.items.data[0].current_period_end
    this.#tell('customer.subscription.updated', subscription)
  }

  /** After the last try of a renewal. */
  end(subscriptionId: string): void {
    this.#end(this.get(subscriptionId))
  }

  expire(subscriptionId: string): void {
    const subscription = this.get(subscriptionId)
    Object.assign(subscription, { status: 'incomplete_expired', ended_at: this.now })
    this.get(subscription.latest_invoice).status = 'void'
    this.#tell('customer.subscription.updated', subscription)
  }

  // --- the server ------------------------------------------------------------------------------------------

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const raw = Buffer.concat(chunks).toString('utf8')
    const url = new URL(request.url ?? '', this.url)
    const call: RecordedCall = {
      method: request.method ?? '',
      path: url.pathname.replace('/v1/', ''),
      query: nested(url.searchParams),
      form: nested(new URLSearchParams(raw)),
      key: (request.headers['idempotency-key'] as string) ?? null,
      version: (request.headers['stripe-version'] as string) ?? null,
      authorization: request.headers.authorization ?? '',
    }
    this.calls.push(call)
    const trouble = this.troubles.shift()
    if (trouble === 'broken') return void response.destroy()
    if (trouble === 'silent') return
    if (typeof trouble === 'object') return send(response, trouble.status, { error: trouble.error })
    const { status, body } = this.#answerOnce(call, raw)
    // Done, and the answer never arrives.
    if (trouble === 'lost') return void response.destroy()
    send(response, status, body)
  }

  /** A key that is known answers as the first time; with other words it is a mistake. */
  #answerOnce(call: RecordedCall, raw: string): { status: number; body: unknown } {
    const known = call.key ? this.#answers.get(call.key) : undefined
    const form = `${call.method} ${call.path} ${raw}`
    if (known && known.form !== form) {
      return refusal(400, { type: 'idempotency_error', message: 'Keys for idempotent requests …' })
    }
    if (known) return { status: known.status, body: known.body }
    const answer = this.#answer(call)
    const kept = structuredClone(answer)
    if (call.key && call.method === 'POST') this.#answers.set(call.key, { form, ...kept })
    return kept
  }

  #answer(call: RecordedCall): { status: number; body: unknown } {
    if (call.authorization !== `Bearer ${this.secretKey}`) {
      return refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    }
    const [resource = '', id, action] = call.path
      .replace(/^(radar|billing_portal)\//, '$1.')
      .split('/')
    const unknown = Object.keys(call.form).find(
      (name) => !(KNOWN[`${call.method} ${resource}`] ?? [name]).includes(name) && !id
    )
    if (unknown) return refusal(400, { code: 'parameter_unknown', param: unknown })
    if (id && !this.#objects.has(id)) return refusal(404, { code: 'resource_missing' })
    const work =
      this.#routes[[call.method, resource, id && ':id', action].filter(Boolean).join(' ')]
    if (!work) return refusal(404, { message: `Unrecognized request URL ${call.path}` })
    const made = work(call, id ? this.get(id) : (undefined as never))
    return 'refused' in made ? refusal(400, made.refused) : { status: 200, body: made }
  }

  readonly #routes: Record<string, (call: RecordedCall, known: any) => any> = {
    'POST customers': ({ form }) =>
      this.#keep({
        id: newId('cus'),
        object: 'customer',
        email: form.email ?? null,
        metadata: form.metadata,
      }),
    'DELETE customers :id': (_, customer) => {
      for (const one of this.all('subscription')) {
        if (one.customer === customer.id && one.status !== 'canceled') this.#end(one as never)
      }
      this.#objects.delete(customer.id)
      return { id: customer.id, object: 'customer', deleted: true }
    },
    'POST customers :id': ({ form }, customer) => Object.assign(customer, form),
    'POST billing_portal.sessions': ({ form }) => ({
      id: newId('bps'),
      object: 'billing_portal.session',
      url: `https://billing.stripe.example/${form.customer as string}`,
      return_url: form.return_url,
    }),
    'GET radar.early_fraud_warnings': ({ query }) =>
      listOf(
        this.all('radar.early_fraud_warning')
          .filter((one) => one.payment_intent === query.payment_intent)
          .map((one) => ({ ...one, actionable: this.#isActionable(one) }))
      ),
    'GET radar.early_fraud_warnings :id': (_, warning) => warning,
    'GET charges :id': (_, charge) => charge,
    'GET refunds :id': (_, refund) => refund,
    'GET disputes :id': (_, dispute) => dispute,
    'GET subscription_schedules :id': (_, schedule) => schedule,
    'POST payment_intents': ({ form }) =>
      this.#intent({
        amount: Number(form.amount),
        customer: form.customer,
        metadata: form.metadata,
      }),
    'GET payment_intents :id': (call, intent) => this.#expanded(intent, call.query),
    'POST payment_intents :id cancel': (_, intent) => {
      if (['succeeded', 'canceled', 'processing'].includes(intent.status)) {
        return { refused: { code: 'payment_intent_unexpected_state' } }
      }
      intent.status = 'canceled'
      this.#tell('payment_intent.canceled', intent)
      return intent
    },
    'POST subscriptions': ({ form }) => this.#subscribe(form),
    'GET subscriptions :id': (call, subscription) => this.#expanded(subscription, call.query),
    'POST subscriptions :id': ({ form }, subscription) => this.#change(subscription, form),
    'DELETE subscriptions :id': (_, subscription) => {
      if (subscription.status === 'canceled') return { refused: { code: 'resource_missing' } }
      this.#end(subscription)
      return subscription
    },
    'GET invoices :id': (call, invoice) => this.#expanded(invoice, call.query),
    'GET invoices': ({ query }) =>
      listOf(
        this.all('invoice').filter(
          (one: any) =>
            one.parent.subscription_details.subscription === query.subscription &&
            one.status === query.status
        )
      ),
    'POST invoices :id void': (_, invoice) => {
      if (invoice.status !== 'open') return { refused: { message: 'This invoice isn’t open.' } }
      invoice.status = 'void'
      const intent = this.get(this.#intentOf(invoice))
      if (intent.status !== 'succeeded') intent.status = 'canceled'
      return invoice
    },
    'GET invoice_payments': ({ query }) => {
      const { payment_intent: wanted } = query.payment as Form
      return listOf(
        this.all('invoice')
          .flatMap((one: any) => one.hidden.payments.data)
          .filter((payment: any) => payment.payment.payment_intent === wanted)
      )
    },
    'GET disputes': ({ query }) =>
      listOf(this.all('dispute').filter((one) => one.payment_intent === query.payment_intent)),
    'POST refunds': ({ form }) => this.#refund(form),
    'GET events': ({ query }) => this.#listEvents(query),
    'GET products': ({ query }) => this.#listProducts(query),
    'GET products :id': (_, product) => product,
    'POST products': ({ form }) =>
      this.#keep({
        id: String(form.id),
        object: 'product',
        name: form.name,
        description: form.description ?? null,
        active: true,
        created: this.now,
        default_price: null,
        metadata: form.metadata,
      }),
    'GET prices': ({ query }) => {
      if (!query.lookup_keys) return this.#pageOf(this.all('price'), query)
      const keys = Object.values(query.lookup_keys as Form)
      return listOf(this.all('price').filter((one) => keys.includes(one.lookup_key as string)))
    },
    'POST prices': ({ form }) => this.#price(form),
    'POST subscription_schedules': ({ form }) => this.#schedule(form),
    'POST subscription_schedules :id': ({ form }, schedule) => this.#plan(schedule, form),
    'POST subscription_schedules :id release': (_, schedule) => {
      this.get(schedule.subscription).schedule = null
      const released = { status: 'released', released_subscription: schedule.subscription }
      Object.assign(schedule, released, { subscription: null, current_phase: null })
      this.#tell('subscription_schedule.released', schedule)
      return schedule
    },
  }

  #intent(more: Json): StripeObject {
    const id = newId('pi')
    return this.#keep({
      id,
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount_received: 0,
      currency: 'usd',
      client_secret: `${id}_secret_${newId('s').slice(2, 14)}`,
      latest_charge: null,
      metadata: {},
      ...more,
    })
  }

  #subscribe(form: Form) {
    const price = this.get(((form.items as Form)[0] as Form).price as string)
    const subscription = this.#keep({
      id: newId('sub'),
      object: 'subscription',
      status: form.payment_behavior === 'default_incomplete' ? 'incomplete' : 'active',
      customer: form.customer,
      metadata: form.metadata ?? {},
      cancel_at_period_end: false,
      cancel_at: null,
      ended_at: null,
      schedule: null,
      discounts: [],
      default_payment_method: null,
      pending_update: null,
      latest_invoice: null,
      hidden: { hasTax: (form.automatic_tax as Form | undefined)?.enabled === 'true' },
      items: listOf([
        {
          id: newId('si'),
          object: 'subscription_item',
          price,
          current_period_start: this.now,
          current_period_end: this.now + MONTH,
        },
      ]),
    })
    this.#bill(subscription, 'subscription_create')
    this.#tell('customer.subscription.created', subscription)
    return subscription
  }

  #bill(subscription: any, reason: string): any {
    const { price } = subscription.items.data[0]
    const tax = subscription.hidden?.hasTax ? this.tax : 0
    const total = price.unit_amount + tax
    const intent = this.#intent({ amount: total, customer: subscription.customer })
    const id = newId('in')
    const payment = { type: 'payment_intent', payment_intent: intent.id }
    const payments = [
      {
        id: newId('inpay'),
        object: 'invoice_payment',
        invoice: id,
        payment,
        status: 'open',
        is_default: true,
      },
    ]
    const invoice = this.#keep({
      id,
      object: 'invoice',
      status: 'open',
      billing_reason: reason,
      customer: subscription.customer,
      currency: 'usd',
      total,
      total_taxes: tax > 0 ? [{ amount: tax, tax_behavior: 'exclusive' }] : [],
      amount_due: total,
      amount_paid: 0,
      amount_remaining: total,
      attempt_count: 0,
      hosted_invoice_url: `https://invoice.stripe.example/${id}`,
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id },
      },
      lines: listOf([
        {
          parent: { type: 'subscription_item_details' },
          pricing: { price_details: { price: price.id } },
        },
      ]),
      status_transitions: { paid_at: null },
      // Only for those who ask for them.
      hidden: {
        payments: listOf(payments),
        confirmation_secret: { client_secret: intent.client_secret, type: 'payment_intent' },
      },
    })
    subscription.latest_invoice = invoice.id
    return invoice
  }

  #markPaid(invoice: any): void {
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.total, amount_remaining: 0 })
    invoice.status_transitions.paid_at = this.now
    invoice.hidden.payments.data[0].status = 'paid'
    this.#tell('invoice.paid', invoice)
    const subscription = this.get(invoice.parent.subscription_details.subscription)
    if (subscription.status === 'canceled') return
    subscription.status = 'active'
    this.#tell('customer.subscription.updated', subscription)
  }

  #change(subscription: any, form: Form) {
    const isManaged = subscription.schedule && 'cancel_at_period_end' in form
    if (isManaged && form.cancel_at_period_end === 'true') {
      return { refused: { message: 'The subscription is managed by the subscription schedule' } }
    }
    if ('cancel_at_period_end' in form && 'cancel_at' in form) {
      return { refused: { message: 'You may only specify one of these parameters' } }
    }
    this.#cancelRenewal(subscription, form)
    const item = (form.items as Form | undefined)?.[0] as Form | undefined
    if (item) {
      subscription.items.data[0].price = this.get(String(item.price))
      if (form.proration_behavior !== 'none') this.#bill(subscription, 'subscription_update')
    }
    this.#tell('customer.subscription.updated', subscription)
    return subscription
  }

  #cancelRenewal(subscription: any, form: Form): void {
    if (form.cancel_at === '') subscription.cancel_at = null
    if (!('cancel_at_period_end' in form)) return
    const isFlagged = form.cancel_at_period_end === 'true'
    // What was set with a date stands until the date is taken away.
    if (isFlagged || subscription.cancel_at_period_end) {
      const end = subscription.items.data[0].current_period_end
      subscription.cancel_at = isFlagged ? end : null
    }
    subscription.cancel_at_period_end = isFlagged
  }

  #end(subscription: any): void {
    Object.assign(subscription, { status: 'canceled', ended_at: this.now })
    this.#tell('customer.subscription.deleted', subscription)
  }

  #refund(form: Form) {
    const charge = this.get(this.get(String(form.payment_intent)).latest_charge)
    if (charge.amount_refunded >= charge.amount)
      return { refused: { code: 'charge_already_refunded' } }
    const amount = Number(form.amount ?? charge.amount - charge.amount_refunded)
    if (charge.amount_refunded + amount > charge.amount)
      return { refused: { code: 'amount_too_large' } }
    charge.amount_refunded += amount
    this.#tell('charge.refunded', charge)
    return this.#keep({
      id: newId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      payment_intent: form.payment_intent,
      status: 'succeeded',
    })
  }

  #price(form: Form) {
    const known = this.all('price').find((one) => one.lookup_key === form.lookup_key)
    if (known && form.transfer_lookup_key !== 'true')
      return { refused: { code: 'resource_already_exists' } }
    if (known) known.lookup_key = null
    return this.#keep({
      id: newId('price'),
      object: 'price',
      active: true,
      product: form.product,
      unit_amount: Number(form.unit_amount),
      currency: form.currency,
      lookup_key: form.lookup_key,
      recurring: form.recurring ?? null,
    })
  }

  #schedule(form: Form) {
    if (form.phases)
      return { refused: { message: 'You cannot set `phases` with `from_subscription`.' } }
    const subscription = this.get(String(form.from_subscription))
    if (subscription.schedule || subscription.cancel_at_period_end) {
      return {
        refused: { message: 'You cannot migrate a subscription that is already attached …' },
      }
    }
    const item = subscription.items.data[0]
    const phase = {
      start_date: item.current_period_start,
      end_date: item.current_period_end,
      items: [{ price: item.price.id }],
    }
    const schedule = this.#keep({
      id: newId('sub_sched'),
      object: 'subscription_schedule',
      status: 'active',
      subscription: subscription.id,
      released_subscription: null,
      current_phase: { start_date: phase.start_date, end_date: phase.end_date },
      phases: [phase],
    })
    subscription.schedule = schedule.id
    return schedule
  }

  #plan(schedule: any, form: Form) {
    let start = schedule.current_phase.start_date
    schedule.phases = Object.values(form.phases as Form).map((each) => {
      const phase = each as Form
      const end = phase.end_date ? Number(phase.end_date) : start + MONTH
      const planned = {
        start_date: start,
        end_date: end,
        items: Object.values(phase.items as Form),
      }
      start = end
      return planned
    })
    this.#tell('subscription_schedule.updated', schedule)
    return schedule
  }

  #listEvents(query: Form) {
    const types = Object.values((query.types as Form | undefined) ?? {})
    if (types.length > 20) return refusal(400, { message: 'Only 20 event types may be passed' })
    const since = Number((query.created as Form | undefined)?.gte ?? 0)
    const found = this.events.filter(
      (one) =>
        Number(one.created) >= since && (types.length === 0 || types.includes(one.type as string))
    )
    const newestFirst = found.toReversed()
    const from = newestFirst.findIndex((one) => one.id === query.starting_after) + 1
    const limit = Number(query.limit ?? 10)
    const page = newestFirst.slice(from, from + limit)
    return { ...listOf(page), has_more: from + limit < newestFirst.length }
  }

  #listProducts(query: Form) {
    const ids = query.ids && Object.values(query.ids as Form)
    const found = this.all('product').filter((one) => !ids || ids.includes(one.id))
    const page = this.#pageOf(found, query)
    const expand = Object.values((query.expand as Form | undefined) ?? {}) as string[]
    const inside = Object.fromEntries(expand.map((path) => [path, path.replace(/^data\./, '')]))
    return { ...page, data: page.data.map((one) => this.#expanded(one, { expand: inside })) }
  }

  /** Newest first, as every list there. */
  #pageOf(objects: StripeObject[], query: Form) {
    const wanted = objects.filter((one) => !query.active || String(one.active) === query.active)
    const newestFirst = wanted.toReversed()
    const from = newestFirst.findIndex((one) => one.id === query.starting_after) + 1
    const limit = Number(query.limit ?? 10)
    const data = newestFirst.slice(from, from + limit)
    return { ...listOf(data), data, has_more: from + limit < newestFirst.length }
  }

  /** What is only an id, or not there at all, until somebody asks for it. */
  #expanded(object: any, query: Form): Json {
    const { hidden = {}, ...shown } = object
    for (const name of Object.values((query.expand as Form | undefined) ?? {}) as string[]) {
      if (name in hidden) shown[name] = hidden[name]
      else if (typeof shown[name] === 'string') shown[name] = this.get(shown[name])
    }
    return shown
  }

  #intentOf(invoice: any): string {
    return invoice.hidden.payments.data[0].payment.payment_intent
  }

  #secretOf(invoice: any): string {
    return invoice.hidden.confirmation_secret.client_secret
  }

  #keep(object: StripeObject): any {
    this.#objects.set(object.id, object)
    return object
  }

  #tell(type: string, object: Json): void {
    const shown = withoutHidden(object)
    this.events.push({
      id: newId('evt'),
      object: 'event',
      type,
      created: this.now,
      api_version: '2026-10-28.endive',
      livemode: false,
      data: { object: structuredClone(shown) },
    })
  }
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

function listOf(data: unknown[]) {
  return { object: 'list', data, has_more: false, url: '/v1/list' }
}

function refusal(status: number, error: Json) {
  return { status, body: { error: { type: 'invalid_request_error', message: 'No.', ...error } } }
}

function withoutHidden(object: Json): Json {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== 'hidden'))
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const shown = withoutHidden(body as Json)
  response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': newId('req') })
  response.end(JSON.stringify(shown))
}

/** `a[b][0]=c` as nested objects; lists have their places as names. */
function nested(parameters: URLSearchParams): Form {
  const form: Form = {}
  for (const [path, value] of parameters) {
    const names = path.replace(/\]/g, '').split('[')
    let place = form
    for (const name of names.slice(0, -1)) place = (place[name] ??= {}) as Form
    const last = names.at(-1) || String(Object.keys(place).length)
    place[last] = value
  }
  return form
}
