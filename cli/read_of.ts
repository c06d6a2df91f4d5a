import type { ApplicationService } from '@adonisjs/core/types'
import type { Sql } from '#app/core/database/sql'

/** What the database is asked by; loaded only now, for help must not wait for it. */
export async function readOf(app: ApplicationService): Promise<Sql> {
  const { Database } = await import('#app/core/database/database')
  const { read } = await app.container.make(Database)
  return read
}
