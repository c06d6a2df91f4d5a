import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { ApplicationService } from '@adonisjs/core/types'

/** Brings the schema up to date; answers the names of what it ran. */
export async function migrateDatabase(app: ApplicationService): Promise<string[]> {
  const runner = new MigrationRunner(await app.container.make('lucid.db'), app, { direction: 'up' })
  await runner.run()
  if (runner.error) throw runner.error
  return Object.values(runner.migratedFiles)
    .filter((migration) => migration.status === 'completed')
    .map((migration) => migration.file.name)
}
