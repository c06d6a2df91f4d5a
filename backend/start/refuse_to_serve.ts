import type { ApplicationService } from '@adonisjs/core/types'
import { Database } from '#app/core/database/database'
import { keysFit } from '#app/core/phones/keys_fit'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import { reasonsNotToStart } from '#start/refuse_to_start'

/** Rejects with one sentence that says why, before anybody is answered. */
export async function refuseToServe(app: ApplicationService): Promise<void> {
  await refuseUnsafeSettings()
  const database = await app.container.make(Database)
  await refuseForgetful(database)
  await refuseStaleSchema(app)
  await refuseOtherKey(database, await app.container.make(PhoneKeys))
}

async function refuseUnsafeSettings(): Promise<void> {
  // Prices that cannot be read would be noticed at the first text.
  await import('#app/ledgers/spending/current_prices')
  const { appKey, hasOwnKey, isProduction } = await import('#config/app')
  const { publicUrl, roles } = await import('#config/site')
  const { default: providers } = await import('#config/providers')
  const reasons = reasonsNotToStart({
    isProduction,
    hasOwnKey,
    appKey,
    publicUrl,
    roles,
    ...providers,
  })
  if (reasons.length > 0) throw new Error(`Everly does not start:\n- ${reasons.join('\n- ')}`)
}

/** What is acknowledged must be there after a power cut. */
async function refuseForgetful({ dialect, read }: Database): Promise<void> {
  await dialect.assertDurable(read).catch((error: Error & { code?: string }) => {
    if (error.code) throw error
    throw new Error(`Everly does not start: ${error.message}.`)
  })
}

async function refuseOtherKey({ read }: Database, keys: PhoneKeys): Promise<void> {
  if (await keysFit(read, keys)) return
  throw new Error(
    'Everly does not start: the phone numbers in this database were hashed with another key. ' +
      'Set LASTING_KEY to the APP_KEY this database began with, the first one ever.'
  )
}

async function refuseStaleSchema(app: ApplicationService): Promise<void> {
  const { MigrationRunner } = await import('@adonisjs/lucid/migration')
  const lucid = await app.container.make('lucid.db')
  const runner = new MigrationRunner(lucid, app, {
    direction: 'up',
    dryRun: true,
  })
  const migrations = await runner.getList()
  const waiting = migrations.filter((migration) => migration.status === 'pending')
  if (waiting.length === 0) return
  throw new Error(
    `Everly does not start: ${waiting.length} migration(s) are waiting. Run the migrations first.`
  )
}
