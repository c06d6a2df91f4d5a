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

/** The processes of one installation: on SQLite one, on PostgreSQL one for the web and two that work. */
export class Fleet {
  private constructor(readonly all: readonly ServerChild[]) {}

  static async of(around: Surroundings): Promise<Fleet> {
    const port = await unusedPort()
    const publicUrl = `http://127.0.0.1:${port}`
    const env = { ...(await settingsOf(around)), PUBLIC_URL: publicUrl, ...around.more }
    around.twilio.inboundUrl = `${publicUrl}/api/twilio/inbound`
    if (!around.databaseUrl.startsWith('postgres')) {
      return new Fleet([new ServerChild({ env: { ...env, PORT: String(port) } })])
    }
    const web = new ServerChild({ env: { ...env, PORT: String(port), ROLES: 'web' } })
    const workers = []
    for (let count = 0; count < WORKERS_ON_POSTGRES; count++) {
      const PORT = String(await unusedPort())
      workers.push(new ServerChild({ env: { ...env, PORT, ROLES: 'worker' } }))
    }
    return new Fleet([web, ...workers])
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
    KEYWORD_PAIRS_PER_HOUR: '1000',
    SEND_TIMEOUT_MS: '800',
    SEND_DOUBT_SECONDS: '5',
    PULL_INBOUND_SECONDS: '2',
    JOB_LEASE_SECONDS: '2',
    JOB_POLL_MS: '100',
  }
}
