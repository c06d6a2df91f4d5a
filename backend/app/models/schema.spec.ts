import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import app from '@adonisjs/core/services/app'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { isPostgres } from '#config/database'
import { wholeDatabase } from '#tests/lived_in_account'
import { TABLES } from '#tests/people'
import { freshDatabase, rows } from '#tests/world'

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

/** A key to another table, and the first column of each index of its own. */
const KEYS = isPostgres
  ? `select f.conrelid::regclass::text || '.' || a.attname as key, exists (select 1 from pg_index i
       where i.indrelid = f.conrelid and i.indpred is null and i.indkey[0] = f.conkey[1]) as is_found
     from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
     where f.contype = 'f'`
  : `select t.name || '.' || f."from" as key, exists (select 1 from pragma_index_list(t.name) l
       join pragma_index_info(l.name) i where l.partial = 0 and i.seqno = 0 and i.name = f."from")
       or exists (select 1 from pragma_table_info(t.name) c where c.pk = 1 and c.name = f."from") as is_found
     from sqlite_master t join pragma_foreign_key_list(t.name) f where t.type = 'table'`

test.group('The tables', (group) => {
  freshDatabase(group)

  test('are all emptied before a trial', async ({ assert }) => {
    const tables = Object.keys(await wholeDatabase())
    const ours = tables.filter((name) => !/^(adonis|sqlite|word_index)_/.test(name))
    assert.sameMembers(ours, TABLES)
  })
})

test.group('The keys of the tables', (group) => {
  freshDatabase(group)

  test('are each found by an index when what they name is deleted', async ({ assert }) => {
    const keys = await rows<{ key: string; is_found: boolean | number }>(KEYS)
    assert.isAbove(keys.length, 40)
    assert.deepEqual(
      keys.filter(({ is_found }) => !is_found).map(({ key }) => key),
      []
    )
  })
})
