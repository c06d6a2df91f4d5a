import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import Sqlite from 'better-sqlite3'
import { EXPECTED, folderFor, makeDatabase, markOf } from '#tests/backups/copies'
import { TYPESCRIPT } from '#tests/child'
import { restore } from '#app/operations/backups/restore'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import { isPostgres } from '#config/database'

const RESTORER = app.makePath('backend/tests/backups/restorer.ts')
const KILLS = 8

function prepare(folder: string) {
  const [database, file] = [join(folder, 'live.sqlite'), join(folder, 'copy.sqlite')]
  makeDatabase(database, { mark: 'old' }).close()
  makeDatabase(file, { mark: 'new' }).close()
  return { database, file }
}

type Wishes = Parameters<typeof restore>[0]

const restored = (wishes: Pick<Wishes, 'file' | 'database'> & Partial<Wishes>) =>
  restore(
    { isForced: false, onStep: () => true, mayReplace: async () => true, ...wishes },
    EXPECTED
  )

test.group('A restore', (group) => {
  group.tap((each) => each.skip(isPostgres, 'of SQLite files'))

  test('puts the copy in the place of the database and keeps that beside it', async ({
    assert,
    cleanup,
  }) => {
    const paths = prepare(folderFor(cleanup))
    const end = await restored(paths)
    assert.isTrue(end.isReplaced)
    assert.deepEqual([markOf(paths.database), markOf(end.kept ?? '')], ['new', 'old'])
    assert.deepEqual(end.pending, [])
  })

  test('the server may read the new one as it read the old one, whoever restored it', async ({
    assert,
    cleanup,
  }) => {
    const paths = prepare(folderFor(cleanup))
    chmodSync(paths.database, 0o640)
    const isRoot = process.getuid?.() === 0
    if (isRoot) chownSync(paths.database, 4321, 4322)
    const { uid, gid, mode } = statSync(paths.database)
    await restored(paths)
    const now = statSync(paths.database)
    assert.deepEqual([now.uid, now.gid, now.mode], [uid, gid, mode])
  })

  test('takes what only the write-ahead log holds, of the copy and of the kept one', async ({
    assert,
    cleanup,
  }) => {
    const folder = folderFor(cleanup)
    const [database, file] = [join(folder, 'live.sqlite'), join(folder, 'copy.sqlite')]
    // As after a kill: nobody closed it, so its last commits are in the log alone.
    const killed = makeDatabase(join(folder, 'killed.sqlite'), { mark: 'old' })
    for (const end of ['', '-wal'])
      copyFileSync(join(folder, `killed.sqlite${end}`), database + end)
    killed.close()
    const open = makeDatabase(file, { mark: 'new' })
    const end = await restored({ database, file })
    open.close()
    assert.deepEqual([markOf(database), markOf(end.kept ?? '')], ['new', 'old'])
  })

  test('only proves it when the operator says no', async ({ assert, cleanup }) => {
    const folder = folderFor(cleanup)
    const paths = prepare(folder)
    const end = await restored({ ...paths, mayReplace: async () => false })
    assert.deepEqual([end.isReplaced, end.counts.notes], [false, 200])
    assert.equal(markOf(paths.database), 'old')
    assert.isEmpty(readdirSync(folder).filter((name) => name.includes('restor')))
  })

  test('refuses while anybody has the database open', async ({ assert, cleanup }) => {
    const folder = folderFor(cleanup)
    const paths = prepare(folder)
    const server = new Sqlite(paths.database)
    cleanup(() => void server.close())
    server.prepare('select * from marks').all()
    await assert.rejects(() => restored(paths), /Stop the server/)
    assert.equal(markOf(paths.database), 'old')
    assert.isEmpty(readdirSync(folder).filter((name) => name.includes('restor')))
    server.prepare('insert into marks values (?)').run('it goes on')
  })

  test('refuses what is no sound copy: {name}')
    .with([
      { name: 'no database', spoil: (file: string) => writeFileSync(file, 'hello '.repeat(500)) },
      { name: 'cut short', spoil: (file: string) => truncateSync(file, 40_000) },
      { name: 'a page overwritten', spoil: overwritePage },
      { name: 'a row that points at nothing', spoil: (file: string) => run(file, DANGLING) },
      { name: 'no schema', spoil: (file: string) => run(file, 'drop table adonis_schema') },
    ])
    .run(async ({ assert, cleanup }, { spoil }) => {
      const paths = prepare(folderFor(cleanup))
      spoil(paths.file)
      await assert.rejects(() => restored(paths), /no sound copy/)
      assert.equal(markOf(paths.database), 'old')
    })

  test('does not call a file unsound or broken that cannot be read', async ({
    assert,
    cleanup,
  }) => {
    const folder = folderFor(cleanup)
    const { database, file } = prepare(folder)
    await assert.rejects(() => restored({ database, file: folder }), /^disk I\/O error/)
    mkdirSync(`${database}-wal`)
    await assert.rejects(() => restored({ database, file }), /^unable to open/)
  })

  test('refuses a copy of a newer build, and one made under another key', async ({
    assert,
    cleanup,
  }) => {
    const folder = folderFor(cleanup)
    const { database } = prepare(folder)
    const newer = join(folder, 'newer.sqlite')
    makeDatabase(newer, { mark: 'new', migrations: ['1_first', '2_second', '3_third'] }).close()
    await assert.rejects(() => restored({ database, file: newer }), /3_third/)
    const foreign = join(folder, 'foreign.sqlite')
    const keys = new PhoneKeys(Buffer.from('another key'))
    makeDatabase(foreign, { mark: 'new', keys }).close()
    await assert.rejects(() => restored({ database, file: foreign }), /APP_KEY/)
    const older = join(folder, 'older.sqlite')
    makeDatabase(older, { mark: 'new', migrations: ['1_first'] }).close()
    assert.deepEqual((await restored({ database, file: older })).pending, ['2_second'])
  })

  test('takes the place of a broken database only when forced, its log set aside too', async ({
    assert,
    cleanup,
  }) => {
    const folder = folderFor(cleanup)
    const paths = prepare(folder)
    writeFileSync(paths.database, 'rubbish '.repeat(1000))
    writeFileSync(`${paths.database}-wal`, 'rubbish')
    await assert.rejects(() => restored(paths), /--force/)
    const end = await restored({ ...paths, isForced: true })
    assert.equal(markOf(paths.database), 'new')
    assert.include(readFileSync(end.kept ?? '', 'utf8'), 'rubbish')
  })

  test('takes an empty place', async ({ assert, cleanup }) => {
    const folder = folderFor(cleanup)
    const { file } = prepare(folder)
    const database = join(folder, 'fresh.sqlite')
    assert.isNull((await restored({ file, database })).kept)
    assert.equal(markOf(database), 'new')
  })

  test('killed at any moment leaves the old database or the new one', async ({
    assert,
    cleanup,
  }) => {
    const folder = folderFor(cleanup)
    const database = join(folder, 'live.sqlite')
    const copies = ['red', 'blue'].map((mark) => {
      const file = join(folder, `${mark}.sqlite`)
      makeDatabase(file, { mark, notes: 2000 }).close()
      return file
    })
    makeDatabase(database, { mark: 'red', notes: 2000 }).close()
    for (let kill = 0; kill < KILLS; kill++) {
      const args = [TYPESCRIPT, RESTORER, database, ...copies]
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
      const ended = once(child, 'exit')
      await once(child.stdout, 'data')
      await sleep(20 + (kill * 250) / KILLS)
      child.kill('SIGKILL')
      const [, signal] = (await ended) as [number | null, string | null]
      assert.equal(signal, 'SIGKILL', 'it ended by itself')
      assert.include(['red', 'blue'], markOf(database))
    }
    await restored({ database, file: copies[0] ?? '' })
    assert.isEmpty(readdirSync(folder).filter((name) => name.includes('restoring')))
  })
})

const DANGLING = "pragma foreign_keys = off; insert into notes (user_id, body) values (99, '')"

function run(file: string, text: string): void {
  const database = new Sqlite(file)
  database.exec(text)
  database.close()
}

function overwritePage(file: string): void {
  const bytes = readFileSync(file)
  bytes.fill(0x7f, 4096 * 5, 4096 * 9)
  writeFileSync(file, bytes)
}
