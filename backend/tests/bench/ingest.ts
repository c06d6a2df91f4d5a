import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ignitor } from '../../bin/ignitor.js'
import { FakeTwilio } from '../fake_twilio.js'
import type { Person } from '../people.js'
import { ServerChild } from '../server_child.js'
import { unusedPort } from '../unused_port.js'
import { AcceptingProvider } from './accepting_provider.js'
import { Load, type Measured, median, percentile, round } from './load.js'
import { BASELINE_PATH, INBOUND_PATH, MEMORY_PATH } from './paths.js'
import { SignedTexts } from './signed_texts.js'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const LONGEST_RUN_MS = 15 * 60_000
const CONCURRENCY = 64
const PEOPLE = 500
const ROUNDS = 7
const A_ROUND = 5000
const B_ROUND = 2000
const PACE = 200
const PACED_SECONDS = 20
const JOINING_SECONDS = 30
const FIRST_SAMPLE = 20_000
const LAST_SAMPLE = 100_000
const FEED_PER_SECOND = 2000
const BATCH = 2000
const MEGABYTE = 2 ** 20

setTimeout(() => {
  console.error('The bench took too long.')
  process.exit(1)
}, LONGEST_RUN_MS).unref()

mkdirSync(join(ROOT, 'tmp'), { recursive: true })
const folder = mkdtempSync(join(ROOT, 'tmp', 'bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const emptyDatabase = join(folder, 'empty.sqlite')
process.env.DATABASE_URL = emptyDatabase
process.env.LOG_LEVEL = 'fatal'
process.env.APP_KEY = 'the key of a bench that runs on loopback'

const people = await prepareDatabase()
const twilio = await FakeTwilio.start()
const provider = await AcceptingProvider.start()
const ratio = await compare()
const lasting = await last()
console.log(
  JSON.stringify(
    {
      machine: { node: process.version, cpus: cpus().length, model: cpus()[0]?.model },
      settings: {
        database: 'SQLite, WAL, synchronous FULL',
        server: 'own process, from the TypeScript sources, NODE_ENV=production, worker on',
        concurrency: CONCURRENCY,
        people: PEOPLE,
      },
      ...ratio,
      ...lasting,
    },
    null,
    2
  )
)
provider.close()
await twilio.close()
process.exit(0)

async function prepareDatabase(): Promise<Person[]> {
  // What they import reads the settings, which stand above.
  const { migrateDatabase } = await import('../../database/migrate_database.js')
  const { insertPeople } = await import('../people.js')
  const app = ignitor().createApp('console')
  await app.init()
  await app.boot()
  await migrateDatabase(app)
  const inserted = await insertPeople(app, { count: PEOPLE, messages: 100_000 })
  await app.terminate()
  return inserted
}

/** The real webhook (A) and the baseline (B) in turns in one server; no reply falls due while they run. */
async function compare() {
  const never = '3600000'
  const { server, load, texts } = await open('compare.sqlite', {
    REPLY_QUIET_MS: never,
    REPLY_QUIET_LIMIT_MS: never,
  })
  const [a, b]: [Measured[], Measured[]] = [[], []]
  await load.flatOut(texts.prepare(INBOUND_PATH, A_ROUND))
  await load.flatOut(texts.prepare(BASELINE_PATH, B_ROUND))
  for (let turn = 0; turn < ROUNDS; turn++) {
    a.push(await load.flatOut(texts.prepare(INBOUND_PATH, A_ROUND)))
    b.push(await load.flatOut(texts.prepare(BASELINE_PATH, B_ROUND)))
  }
  await server.stop()
  const [ours, baseline] = [summaryOf(a), summaryOf(b)]
  const value = round(ours.requestsPerSecond / baseline.requestsPerSecond)
  const pairs = ours.rounds.map((perSecond, turn) => round(perSecond / baseline.rounds[turn]!))
  return {
    ingest: ours,
    baseline,
    ratio: { value, pairs, target: 'at least 7', isMet: value >= 7 },
  }
}

/** One server that answers as in real life: acks at a steady pace, then its memory after many texts. */
async function last() {
  const { server, load, texts } = await open('last.sqlite', {})
  // People join one after the other, or all of them would be answered in the same second for ever.
  for (let second = 1; second <= JOINING_SECONDS; second++) {
    const joined = Math.ceil((PEOPLE * second) / JOINING_SECONDS)
    await load.paced(texts.prepare(INBOUND_PATH, PACE, joined), PACE)
  }
  const paced = await load.paced(texts.prepare(INBOUND_PATH, PACE * PACED_SECONDS), PACE)
  await feed({ load, texts, count: FIRST_SAMPLE - PACE * (JOINING_SECONDS + PACED_SECONDS) })
  const first = await memoryOf(server)
  await feed({ load, texts, count: LAST_SAMPLE - FIRST_SAMPLE })
  const lastOne = await memoryOf(server)
  await server.stop()
  const growthMb = round(lastOne.rssMb - first.rssMb)
  const growthBeforeGcMb = round(lastOne.rssBeforeGcMb - first.rssBeforeGcMb)
  const p99 = percentile(paced.latencies, 0.99)
  return {
    paced: {
      perSecond: PACE,
      ...latencyOf(paced.latencies),
      target: 'p99 under 60 ms',
      isMet: p99 < 60,
    },
    memory: {
      [`after${FIRST_SAMPLE}`]: first,
      [`after${LAST_SAMPLE}`]: lastOne,
      growthMb,
      growthBeforeGcMb,
      target: 'at most 30 MB more',
      isMet: growthMb <= 30,
    },
    repliesSent: provider.taken,
  }
}

/** Steady, in batches, so that the worker answers beside it and the bench itself needs little room. */
async function feed(by: { load: Load; texts: SignedTexts; count: number }): Promise<void> {
  for (let left = by.count; left > 0; left -= BATCH) {
    const requests = by.texts.prepare(INBOUND_PATH, Math.min(BATCH, left))
    await by.load.paced(requests, FEED_PER_SECOND)
  }
}

/**
 * Before and the moment after the collector has run: it is free to
 * wait, and what it has not taken back yet is no growth.
 */
async function memoryOf(server: ServerChild) {
  // A moment for the worker, so that neither sample falls into a rush of replies.
  await sleep(5000)
  const rssBeforeGcMb = rssOf(server.pid)
  let after = { rss: 0, heapUsed: 0 }
  for (let collected = 0; collected < 2; collected++) {
    const response = await fetch(server.url + MEMORY_PATH, { signal: AbortSignal.timeout(10_000) })
    after = (await response.json()) as typeof after
    await sleep(1500)
  }
  const [rssMb, heapMb] = [round(after.rss / MEGABYTE), round(after.heapUsed / MEGABYTE)]
  return { rssMb, rssBeforeGcMb, heapMb }
}

function rssOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024)
}

async function open(database: string, more: Record<string, string>) {
  const databaseUrl = join(folder, database)
  copyFileSync(emptyDatabase, databaseUrl)
  const port = await unusedPort()
  const publicUrl = `http://127.0.0.1:${port}`
  const server = new ServerChild({
    entry: 'backend/tests/bench/bench_server.ts',
    nodeArgs: ['--expose-gc', ...(process.env.BENCH_NODE_ARGS?.split(' ') ?? [])],
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      APP_KEY: process.env.APP_KEY ?? '',
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      DATABASE_URL: databaseUrl,
      SMS_DRIVER: 'twilio',
      TWILIO_ACCOUNT_SID: twilio.accountSid,
      SEND_SEGMENTS_PER_SECOND: '1000',
      DAILY_SPEND_CAP_USD: '1000000',
      TWILIO_AUTH_TOKEN: twilio.authToken,
      TWILIO_PHONE_NUMBER: twilio.number,
      TWILIO_API_BASE_URL: provider.url,
      AI_DRIVER: 'offline',
      PAYMENT_DRIVER: 'test',
      ...more,
    },
  })
  await server.start()
  const load = new Load(port, CONCURRENCY)
  return { server, load, texts: new SignedTexts({ twilio, publicUrl, people }) }
}

function summaryOf(rounds: Measured[]) {
  return {
    requestsPerSecond: median(rounds.map(({ requests, seconds }) => requests / seconds)),
    rounds: rounds.map(({ requests, seconds }) => Math.round(requests / seconds)),
    ...latencyOf(rounds.flatMap(({ latencies }) => latencies)),
  }
}

function latencyOf(latencies: number[]) {
  return { p50Ms: percentile(latencies, 0.5), p99Ms: percentile(latencies, 0.99) }
}
