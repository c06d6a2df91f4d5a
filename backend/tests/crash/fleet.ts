import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Random } from '#tests/crash/random'
import type { FakeOpenai } from '#tests/fake_openai'
import type { FakeTwilio } from '#tests/fake_twilio'
import { ServerChild } from '#tests/server_child'
import { unusedPort } from '#tests/unused_port'

interface Surroundings {
  twilio: FakeTwilio
  openai: FakeOpenai
  databaseUrl: string
  /** Settings beyond the usual ones. */
  more?: Record<string, string>
}

const WORKERS_ON_POSTGRES = 2
const MOVED_CLOCK = `--import=${fileURLToPath(new URL('moved_clock.js', import.meta.url))}`

/** The processes of one installation: on SQLite one, on PostgreSQL one for the web and two that work. */
export class Fleet {
  private constructor(
    readonly all: readonly ServerChild[],
    private readonly clockFile: string
  ) {}

  static async of(around: Surroundings): Promise<Fleet> {
    const port = await unusedPort()
    const publicUrl = `http://127.0.0.1:${port}`
    const clockFile = join(mkdtempSync(join(tmpdir(), 'everly-clock-')), 'ahead_ms')
    process.once('exit', () => rmSync(dirname(clockFile), { recursive: true, force: true }))
    const usual = { ...(await settingsOf(around)), PUBLIC_URL: publicUrl, CLOCK_FILE: clockFile }
    const child = (more: Record<string, string>) =>
      new ServerChild({ nodeArgs: [MOVED_CLOCK], env: { ...usual, ...around.more, ...more } })
    around.twilio.inboundUrl = `${publicUrl}/api/twilio/inbound`
    if (!around.databaseUrl.startsWith('postgres')) {
      return new Fleet([child({ PORT: String(port) })], clockFile)
    }
    const web = child({ PORT: String(port), ROLES: 'web' })
    const workers = []
    for (let count = 0; count < WORKERS_ON_POSTGRES; count++) {
      const PORT = String(await unusedPort())
      workers.push(child({ PORT, ROLES: 'worker' }))
    }
    return new Fleet([web, ...workers], clockFile)
  }

  /** The one that is texted. */
  get web(): ServerChild {
    return this.all[0]!
  }

  pick(random: Random): ServerChild {
    return random.pick(this.all)
  }

  pickWorker(random: Random): ServerChild {
    return random.pick(this.all.length > 1 ? this.all.slice(1) : this.all)
  }

  /** Those that do not run. */
  async start(): Promise<void> {
    const ended = this.all.filter(({ isRunning }) => !isRunning)
    await Promise.all(ended.map((one) => one.start()))
  }

  /** The clock of the machine they all run on; 0 when it is right. */
  setClock(aheadMs: number): void {
    writeFileSync(this.clockFile, `${aheadMs}`)
    for (const one of this.all) one.setClock()
  }

  async stop(): Promise<void> {
    await Promise.all(this.all.map((one) => one.stop()))
  }

  async kill(): Promise<void> {
    await Promise.all(this.all.map((one) => one.kill()))
  }

  lastLines(): string {
    return this.all.map((one) => one.lastLines()).join('\n-----\n')
  }
}

async function settingsOf({ twilio, openai, databaseUrl }: Surroundings) {
  const { appKey } = await import('#config/app')
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    APP_KEY: appKey,
    DATABASE_URL: databaseUrl,
    SMS_DRIVER: 'twilio',
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_PHONE_NUMBER: twilio.number,
    TWILIO_API_BASE_URL: twilio.url,
    TWILIO_ANSWERS_KEYWORDS: 'false',
    AI_DRIVER: 'openai',
    OPENAI_API_KEY: openai.apiKey,
    OPENAI_BASE_URL: openai.baseUrl,
    PAYMENT_DRIVER: 'test',
    REPLY_QUIET_MS: '50',
    REPLY_QUIET_LIMIT_MS: '200',
    REPLY_DELAY_MIN_MS: '0',
    REPLY_DELAY_MAX_MS: '0',
    REMEMBER_AFTER_SECONDS: '1',
    REMEMBER_PAUSE_SECONDS: '1',
    REMEMBER_AGAIN_MINUTES: '0.02',
    OUTAGE_AGAIN_SECONDS: '1',
    SEND_SEGMENTS_PER_SECOND: '1000',
    REPLIES_PER_HOUR: '100000',
    READING_THREADS: '1',
    KEYWORD_PAIRS_PER_HOUR: '1000',
    SEND_TIMEOUT_MS: '800',
    SEND_DOUBT_SECONDS: '5',
    PULL_INBOUND_SECONDS: '2',
    JOB_LEASE_SECONDS: '2',
    JOB_POLL_MS: '100',
  }
}
