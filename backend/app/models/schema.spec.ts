import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import app from '@adonisjs/core/services/app'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { isPostgres } from '#config/database'
import { freshDatabase } from '#tests/world'

test.group('The columns of the models', (group) => {
  freshDatabase(group)

  test('are those of the migrated tables', async ({ assert }) => {
    const folder = await mkdtemp(join(tmpdir(), 'everly-schema-'))
    const config = db.manager.get('sqlite')!.config
    const { outputPath } = config.schemaGeneration!
    config.schemaGeneration!.outputPath = join(folder, 'schema.ts')
    await ace.boot()
    await ace.exec('schema:generate', ['--compact-output'])
    config.schemaGeneration!.outputPath = outputPath
    assert.equal(
      await readFile(join(folder, 'schema.ts'), 'utf8'),
      await readFile(app.makePath(outputPath!), 'utf8')
    )
  }).skip(isPostgres, 'they are written from SQLite')
})
