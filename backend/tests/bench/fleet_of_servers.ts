import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import app from '@adonisjs/core/services/app'
import { Database } from '#app/core/database/database'
import { FakeOpenai } from '#tests/fake_openai'
import { FakeTwilio } from '#tests/fake_twilio'
import type { Person } from '#tests/people'
import { ServerChild } from '#tests/server_child'
import { unusedPort } from '#tests/unused_port'
import { AcceptingProvider } from './accepting_provider.js'
import { EverydayTalk } from './everyday_talk.js'
import { Load } from './load.js'
import { microsOfSiblings } from './micros_of_siblings.js'
import { ownPostgres } from './own_postgres.js'
import { COUNTS_PATH } from './paths.js'
import { SignedTexts } from './signed_texts.js'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const CONCURRENCY = 64
const PEOPLE = 400

/** No workers: one process does all. */
export interface Layout {
  database: 'sqlite' | 'postgres'
  workers: number
}

export interface Counts {
  /** Calls of the model and its moderation: more than three say that her words were held back. */
  asked: number
  statements: number
  commits: number
  reads: number
  cpuMicros: number
  /** Of PostgreSQL's processes, in hundredths of a second. */
  databaseMicros: number
  /** Of PostgreSQL's log. */
  walBytes: number
}

/** Servers of the bench with all that stands around them. */
export class Fleet {
  private constructor(
    private readonly parts: {
      layout: Layout
      servers: ServerChild[]
      provider: AcceptingProvider
      openai: FakeOpenai
      people: readonly Person[]
      talk: EverydayTalk
      close(): Promise<void>
    },
    readonly load: Load,
    readonly texts: SignedTexts
  ) {}

  static async start(layout: Layout): Promise<Fleet> {
    const { url, close } = await databaseOf(layout)
    const people = await prepare(url)
    const talk = new EverydayTalk()
    const twilio = await FakeTwilio.start()
    const provider = await AcceptingProvider.start()
    const openai = await FakeOpenai.start()
    const port = await unusedPort()
    const publicUrl = `http://127.0.0.1:${port}`
    const env = {
      ...SETTINGS,
      APP_KEY: process.env.APP_KEY ?? '',
      PUBLIC_URL: publicUrl,
      DATABASE_URL: url,
      TWILIO_ACCOUNT_SID: twilio.accountSid,
      TWILIO_AUTH_TOKEN: twilio.authToken,
      TWILIO_PHONE_NUMBER: twilio.number,
      TWILIO_API_BASE_URL: provider.url,
      OPENAI_API_KEY: openai.apiKey,
      OPENAI_BASE_URL: openai.baseUrl,
    }
    const roles = layout.workers === 0 ? 'web,worker' : 'web'
    const servers = [child({ ...env, PORT: String(port), ROLES: roles })]
    for (let worker = 0; worker < layout.workers; worker++) {
      servers.push(child({ ...env, PORT: String(await unusedPort()), ROLES: 'worker' }))
    }
    for (const server of servers) await server.start()
    const all = async () => {
      for (const server of servers) await server.stop()
      provider.close()
      await openai.close()
      await twilio.close()
      await app.terminate()
      await close()
    }
    return new Fleet(
      { layout, servers, provider, openai, people, talk, close: all },
      new Load(port, CONCURRENCY),
      new SignedTexts({ twilio, publicUrl, people, bodyOf: (count) => talk.textOf(count) })
    )
  }

  /** Of the one that answers. */
  get url(): string {
    return this.parts.servers[0]!.url
  }

  get people(): readonly Person[] {
    return this.parts.people
  }

  get handedOver(): number {
    return this.parts.provider.taken
  }

  setProviderMs(ms: number): void {
    const { provider, openai, talk } = this.parts
    provider.delayMs = ms
    openai.decide = ({ input, messages }) => {
      if (input !== undefined) return { afterMs: ms }
      const lines = messages.flatMap(({ role, content }) =>
        role === 'user' ? content.split('\n') : []
      )
      const say = { text: talk.replyTo(lines), emotionalState: 'playful', topics: ['travel'] }
      return { afterMs: ms, answer: { say } }
    }
  }

  /** Since they began, of all servers together. */
  async counts(): Promise<Counts> {
    const sums = { statements: 0, commits: 0, reads: 0, cpuMicros: 0 }
    for (const { url } of this.parts.servers) {
      const response = await fetch(url + COUNTS_PATH, { signal: AbortSignal.timeout(10_000) })
      const counts = (await response.json()) as typeof sums
      for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += counts[name]
    }
    const asked = this.parts.openai.requests.length
    return { asked, ...sums, ...(await this.#ofPostgres()) }
  }

  /** Of PostgreSQL: which share of the changes to a row was made in place, by table; told a second late. */
  async changedInPlace(): Promise<Record<string, number>> {
    if (this.parts.layout.database === 'sqlite') return {}
    const { read } = await app.container.make(Database)
    const rows = await read.all<{ name: string; share: number }>(
      `select relname as name, round(n_tup_hot_upd::numeric / n_tup_upd, 2) as share
       from pg_stat_user_tables where n_tup_upd > 500 order by n_tup_upd desc`
    )
    return Object.fromEntries(rows.map(({ name, share }) => [name, share]))
  }

  /** Of PostgreSQL: how often two transactions waited for each other and one had to begin anew. */
  async deadlocks(): Promise<number> {
    if (this.parts.layout.database === 'sqlite') return 0
    const { read } = await app.container.make(Database)
    const row = await read.first<{ count: number }>(
      `select deadlocks as count from pg_stat_database where datname = current_database()`
    )
    return Number(row?.count)
  }

  stop(): Promise<void> {
    return this.parts.close()
  }

  async #ofPostgres(): Promise<Pick<Counts, 'databaseMicros' | 'walBytes'>> {
    if (this.parts.layout.database === 'sqlite') return { databaseMicros: 0, walBytes: 0 }
    const { read } = await app.container.make(Database)
    const row = await read.first<{ bytes: number; pid: number }>(
      `select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes, pg_backend_pid() as pid`
    )
    return { databaseMicros: microsOfSiblings(row?.pid ?? 0), walBytes: Number(row?.bytes) }
  }
}

const SETTINGS = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  SMS_DRIVER: 'twilio',
  AI_DRIVER: 'openai',
  PAYMENT_DRIVER: 'test',
  SEND_SEGMENTS_PER_SECOND: '1000',
  DAILY_SPEND_CAP_USD: '1000000',
  DAILY_SPEND_CAP_PER_USER_USD: '1000000',
  REPLIES_PER_HOUR: '1000000',
  READING_THREADS: '1',
  REMEMBER_PAUSE_SECONDS: '3600',
  // She waits and types, as in real life, though not for as long.
  REPLY_QUIET_MS: '200',
  REPLY_DELAY_MIN_MS: '500',
  REPLY_DELAY_MAX_MS: '500',
}

function child(env: Record<string, string>): ServerChild {
  const nodeArgs = process.env.BENCH_NODE_ARGS?.split(' ') ?? []
  return new ServerChild({ entry: 'backend/tests/bench/bench_server.ts', nodeArgs, env })
}

async function databaseOf({ database }: Layout) {
  if (database === 'postgres') return ownPostgres()
  mkdirSync(join(ROOT, 'tmp'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, 'tmp', 'bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return { url: join(folder, 'fleet.sqlite'), close: async () => {} }
}

/** In this process. */
async function prepare(url: string): Promise<Person[]> {
  process.env.DATABASE_URL = url
  const { ignitor } = await import('../../bin/ignitor.js')
  const { migrateDatabase } = await import('#database/migrate_database')
  const { insertPeople } = await import('#tests/people')
  const everly = ignitor().createApp('console')
  await everly.init()
  await everly.boot()
  await migrateDatabase(everly)
  return insertPeople(everly, { count: PEOPLE, messages: 100_000 })
}
