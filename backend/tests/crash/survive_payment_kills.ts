import { setTimeout as sleep } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import { Database } from '#app/core/database/database'
import { SESSION_COOKIE } from '#app/core/sessions/session_guard'
import { Sessions } from '#app/core/sessions/sessions'
import { StripePaymentGateway } from '#app/billing/payments/stripe_payment_gateway'
import { Random } from '#tests/crash/random'
import { FakeStripe } from '#tests/fake_stripe'
import { paymentRooms } from '#tests/payment_rooms'
import { emptyDatabase, insertPeople, type Person } from '#tests/people'
import { ServerChild } from '#tests/server_child'
import { unusedPort } from '#tests/unused_port'

export interface PaymentPlan {
  people: number
  kills: number
  seed: number
}

export interface PaymentReport {
  paid: number
  kills: number
  problems: string[]
}

const FREE_MESSAGES = 10
const SETTLED_WITHIN_MS = 60_000

/**
 * People pay through the real package while the server is killed
 * again and again; then each has what they paid for, once.
 */
export async function survivePaymentKills(
  app: ApplicationService,
  databaseUrl: string,
  plan: PaymentPlan
): Promise<PaymentReport> {
  const random = new Random(plan.seed)
  await emptyDatabase(app)
  const people = await insertPeople(app, { count: plan.people, messages: FREE_MESSAGES })
  const stripe = await FakeStripe.start()
  await syncPlans(stripe)
  const server = await newServer(stripe, databaseUrl)
  const run = { isOver: false, told: new Set<string>() }
  const telling = tell(stripe, server, run)
  try {
    await server.start()
    const buying = Promise.all(people.map((person) => buy(app, { stripe, server, random }, person)))
    for (let kill = 0; kill < plan.kills; kill++) {
      await sleep(random.between(50, 900))
      await server.kill()
      await server.start()
    }
    await buying
    const isQuiet = await isQuietInTime(app, stripe, run.told)
    await server.stop()
    const problems = await judge(app, stripe, people)
    if (!isQuiet) problems.push('it did not become quiet')
    const paid = stripe.all('payment_intent').filter(({ status }) => status === 'succeeded')
    return { paid: paid.length, kills: plan.kills, problems }
  } catch (error) {
    throw new Error(`seed ${plan.seed}: the server's last words:\n${server.lastLines()}`, {
      cause: error,
    })
  } finally {
    run.isOver = true
    await telling
    await server.kill()
    await stripe.close()
  }
}

async function syncPlans(stripe: FakeStripe): Promise<void> {
  const gateway = new StripePaymentGateway({
    secretKey: stripe.secretKey,
    publishableKey: '',
    webhookSecret: stripe.webhookSecret,
    apiBaseUrl: stripe.url,
    timeoutMs: 5000,
  })
  const rooms = await paymentRooms({ gateway })
  await rooms.syncPlans.execute({ isDryRun: false })
}

async function newServer(stripe: FakeStripe, databaseUrl: string): Promise<ServerChild> {
  const { appKey } = await import('#config/app')
  const port = await unusedPort()
  return new ServerChild({
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      APP_KEY: appKey,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: databaseUrl,
      SMS_DRIVER: 'simulator',
      AI_DRIVER: 'offline',
      PAYMENT_DRIVER: 'stripe',
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE_URL: stripe.url,
      JOB_LEASE_SECONDS: '2',
      JOB_POLL_MS: '100',
      READING_THREADS: '1',
    },
  })
}

interface Shop {
  stripe: FakeStripe
  server: ServerChild
  random: Random
}

/** Opens, pays in the browser, and says so; whoever gets no answer tries again. */
async function buy(app: ApplicationService, shop: Shop, person: Person): Promise<void> {
  const { stripe, random } = shop
  const sessions = await app.container.make(Sessions)
  const cookie = `${SESSION_COOKIE}=${await sessions.open(person.id, null)}`
  await sleep(random.between(0, 3000))
  const planId = random.pick(['refill', 'starter', 'standard'])
  const opened = await insist(shop, cookie, ['create-subscription', { planId }])
  if (!opened.clientSecret) return
  const paymentIntentId = stripe.pay(opened.clientSecret)
  if (random.next() < 0.7) await insist(shop, cookie, ['subscription-success', { paymentIntentId }])
}

async function insist(
  { server }: Shop,
  cookie: string,
  [call, body]: [string, object]
): Promise<{ clientSecret?: string }> {
  for (;;) {
    const answer = await fetch(`${server.url}/api/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Cookie': cookie },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5000),
    }).catch(() => null)
    const said = (await answer?.json().catch(() => null)) as { clientSecret?: string } | null
    if (answer && said && answer.status < 500) return said
    await sleep(100)
  }
}

/** As the provider tells its events: again and again until they are heard, in no order. */
async function tell(
  stripe: FakeStripe,
  server: ServerChild,
  run: { isOver: boolean; told: Set<string> }
): Promise<void> {
  while (!run.isOver) {
    const waiting = stripe.events.filter(({ id }) => !run.told.has(id)).toReversed()
    for (const event of waiting.slice(0, 20)) {
      const { body, signature } = stripe.signed(event)
      const answer = await fetch(`${server.url}/api/stripe/webhook`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
        body,
        signal: AbortSignal.timeout(3000),
      }).catch(() => null)
      await answer?.arrayBuffer().catch(() => {})
      if (answer?.ok) run.told.add(event.id)
    }
    await sleep(50)
  }
}

async function isQuietInTime(
  app: ApplicationService,
  stripe: FakeStripe,
  told: Set<string>
): Promise<boolean> {
  const { read } = await app.container.make(Database)
  for (const until = Date.now() + SETTLED_WITHIN_MS; Date.now() < until;) {
    const jobs = await read.all(
      `select id from jobs where kind = 'payment_event' and status in ('pending', 'running')`
    )
    if (jobs.length === 0 && stripe.events.every(({ id }) => told.has(id))) return true
    await sleep(200)
  }
  return false
}

interface Standing {
  id: number
  type: string
  bonus: number
}

/** Nothing paid and not granted, nothing granted and not paid, nothing twice. */
async function judge(
  app: ApplicationService,
  stripe: FakeStripe,
  people: Person[]
): Promise<string[]> {
  const { read } = await app.container.make(Database)
  const rows = await read.all<Standing & { customer_id: string | null }>(
    `select u.id, u.subscription_type as type, c.customer_id,
       (select coalesce(sum(amount), 0) from allowance_entries
         where user_id = u.id and bucket = 'bonus') as bonus
     from users u left join payment_customers c on c.user_id = u.id`
  )
  const left = await read.all<{ kind: string; status: string }>(
    `select kind, status from jobs where status = 'dead' or kind = 'payment_event'`
  )
  const problems = left.map(({ kind, status }) => `${status} job: ${kind}`)
  if (rows.length !== people.length) problems.push('somebody has two customers')
  for (const row of rows) problems.push(...problemsOf(row, stripe))
  return problems
}

function problemsOf(row: Standing & { customer_id: string | null }, stripe: FakeStripe): string[] {
  const theirs = (object: string) =>
    stripe
      .all(object)
      .filter(({ customer }) => customer !== undefined && customer === row.customer_id)
  const refills = theirs('payment_intent').filter(
    ({ status, metadata }) =>
      status === 'succeeded' && (metadata as { plan_id?: string }).plan_id === 'refill'
  )
  const running = theirs('subscription').filter(({ status }) => status === 'active')
  const problems: string[] = []
  const bonus = FREE_MESSAGES + 100 * refills.length
  if (row.bonus !== bonus) problems.push(`person ${row.id} has ${row.bonus} messages, not ${bonus}`)
  if (running.length > 1) problems.push(`person ${row.id} has ${running.length} subscriptions`)
  const plan = (running[0]?.metadata as { plan_id?: string } | undefined)?.plan_id
  const type = plan ?? (refills.length > 0 ? 'refill' : 'free')
  if (row.type !== type) problems.push(`person ${row.id} is ${row.type}, not ${type}`)
  return problems
}
