import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import Sqlite from 'better-sqlite3'
import { DAY } from '#app/core/clock/durations'
import { backUp } from '#app/operations/backups/back_up'
import { EXPECTED, folderFor, makeDatabase, markOf } from '#tests/backups/copies'
import { TYPESCRIPT } from '#tests/child'
import { isPostgres } from '#config/database'

const WRITER = app.makePath('backend/tests/backups/writer.ts')

async function startWriter(database: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [TYPESCRIPT, WRITER, database], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout as NodeJS.ReadableStream, 'data')
  return child
}

test.group('A backup', (group) => {
  group.tap((each) => each.skip(isPostgres, 'of SQLite files'))

  test('of a database under heavy writing is one consistent moment', async ({
    assert,
    cleanup,
  }) => {
    const folder = folderFor(cleanup)
    const database = join(folder, 'live.sqlite')
    makeDatabase(database, { mark: 'live', notes: 20_000 }).close()
    const writer = await startWriter(database)
    cleanup(() => void writer.kill('SIGKILL'))
    let steps = 0
    const target = join(folder, 'copy.sqlite')
    const done = await backUp(
      { database, target, isForced: false, onStep: () => Boolean(++steps) },
      EXPECTED
    )
    const copy = new Sqlite(target, { readonly: true })
    const count = (body: string) =>
      copy.prepare('select count(*) from notes where body like ?').pluck().get(`${body}%`)
    assert.equal(count('one of two'), count('two of two'))
    assert.isAbove(count('one of two') as number, 5)
    copy.close()
    assert.isAbove(steps, 2)
    assert.equal(done.bytes, statSync(target).size)
    assert.match(done.sha256, /^[0-9a-f]{64}$/)
    assert.equal(done.migration, '2_second')
    const live = new Sqlite(database, { readonly: true })
    const isFurther =
      (live.prepare('select count(*) from notes').pluck().get() as number) > done.rows
    live.close()
    assert.isTrue(isFurther)
  })

  test('is for its owner alone and leaves nothing beside it', async ({ assert, cleanup }) => {
    const folder = folderFor(cleanup)
    const database = join(folder, 'live.sqlite')
    makeDatabase(database, { mark: 'live' }).close()
    const target = join(folder, 'backups', 'copy.sqlite')
    await backUp({ database, target, isForced: false, onStep: () => true }, EXPECTED)
    assert.equal(statSync(target).mode & 0o777, 0o600)
    assert.deepEqual(readdirSync(join(folder, 'backups')), ['copy.sqlite'])
    assert.equal(markOf(target), 'live')
  })

  test('does not take the place of a file unless it is forced', async ({ assert, cleanup }) => {
    const folder = folderFor(cleanup)
    const database = join(folder, 'live.sqlite')
    makeDatabase(database, { mark: 'live' }).close()
    const target = join(folder, 'copy.sqlite')
    writeFileSync(target, 'precious')
    const wishes = { database, target, onStep: () => true }
    await assert.rejects(() => backUp({ ...wishes, isForced: false }, EXPECTED), /--force/)
    assert.equal(statSync(target).size, 8)
    await backUp({ ...wishes, isForced: true }, EXPECTED)
    assert.equal(markOf(target), 'live')
  })

  test('that is stopped on the way leaves nothing', async ({ assert, cleanup }) => {
    const folder = folderFor(cleanup)
    const database = join(folder, 'live.sqlite')
    makeDatabase(database, { mark: 'live', notes: 10_000 }).close()
    const target = join(folder, 'copy.sqlite')
    const onStep = () => false
    await assert.rejects(
      () => backUp({ database, target, isForced: false, onStep }, EXPECTED),
      /Stopped/
    )
    assert.isFalse(existsSync(target))
    assert.isEmpty(readdirSync(folder).filter((name) => name.includes('part')))
  })

  test('removes what killed ones left there, and nothing that is young, alive or not ours', async ({
    assert,
    cleanup,
  }) => {
    const folder = folderFor(cleanup)
    const database = join(folder, 'live.sqlite')
    makeDatabase(database, { mark: 'live' }).close()
    const place = join(folder, 'backups')
    mkdirSync(place)
    const leave = (name: string, days: number) => {
      writeFileSync(join(place, name), 'x')
      const at = new Date(Date.now() - days * DAY)
      utimesSync(join(place, name), at, at)
      return name
    }
    leave('everly-1.sqlite.part-0badcafe', 2)
    leave('everly-1.sqlite.part-0badcafe-wal', 2)
    leave('copy.sqlite.part-99999999-0badcafe', 2)
    leave('2026-11-22T0315.backup.part-99999999-0badcafe', 2)
    // Of one before this one in a container, which had the same number.
    leave(`everly-4.sqlite.part-${process.pid}-0badcafe`, 2)
    const kept = [
      leave('everly-2.sqlite.part-0badcafe', 0.5),
      leave(`everly-3.sqlite.part-${process.ppid}-0badcafe`, 2),
      leave(`2026-11-23T0315.backup.part-${process.ppid}-0badcafe`, 2),
      leave('holiday.mp4.part-0badcafe', 2),
      leave('everly-1.sqlite', 2),
    ]
    const target = join(place, 'copy.sqlite')
    await backUp({ database, target, isForced: false, onStep: () => true }, EXPECTED)
    assert.sameMembers(readdirSync(place), [...kept, 'copy.sqlite'])
  })

  test('of a database that is not there says how to make one', async ({ assert, cleanup }) => {
    const folder = folderFor(cleanup)
    const wishes = { database: join(folder, 'none.sqlite'), target: join(folder, 'copy.sqlite') }
    await assert.rejects(
      () => backUp({ ...wishes, isForced: false, onStep: () => true }, EXPECTED),
      /db migrate/
    )
    assert.isEmpty(readdirSync(folder))
  })
})
