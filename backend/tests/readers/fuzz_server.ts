import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import Database from 'better-sqlite3'
import { ignitor } from '../../bin/ignitor.js'
import { migrateDatabase } from '../../database/migrate_database.js'
import { AcceptingProvider } from '#tests/bench/accepting_provider'
import { Load, percentile } from '#tests/bench/load'
import { INBOUND_PATH, LOOP_PATH } from '#tests/bench/paths'
import { SignedTexts } from '#tests/bench/signed_texts'
import { FakeTwilio } from '#tests/fake_twilio'
import { insertPeople, type Person } from '#tests/people'
import { textOf } from '#tests/readers/hostile_text'
import { HostileTexts } from '#tests/readers/slowest_readings'
import { writtenPatterns } from '#tests/readers/written_patterns'
import { ServerChild } from '#tests/server_child'
import { unusedPort } from '#tests/unused_port'

/**
 * `npm run fuzz:server -- --minutes 20 --seed 7`: a server that is sent a
 * hundred hostile texts a second, and fifty honest ones beside them. Prints
 * how late its event loop was, and how many honest texts it left unanswered.
 */
const { values: flags } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    seed: { type: 'string', default: `${Math.floor(Math.random() * 2 ** 31)}` },
  },
})
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const HOSTILE_A_SECOND = 100
const HONEST_A_SECOND = 50
const HOSTILE_PEOPLE = 300
const HONEST_PEOPLE = 150
const ANSWERED_WITHIN_MS = 5 * 60_000
const MOST_LOOP_MS = 50
const CONCURRENCY = 32
const METRICS_TOKEN = 'the metrics of a fuzz on loopback'

mkdirSync(join(ROOT, 'tmp'), { recursive: true })
const folder = mkdtempSync(join(ROOT, 'tmp', 'fuzz-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
process.env.DATABASE_URL = join(folder, 'fuzz.sqlite')
process.env.LOG_LEVEL = 'fatal'
process.env.APP_KEY = 'the key of a fuzz on loopback'

console.log(`seed ${flags.seed}`)
const people = await preparePeople()
const twilio = await FakeTwilio.start()
const provider = await AcceptingProvider.start()
const server = await startServer()
const latencies = await send(Number(flags.minutes) * 60)
const loop = await told<{ p50Ms: number; p99Ms: number; maxMs: number }>(LOOP_PATH)
const unanswered = await untilAnswered()
const unreadable = await countUnreadable()
const hostileLeft = countUnread()
await server.stop()
console.log(
  JSON.stringify(
    {
      minutes: Number(flags.minutes),
      webhook: { p50Ms: percentile(latencies, 0.5), p99Ms: percentile(latencies, 0.99) },
      eventLoop: { ...loop, target: `p99 under ${MOST_LOOP_MS} ms` },
      honestUnanswered: unanswered,
      unread: hostileLeft,
      endedThreads: unreadable,
    },
    null,
    2
  )
)
process.exit(loop.p99Ms < MOST_LOOP_MS && unanswered === 0 ? 0 : 1)

async function preparePeople(): Promise<Person[]> {
  const app = ignitor().createApp('console')
  await app.init()
  await app.boot()
  await migrateDatabase(app)
  const count = HOSTILE_PEOPLE + HONEST_PEOPLE
  const inserted = await insertPeople(app, { count, messages: 1_000_000 })
  await app.terminate()
  return inserted
}

async function startServer(): Promise<ServerChild> {
  const port = await unusedPort()
  const child = new ServerChild({
    entry: 'backend/tests/bench/bench_server.ts',
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      APP_KEY: process.env.APP_KEY ?? '',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: process.env.DATABASE_URL ?? '',
      METRICS_TOKEN,
      SMS_DRIVER: 'twilio',
      TWILIO_ACCOUNT_SID: twilio.accountSid,
      TWILIO_AUTH_TOKEN: twilio.authToken,
      TWILIO_PHONE_NUMBER: twilio.number,
      TWILIO_API_BASE_URL: provider.url,
      SEND_SEGMENTS_PER_SECOND: '1000',
      DAILY_SPEND_CAP_USD: '1000000',
      DAILY_SPEND_CAP_PER_USER_USD: '1000000',
      REPLIES_PER_HOUR: '100000',
      AI_DRIVER: 'offline',
      PAYMENT_DRIVER: 'test',
    },
  })
  await child.start()
  return child
}

/** Second by second; answers the milliseconds each webhook took. */
async function send(seconds: number): Promise<number[]> {
  const texts = new HostileTexts(writtenPatterns().literals, Number(flags.seed))
  const publicUrl = server.url
  const hostile = new SignedTexts({
    ...{ twilio, publicUrl, people: people.slice(HONEST_PEOPLE) },
    bodyOf: (count) => textOf(texts.recipe(count)),
  })
  const honest = new SignedTexts({ twilio, publicUrl, people: people.slice(0, HONEST_PEOPLE) })
  const load = new Load(Number(new URL(publicUrl).port), CONCURRENCY)
  const took: number[] = []
  await load.paced(honest.prepare(INBOUND_PATH, HONEST_A_SECOND), HONEST_A_SECOND)
  await told(LOOP_PATH)
  for (let second = 0; second < seconds; second++) {
    const mixed = [
      ...hostile.prepare(INBOUND_PATH, HOSTILE_A_SECOND),
      ...honest.prepare(INBOUND_PATH, HONEST_A_SECOND),
    ]
    const sent = await load.paced(mixed, mixed.length)
    took.push(...sent.latencies)
  }
  return took
}

async function told<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(server.url + path, { signal: AbortSignal.timeout(10_000) })
  return (await answer.json()) as Answer
}

async function untilAnswered(): Promise<number> {
  const until = Date.now() + ANSWERED_WITHIN_MS
  let left = countUnanswered()
  while (left > 0 && Date.now() < until) {
    await sleep(1000)
    left = countUnanswered()
  }
  return left
}

/** Of the honest: unread in the inbox, or in the talk without an answer. */
function countUnanswered(): number {
  const last = people[HONEST_PEOPLE - 1]?.id ?? 0
  return countOf(
    `select (select count(*) from inbox i join users u on u.phone_key = i.phone_key where u.id <= ${last})
       + (select count(*) from messages where user_id <= ${last} and direction = 'inbound'
         and kind = 'talk' and answered_by is null) as count`
  )
}

function countUnread(): number {
  return countOf('select count(*) as count from inbox')
}

function countOf(query: string): number {
  const database = new Database(process.env.DATABASE_URL, { readonly: true })
  const row = database.prepare(query).get() as { count: number }
  database.close()
  return row.count
}

async function countUnreadable(): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const answer = await fetch(`${server.url}/metrics`, { headers })
  const page = await answer.text()
  const lines = [...page.matchAll(/^everly_texts_unreadable_total\{.*\} (\d+)$/gm)]
  return lines.reduce((sum, [, value]) => sum + Number(value), 0)
}
