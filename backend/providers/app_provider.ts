import type { ApplicationService } from '@adonisjs/core/types'
import { Consents } from '#app/texting/consent/consents'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { Activities } from '#app/people/activities/activities'
import { Background } from '#app/core/jobs/background'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { JobWorker } from '#app/core/jobs/job_worker'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import { PublicUrl } from '#app/core/answers/public_url'
import { Sessions } from '#app/core/sessions/sessions'
import type { SqlDialect } from '#app/core/database/sql'
import { Threads } from '#app/core/threads/threads'
import { SiteDocuments } from '#app/site/site_documents'
import { SiteFiles } from '#app/site/site_files'

/** Puts the house together. What stands in for a provider is chosen in gateways_provider.ts alone. */
export default class AppProvider {
  constructor(private readonly app: ApplicationService) {}

  register(): void {
    this.#bindCore()
    this.#bindLedgers()
    this.#bindThreads()
    this.app.container.singleton(SiteFiles, async () => {
      const { siteDirectory } = await import('#config/site')
      return new SiteFiles(siteDirectory)
    })
    this.app.container.singleton(SiteDocuments, async (resolver) => {
      const { siteDirectory } = await import('#config/site')
      const { publicSite } = await import('#app/site/public_site')
      return new SiteDocuments(siteDirectory, publicSite(), await resolver.make(PublicUrl))
    })
  }

  #bindCore(): void {
    const { container } = this.app
    container.singleton(Clock, () => new Clock())
    container.singleton(Database, async (resolver) => {
      const { isPostgres } = await import('#config/database')
      const lucid = await resolver.make('lucid.db')
      return new Database(lucid, await (isPostgres ? postgresDialect() : sqliteDialect()))
    })
    container.singleton(JobQueue, async (resolver) => new JobQueue(await resolver.make(Clock)))
    container.singleton(JobWorker, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      return new JobWorker(
        {
          database: await resolver.make(Database),
          queue: await resolver.make(JobQueue),
          clock: await resolver.make(Clock),
          logger: await resolver.make('logger'),
        },
        limits.jobs
      )
    })
    container.singleton(
      Background,
      async (resolver) => new Background(await resolver.make('logger'))
    )
    container.singleton(PublicUrl, async () => {
      const { publicUrl } = await import('#config/site')
      return new PublicUrl(publicUrl)
    })
    container.singleton(Sessions, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      return new Sessions(
        await resolver.make(Database),
        await resolver.make(Clock),
        limits.sessions
      )
    })
  }

  #bindThreads(): void {
    this.app.container.singleton(Threads, async () => {
      const { default: limits } = await import('#config/limits')
      // Danger is looked for before anybody's reply is thought about.
      const first = ['readWords', 'readWordsPatiently']
      const talks = ['promptFor', 'offlineCompletion', 'judgeWords', 'plainLineFor', 'gistOf']
      const settings = { ...limits.reading, first, wide: ['readWordsPatiently', ...talks] }
      return new Threads(
        new URL('../app/conversations/readings/thread.js', import.meta.url),
        settings
      )
    })
  }

  #bindLedgers(): void {
    const { container } = this.app
    container.singleton(PhoneKeys, async () => {
      const { lastingKeyFor } = await import('#config/app')
      return new PhoneKeys(lastingKeyFor('phone numbers'))
    })
    container.singleton(Consents, async (resolver) => new Consents(await resolver.make(PhoneKeys)))
    container.singleton(Allowance, async (resolver) => {
      return new Allowance(await resolver.make(Database), await resolver.make(Clock))
    })
    container.singleton(Activities, async (resolver) => new Activities(await resolver.make(Clock)))
  }
}

/** Loaded only when it is the one: each brings its driver along. */
async function postgresDialect(): Promise<SqlDialect> {
  const { PostgresDialect } = await import('#app/core/database/postgres_dialect')
  return new PostgresDialect()
}

async function sqliteDialect(): Promise<SqlDialect> {
  const { SqliteDialect } = await import('#app/core/database/sqlite_dialect')
  return new SqliteDialect()
}
