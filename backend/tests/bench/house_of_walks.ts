import { Session } from 'node:inspector/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import BetterSqlite from 'better-sqlite3'
import type { PaymentEvent } from '#app/billing/payments/payment_gateway'

process.env.NODE_ENV = 'test'
process.env.DATABASE_URL = ':memory:'
process.env.LOG_LEVEL = 'fatal'
process.env.SCRYPT_COST = '1024'

/** The stand-ins of providers are no part of a walk. */
const STAND_INS = ['billing/test_payments', 'texting/simulator']

/** So long she waits and types, as the settings below have it. */
const TYPING_MS = 6000
process.env.REPLY_DELAY_MIN_MS = '5500'
process.env.REPLY_DELAY_MAX_MS = '5500'

interface Walk {
  files: number
  districts: number
  statements: number
}

/**
 * What runs of the back end from a text in to her answer out, and from a plan bought to what it entitles to.
 */
export async function measureWalks(): Promise<Record<string, number>> {
  const { ignitor } = await import('../../bin/ignitor.js')
  const everly = ignitor().createApp('test')
  await everly.init()
  await everly.boot()
  const { clock, fakeEverything, onboardedUser, pass, runDue, sms, text } =
    await import('#tests/world')
  fakeEverything()
  const { migrateDatabase } = await import('#database/migrate_database')
  await migrateDatabase(everly)
  await everly.start(() => {})
  const { CARDS, checkout, pay } = await import('#tests/payments')
  const { JobWorker } = await import('#app/core/jobs/job_worker')
  const worker = await everly.container.make(JobWorker)
  await hearEventsHere(everly)
  const walks = {
    text: async () => {
      const user = await onboardedUser()
      await pass(60_000)
      return async () => {
        await text(user, 'Hi, how was your day?')
        for (const sent = sms.sent.length; sms.sent.length === sent; clock.advance(TYPING_MS)) {
          await runDue()
        }
      }
    },
    purchase: async () => {
      const user = await onboardedUser()
      await pass(60_000)
      // Without the text that tells of it, which goes the way of all texts.
      return async () => {
        const { clientSecret } = await checkout(user, 'starter')
        await pay(clientSecret, CARDS.good)
        while ((await worker.runDue()) > 0);
      }
    },
  }
  const figures: Record<string, number> = {}
  for (const [name, prepare] of Object.entries(walks)) {
    // Once before, so that nothing is counted that happens the first time only.
    await (
      await prepare()
    )()
    const { files, districts, statements } = await measure(await prepare())
    Object.assign(figures, {
      [`${name}Files`]: files,
      [`${name}Districts`]: districts,
      [`${name}Statements`]: statements,
    })
  }
  return figures
}

async function measure(walk: () => Promise<void>): Promise<Walk> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const statements = await countStatements(walk)
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  const ran = result.filter(({ functions }) =>
    functions.some(({ functionName, ranges }) => functionName !== '' && ranges[0]!.count > 0)
  )
  const files = new Set(ran.flatMap(({ url }) => roomOf(url) ?? []))
  return {
    files: files.size,
    districts: new Set([...files].map((file) => file.split('/')[0])).size,
    statements,
  }
}

/** `district/room/file`. */
function roomOf(url: string): string | undefined {
  const [, file] = /\/backend\/app\/(.+?)\.ts/.exec(url) ?? []
  return file && !STAND_INS.some((room) => file.startsWith(room)) ? file : undefined
}

/** No server listens here: what the pretend provider tells is received as its webhook would. */
async function hearEventsHere({ container }: ApplicationService): Promise<void> {
  const { ReceiveEvent } = await import('#app/billing/payment_events/receive_event')
  const { TellWebhook } = await import('#app/billing/test_payments/tell_webhook')
  const receive = await container.make(ReceiveEvent)
  const execute = async (event: PaymentEvent) => void (await receive.execute(event))
  container.swap(TellWebhook, () => ({ execute }) as unknown as InstanceType<typeof TellWebhook>)
}

/** Begin and commit, the books of stand-ins, and what each process asks in its rounds anyway. */
const BESIDE = new RegExp(
  [
    '^(?:begin|commit|rollback|savepoint|release)',
    "test_payment_|^with due as|state = 'queued' and is_held|`expires_at` <= \\?",
  ].join('|'),
  'i'
)

async function countStatements(walk: () => Promise<void>): Promise<number> {
  const database = new BetterSqlite(':memory:')
  const prototype = Object.getPrototypeOf(database.prepare('select 1')) as Record<string, Method>
  database.close()
  const own = { run: prototype.run!, get: prototype.get!, all: prototype.all! }
  let count = 0
  for (const [name, method] of Object.entries(own)) {
    prototype[name] = function counted(this: { source: string }, ...values: unknown[]) {
      if (!BESIDE.test(this.source)) count++
      return method.apply(this, values)
    }
  }
  await walk()
  Object.assign(prototype, own)
  return count
}

type Method = (this: { source: string }, ...values: unknown[]) => unknown
