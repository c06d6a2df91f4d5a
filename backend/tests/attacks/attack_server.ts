import type { ApplicationService } from '@adonisjs/core/types'
import { StripePaymentGateway } from '#app/billing/payments/stripe_payment_gateway'
import type { Attack, Gains } from '#tests/attacks/attack'
import { type Fakes, realPackages, SETTINGS, STAND_INS } from '#tests/attacks/settings'
import { Target } from '#tests/attacks/target'
import type { FakeStripe } from '#tests/fake_stripe'
import { paymentRooms } from '#tests/payment_rooms'
import { emptyDatabase, insertPeople } from '#tests/people'
import { ServerChild } from '#tests/server_child'
import { unusedPort } from '#tests/unused_port'

export interface Outcome {
  name: string
  verdict: 'blocked' | 'SUCCEEDED' | 'NOT TRIED'
}

interface Battle {
  app: ApplicationService
  databaseUrl: string
  /** The server's, relative to the repository's root. */
  entry: string
  fakes: Fakes
  isReal: boolean
  attacks: readonly Attack[]
}

const PEOPLE = 300
const MESSAGES = 100

/** One after the other against one server; prints a line for each. */
export async function attackServer(battle: Battle): Promise<Outcome[]> {
  const { app, fakes, isReal } = battle
  await emptyDatabase(app)
  const people = await insertPeople(app, { count: PEOPLE, messages: MESSAGES })
  if (isReal) await syncPlans(fakes.stripe)
  const server = await startServer(battle)
  const target = new Target({ app, server, ...fakes, isReal, people })
  const outcomes: Outcome[] = []
  try {
    for (const attack of battle.attacks.filter(({ only }) => fits(only, isReal))) {
      await target.forgetAttacks()
      outcomes.push(await tryOut(attack, target))
    }
  } finally {
    await server.stop()
  }
  return outcomes
}

function fits(only: Attack['only'], isReal: boolean): boolean {
  return only === undefined || (only === 'real packages') === isReal
}

async function tryOut({ name, run }: Attack, target: Target): Promise<Outcome> {
  const tried: Gains | Error = await run(target).catch((error: Error) => error)
  if (tried instanceof Error) {
    console.log(`NOT TRIED  ${name}\n           ${tried.stack?.split('\n').slice(0, 3).join('\n')}`)
    return { name, verdict: 'NOT TRIED' }
  }
  const verdict = tried.length === 0 ? 'blocked' : 'SUCCEEDED'
  console.log(`${verdict.padEnd(10)} ${name}`)
  for (const gain of tried) console.log(`           ${gain}`)
  return { name, verdict }
}

async function startServer({ databaseUrl, entry, fakes, isReal }: Battle): Promise<ServerChild> {
  const env = {
    ...SETTINGS,
    ...(isReal ? realPackages(fakes) : STAND_INS),
    PORT: String(await unusedPort()),
    DATABASE_URL: databaseUrl,
  }
  const child = new ServerChild({ entry, env })
  await child.start()
  return child
}

async function syncPlans({ secretKey, webhookSecret, url }: FakeStripe): Promise<void> {
  const gateway = new StripePaymentGateway({
    ...{ secretKey, webhookSecret, publishableKey: '', apiBaseUrl: url, timeoutMs: 5000 },
  })
  const rooms = await paymentRooms({ gateway })
  await rooms.syncPlans.execute({ isDryRun: false })
}
