import type { ApplicationService } from '@adonisjs/core/types'
import type { Expected } from '#app/operations/backups/prove_copy'

/** What a copy must fit to be of use to this build and these keys. */
export async function expectedOf(app: ApplicationService): Promise<Expected> {
  const { PhoneKeys } = await import('#app/core/phones/phone_keys')
  const { listMigrations } = await import('#database/list_migrations')
  return { migrations: listMigrations(app), phoneKeys: await app.container.make(PhoneKeys) }
}
