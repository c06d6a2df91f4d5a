import { type Attack, gainIf, type Gains, mustBe } from '#tests/attacks/attack'
import type { Answer } from '#tests/attacks/outsider'
import type { Member, Target } from '#tests/attacks/target'

const MESSAGES = 100
const REFILL = 100
const CARD = { cardNumber: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' }

function checkout({ browser }: Member, more: object = {}): Promise<Answer> {
  return browser.post('/api/create-subscription', { planId: 'refill', ...more })
}

async function opened(member: Member, more: object = {}): Promise<string> {
  const { status, json } = await checkout(member, more)
  mustBe(status === 200, `the checkout was answered ${status}`)
  return json.clientSecret
}

const intentOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? ''

/** As the form in the browser pays. */
async function pay(target: Target, { browser }: Member, clientSecret: string): Promise<void> {
  if (target.isReal) {
    target.stripe.pay(clientSecret)
    return
  }
  const { status } = await browser.post(`/api/test-payments/${clientSecret}`, CARD)
  mustBe(status === 200, `the card was answered ${status}`)
}

async function messagesOf(target: Target, { id }: Member): Promise<number> {
  return target.count(
    `select coalesce(sum(amount), 0) as count from allowance_entries where user_id = ? and bucket = 'bonus'`,
    id
  )
}

async function typeOf(target: Target, { id }: Member): Promise<string> {
  const [row] = await target.rows<{ type: string }>(
    'select subscription_type as type from users where id = ?',
    id
  )
  return row?.type ?? ''
}

async function forgedSuccess(target: Target): Promise<Gains> {
  const [attacker, victim] = [await target.member(), await target.member()]
  const theirs = await opened(victim)
  const own = await opened(attacker)
  await pay(target, victim, theirs)
  const ids = [intentOf(theirs), intentOf(own), theirs, 'pi_made_up', 'in_1', '1']
  for (const paymentIntentId of ids) {
    await attacker.browser.post('/api/subscription-success', { paymentIntentId })
  }
  const has = await messagesOf(target, attacker)
  const settled = { paymentIntentId: intentOf(theirs) }
  await victim.browser.post('/api/subscription-success', settled)
  await Promise.all(
    Array.from({ length: 20 }, () => victim.browser.post('/api/subscription-success', settled))
  )
  const victimHas = await messagesOf(target, victim)
  mustBe(victimHas >= MESSAGES + REFILL, `who paid has ${victimHas} messages`)
  return [
    ...gainIf(has !== MESSAGES, `${has - MESSAGES} messages that were not paid`),
    ...gainIf((await typeOf(target, attacker)) !== 'free', 'a plan that was not paid'),
    ...gainIf(victimHas > MESSAGES + REFILL, `${victimHas - MESSAGES} messages for one refill`),
  ]
}

async function forOthers(target: Target): Promise<Gains> {
  const [attacker, victim] = [await target.member(), await target.member()]
  const secret = await opened(attacker, {
    ...{ userId: victim.id, user_id: victim.id, customer: 'cus_1', email: victim.email },
    metadata: { user_id: victim.id, plan_id: 'standard' },
  })
  await pay(target, attacker, secret)
  await victim.browser.post('/api/subscription-success', { paymentIntentId: intentOf(secret) })
  await attacker.browser.post('/api/subscription-success', { paymentIntentId: intentOf(secret) })
  const [paid, others] = [await messagesOf(target, attacker), await messagesOf(target, victim)]
  mustBe(paid === MESSAGES + REFILL, `the buyer has ${paid} messages`)
  const bought = await target.count(
    'select count(*) as count from purchases where user_id = ?',
    victim.id
  )
  return gainIf(others !== MESSAGES || bought > 0, 'a purchase in the name of somebody else')
}

async function oddQuantities(target: Target): Promise<Gains> {
  const wishes = [
    { quantity: -1, amount: -100 },
    { quantity: 1e9, amount: 1 },
    { quantity: 0, amount: 0, price: 0 },
    { items: [{ quantity: 1000 }], currency: 'vnd', discount: 100, coupon: 'FREE' },
  ]
  const gains: Gains = []
  for (const wish of wishes) {
    const member = await target.member()
    const secret = await opened(member, wish)
    await pay(target, member, secret)
    await member.browser.post('/api/subscription-success', { paymentIntentId: intentOf(secret) })
    const [row] = await target.rows<{ amount: number; currency: string }>(
      'select amount, currency from purchases where user_id = ?',
      member.id
    )
    const [plan] = await target.rows<{ price: number }>(
      `select price from plans where plan_id = 'refill'`
    )
    const has = await messagesOf(target, member)
    const isOdd = row?.amount !== plan?.price || row?.currency !== 'usd'
    gains.push(...gainIf(isOdd, `${JSON.stringify(wish)} costs ${row?.amount} ${row?.currency}`))
    gains.push(...gainIf(has !== MESSAGES + REFILL, `${has - MESSAGES} messages for one refill`))
  }
  const member = await target.member()
  for (const planId of ['refill ', 'free', '-1', '__proto__', 'constructor', '../refill', '']) {
    const { status } = await checkout(member, { planId })
    gains.push(...gainIf(status < 400 || status >= 500, `the plan "${planId}" answered ${status}`))
  }
  return gains
}

async function withoutCard(target: Target): Promise<Gains> {
  const [attacker, victim] = [await target.member(), await target.member()]
  const theirs = await opened(victim)
  const own = await opened(attacker)
  const secrets = [intentOf(theirs), `${intentOf(theirs)}_secret_x`, `${intentOf(own)}_secret_`]
  for (const secret of target.isReal ? [...secrets, own] : secrets) {
    await attacker.browser.post(`/api/test-payments/${secret}`, CARD)
  }
  await attacker.browser.post('/api/test-payments', { clientSecret: own, ...CARD })
  const paid = await target.count(
    `select count(*) as count from purchases where user_id in (?, ?) and state = 'paid'`,
    attacker.id,
    victim.id
  )
  return gainIf(paid > 0, 'a purchase counts as paid without its secret')
}

export const PAYMENT_ATTACKS: readonly Attack[] = [
  {
    name: 'a forged payment success',
    wants: "messages for somebody else's payment, an unpaid one, or twice for one",
    run: forgedSuccess,
  },
  {
    name: "buying for somebody else's account",
    wants: 'a charge or a plan in the name of another',
    run: forOthers,
  },
  {
    name: 'negative, huge and foreign quantities and prices',
    wants: 'more than is paid',
    run: oddQuantities,
  },
  {
    name: 'the pretend card form without its secret',
    wants: 'a payment that needs no card',
    run: withoutCard,
  },
]
