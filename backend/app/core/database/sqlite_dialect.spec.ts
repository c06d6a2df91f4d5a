import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import Sqlite from 'better-sqlite3'
import { SqliteDialect } from '#app/core/database/sqlite_dialect'
import { folderFor, makeDatabase } from '#tests/backups/copies'

test.group('Wiping what was deleted from SQLite files', () => {
  test('does not fill the disk while somebody reads, and leaves nothing afterwards', async ({
    assert,
    cleanup,
  }) => {
    const file = join(folderFor(cleanup), 'live.sqlite')
    const database = makeDatabase(file, { mark: 'live', notes: 2000 })
    cleanup(() => void database.close())
    database.exec(
      `update notes set body = 'a secret' where id = 7; delete from notes where id < 99`
    )
    const reader = new Sqlite(file, { readonly: true })
    reader.exec('begin; select * from marks')
    const dialect = new SqliteDialect()
    const wipe = () => dialect.wipeDeleted(dialect.over(database))
    const logged = () => statSync(`${file}-wal`).size
    assert.isFalse(await wipe())
    const once = logged()
    assert.isFalse(await wipe())
    assert.isFalse(await wipe())
    assert.equal(logged(), once)
    reader.close()
    assert.isTrue(await wipe())
    assert.equal(logged(), 0)
    assert.isFalse(readFileSync(file).includes('a secret'))
  })
})
