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

test.group('Statements on SQLite', () => {
  test('stay prepared while they recur, and only then', async ({ assert }) => {
    const prepared: string[] = []
    const prepare = (text: string) => {
      prepared.push(text)
      return { get: () => undefined }
    }
    const sql = new SqliteDialect().over({ prepare })
    await sql.first('once')
    for (let other = 0; other < 600; other++) {
      await sql.first('often')
      await sql.first(`other ${other}`)
    }
    await sql.first('once')
    assert.lengthOf(
      prepared.filter((text) => text === 'often'),
      1
    )
    assert.lengthOf(
      prepared.filter((text) => text === 'once'),
      2
    )
  })
})
