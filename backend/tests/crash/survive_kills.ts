import { setTimeout as sleep } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import { Database } from '#app/core/database'
import { judge, type Verdict } from '#tests/crash/verdict'
import { Random } from '#tests/crash/random'
import { FakeTwilio, type SendFate } from '#tests/fake_twilio'
import { emptyDatabase, insertPeople, type Person } from '#tests/people'
import { ServerChild } from '#tests/server_child'
import { unusedPort } from '#tests/unused_port'

export interface CrashPlan {
  texts: number
  kills: number
  people: number
  seed: number
}

export type CrashReport = CrashPlan & Verdict & { seconds: number }

const SETTLED_WITHIN_MS = 90_000
const BEGINNINGS = ['How was the trip', 'Tell me more about', 'I cooked', 'Guess what', 'Remember']

/**
 * People text while the server is killed again and again and the provider misbehaves; once it is quiet,
 * what the provider saw and what the database says must agree.
 */
export async function surviveKills(
  app: ApplicationService,
  databaseUrl: string,
  plan: CrashPlan
): Promise<CrashReport> {
  const startedAt = Date.now()
  const random = new Random(plan.seed)
  await emptyDatabase(app)
  const people = await insertPeople(app, { count: plan.people, messages: plan.texts })
  const twilio = await FakeTwilio.start({ retries: 3, retryDelayMs: 100 })
  twilio.decide = () => fateOf(random)
  const server = await newServer(twilio, databaseUrl)
  try {
    const told = await textAndKill({ twilio, server, people, plan, random })
    await server.start()
    await Promise.all(told)
    await untilQuiet(app, twilio)
    await server.stop()
    const verdict = await judge(app, twilio, people)
    return { ...plan, ...verdict, seconds: (Date.now() - startedAt) / 1000 }
  } catch (error) {
    throw new Error(`seed ${plan.seed}: the server's last words:\n${server.lastLines()}`, {
      cause: error,
    })
  } finally {
    await server.kill()
    await twilio.close()
  }
}

/** Most texts are delivered; some answers are lost on either side of the provider's door. */
function fateOf(random: Random): SendFate {
  const dice = random.next()
  const tells = random.next() < 0.5 ? [] : undefined
  if (dice < 0.06) return { answer: 'never', tells }
  if (dice < 0.09) return { answer: 'broken', tells }
  if (dice < 0.11) return { answer: { status: 500, code: 20500 } }
  if (dice < 0.13) return { answer: { status: 500, code: 20500 }, isTaken: true, tells }
  if (dice < 0.15) return { answer: { status: 429, code: 20429, headers: { 'Retry-After': '1' } } }
  if (dice < 0.17) return { answer: 'never', isTaken: false }
  return {}
}

async function newServer(twilio: FakeTwilio, databaseUrl: string): Promise<ServerChild> {
  const { appKey } = await import('#config/app')
  const port = await unusedPort()
  const server = new ServerChild({
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      APP_KEY: appKey,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: databaseUrl,
      SMS_DRIVER: 'twilio',
      TWILIO_ACCOUNT_SID: twilio.accountSid,
      TWILIO_AUTH_TOKEN: twilio.authToken,
      TWILIO_PHONE_NUMBER: twilio.number,
      TWILIO_API_BASE_URL: twilio.url,
      AI_DRIVER: 'offline',
      PAYMENT_DRIVER: 'test',
      REPLY_QUIET_MS: '50',
      REPLY_QUIET_LIMIT_MS: '200',
      REPLY_DELAY_MIN_MS: '0',
      REPLY_DELAY_MAX_MS: '0',
      SEND_SEGMENTS_PER_SECOND: '1000',
      REPLIES_PER_HOUR: '100000',
      SEND_TIMEOUT_MS: '800',
      SEND_DOUBT_SECONDS: '5',
      PULL_INBOUND_SECONDS: '2',
      JOB_LEASE_SECONDS: '2',
      JOB_POLL_MS: '100',
    },
  })
  twilio.inboundUrl = `${server.url}/api/twilio/inbound`
  return server
}

interface Scene {
  twilio: FakeTwilio
  server: ServerChild
  people: Person[]
  plan: CrashPlan
  random: Random
}

/** One life of the server after the other, each with its share of the texts; answers what is still being told. */
async function textAndKill(scene: Scene): Promise<Promise<unknown>[]> {
  const { plan, server, random } = scene
  const told: Promise<unknown>[] = []
  for (let life = 0; life <= plan.kills; life++) {
    const share = shareOf(plan, life)
    // Some come while it starts: the provider tries again, then gives up and only lists them.
    const early = life === 0 ? 0 : Math.floor(share * random.next() * 0.5)
    const starting = server.start()
    told.push(...(await text(scene, early, 150)))
    await starting
    const texting = text(scene, share - early, 40)
    await sleep(random.between(0, (share - early) * 20 + 300))
    await server.kill()
    told.push(...(await texting))
  }
  return told
}

function shareOf({ texts, kills }: CrashPlan, life: number): number {
  const lives = kills + 1
  return Math.floor((texts * (life + 1)) / lives) - Math.floor((texts * life) / lives)
}

async function text(
  { twilio, people, random }: Scene,
  count: number,
  longestPauseMs: number
): Promise<Promise<unknown>[]> {
  const told: Promise<unknown>[] = []
  for (let i = 0; i < count; i++) {
    const { phone } = random.pick(people)
    const body = `${random.pick(BEGINNINGS)} number ${twilio.received.length}`
    told.push(twilio.textUs({ from: phone, body }))
    await sleep(random.between(0, longestPauseMs))
  }
  return told
}

/** Until every text is taken in and only the jobs that never end are left. */
async function untilQuiet(app: ApplicationService, twilio: FakeTwilio): Promise<void> {
  const { read } = await app.container.make(Database)
  const until = Date.now() + SETTLED_WITHIN_MS
  while (Date.now() < until) {
    await twilio.settled()
    const jobs = await read.all(
      `select id from jobs where dedup_key <> kind and status in ('pending', 'running')`
    )
    const stored = await read.all(`select id from messages where direction = 'inbound'`)
    const waiting = await read.all(
      `select id from messages where state in ('queued', 'sending') limit 1`
    )
    const isQuiet = jobs.length === 0 && waiting.length === 0
    if (isQuiet && stored.length >= twilio.received.length) return
    await sleep(200)
  }
}
