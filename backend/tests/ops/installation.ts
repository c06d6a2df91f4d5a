import app from '@adonisjs/core/services/app'
import { migrateDatabase } from '#database/migrate_database'
import { ownPostgres } from '#tests/bench/own_postgres'
import { FakeTwilio } from '#tests/fake_twilio'
import { insertPeople, type Person } from '#tests/people'
import { ServerChild } from '#tests/server_child'
import { unusedPort } from '#tests/unused_port'

const PEOPLE = 200
export const OPERATOR = '+12025550199'

interface Parts {
  databaseUrl: string
  twilio: FakeTwilio
  people: Person[]
  appKey: string
  closeDatabase(): Promise<void>
}

/** What a trial is made in: PostgreSQL with people in it, a provider on loopback, processes as asked for. */
export class Installation {
  readonly #children: ServerChild[] = []

  private constructor(private readonly parts: Parts) {}

  get twilio(): FakeTwilio {
    return this.parts.twilio
  }

  get people(): readonly Person[] {
    return this.parts.people
  }

  get databaseUrl(): string {
    return this.parts.databaseUrl
  }

  /** `bootOn`: the application of this process, on the same database. */
  static async make(bootOn: (url: string) => Promise<void>): Promise<Installation> {
    const postgres = await ownPostgres()
    await bootOn(postgres.url)
    await migrateDatabase(app)
    const people = await insertPeople(app, { count: PEOPLE, messages: 1_000_000 })
    const { appKey } = await import('#config/app')
    const twilio = await FakeTwilio.start({ retries: 0 })
    const closeDatabase = () => postgres.close()
    return new Installation({ databaseUrl: postgres.url, twilio, people, appKey, closeDatabase })
  }

  /** Not started yet. */
  async process(roles: 'web' | 'worker', more: Record<string, string>): Promise<ServerChild> {
    const port = more.PORT ?? String(await unusedPort())
    const child = new ServerChild({ env: { ...this.settings, ROLES: roles, PORT: port, ...more } })
    this.#children.push(child)
    return child
  }

  get settings(): Record<string, string> {
    const { twilio, databaseUrl } = this
    return {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      APP_KEY: this.parts.appKey,
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: 'http://127.0.0.1',
      SMS_DRIVER: 'twilio',
      TWILIO_ACCOUNT_SID: twilio.accountSid,
      TWILIO_AUTH_TOKEN: twilio.authToken,
      TWILIO_PHONE_NUMBER: twilio.number,
      TWILIO_API_BASE_URL: twilio.url,
      AI_DRIVER: 'offline',
      PAYMENT_DRIVER: 'test',
      OPERATOR_PHONE: OPERATOR,
      READING_THREADS: '1',
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#children.map((child) => child.kill()))
    await this.twilio.close()
    await this.parts.closeDatabase()
  }
}
