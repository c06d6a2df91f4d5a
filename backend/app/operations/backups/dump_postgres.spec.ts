import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import pg from 'pg'
import { dumpPostgres } from '#app/operations/backups/dump_postgres'
import {
  databaseNameOf,
  PostgresPrograms,
  withDatabase,
} from '#app/operations/backups/postgres_programs'
import type { Expected } from '#app/operations/backups/prove_copy'
import { restorePostgres } from '#app/operations/backups/restore_postgres'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import { programs } from '#config/command_line'
import { postgresUrl } from '#config/database'
import { listMigrations } from '#database/list_migrations'
import { folderFor } from '#tests/backups/copies'
import { freshDatabase, onboardedUser, rows } from '#tests/world'

const url = postgresUrl ?? ''
const isStopped = () => false
const folder = programs.folders.find((one) =>
  ['pg_dump', 'pg_restore'].every((name) => existsSync(join(one, name)))
)

async function onServer(text: string, database = 'postgres'): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: withDatabase(url, database) })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** pg_dump refuses a server newer than itself. */
async function cannotDump(): Promise<boolean> {
  if (!folder || !postgresUrl) return true
  const said = execFileSync(join(folder, 'pg_dump'), ['--version'], { encoding: 'utf8' })
  const [server] = (await onServer('show server_version')) as { server_version: string }[]
  return majorIn(said) < majorIn(server?.server_version ?? '')
}

/** Also what a recipe renamed. */
async function dropAllOf(role: string): Promise<void> {
  const owned = (await onServer(
    `select datname from pg_database where datdba = '${role}'::regrole`
  )) as { datname: string }[]
  for (const { datname } of owned) await onServer(`drop database "${datname}"`)
  await onServer(`drop role ${role}`)
}

/** As whoever administers the server types it. */
function environmentOf(address: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password } = new URL(address)
  const PATH = `${folder}:${process.env.PATH}`
  return { PATH, PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password }
}

function majorIn(version: string): number {
  return Number(/\d+/.exec(version)?.[0])
}

test.group('A dump of PostgreSQL', (group) => {
  group.tap((each) => each.skip(cannotDump, 'needs a PostgreSQL with its programs'))
  freshDatabase(group)

  const tools = new PostgresPrograms(url, programs)
  const expected = async (): Promise<Expected> => ({
    migrations: listMigrations(app),
    phoneKeys: await app.container.make(PhoneKeys),
  })

  test('is proved in a database of its own, which is gone afterwards', async ({
    assert,
    cleanup,
  }) => {
    await onboardedUser()
    const file = join(folderFor(cleanup), 'copy.dump')
    const done = await dumpPostgres({ target: file, isForced: false, isStopped }, tools)
    assert.isAbove(done.tables, 20)
    assert.equal(statSync(file).mode & 0o777, 0o600)
    const wishes = { file, url, isStopped, mayReplace: async () => false }
    const end = await restorePostgres(wishes, { programs: tools, expected: await expected() })
    assert.deepEqual([end.isReplaced, end.counts.users, end.pending], [false, 1, []])
    assert.lengthOf(await onServer(`select 1 from pg_database where datname like '%restoring%'`), 0)
  })

  test('takes the place of a database nobody uses, and keeps that one', async ({
    assert,
    cleanup,
  }) => {
    const file = join(folderFor(cleanup), 'copy.dump')
    await onboardedUser()
    await dumpPostgres({ target: file, isForced: false, isStopped }, tools)
    const name = `${databaseNameOf(url)}_spare`
    const spare = withDatabase(url, name)
    await onServer(`create database "${name}"`)
    cleanup(() => onServer(`drop database "${name}"`).then(() => {}))
    await onServer('create table marks (mark text)', name)
    const wishes = { file, url: spare, isStopped, mayReplace: async () => true }
    const parts = { programs: new PostgresPrograms(spare, programs), expected: await expected() }
    const end = await restorePostgres(wishes, parts)
    cleanup(() => onServer(`drop database "${end.kept}"`).then(() => {}))
    assert.lengthOf(await onServer('select id from users', name), 1)
    assert.lengthOf(await onServer('select mark from marks', end.kept ?? ''), 0)
  })

  test('does not take the place of a database in use', async ({ assert, cleanup }) => {
    const file = join(folderFor(cleanup), 'copy.dump')
    await onboardedUser()
    await dumpPostgres({ target: file, isForced: false, isStopped }, tools)
    const wishes = { file, url, isStopped, mayReplace: async () => true }
    const parts = { programs: tools, expected: await expected() }
    await assert.rejects(() => restorePostgres(wishes, parts), /Stop the server/)
    assert.lengthOf(await rows('select id from users'), 1)
  })

  test('stopped on the way replaces nothing and leaves nothing, also of one that was killed', async ({
    assert,
    cleanup,
  }) => {
    const place = folderFor(cleanup)
    const file = join(place, 'copy.dump')
    await onboardedUser()
    await dumpPostgres({ target: file, isForced: false, isStopped }, tools)
    await onServer(`create database "${databaseNameOf(url)}_restoring_0badcafe"`)
    const wishes = { file, url, isStopped: () => true, mayReplace: async () => true }
    const parts = { programs: tools, expected: await expected() }
    await assert.rejects(() => restorePostgres(wishes, parts), /Stopped/)
    assert.lengthOf(await onServer(`select 1 from pg_database where datname like '%restoring%'`), 0)
    const again = { target: join(place, 'again.dump'), isForced: false, isStopped: () => true }
    await assert.rejects(() => dumpPostgres(again, tools), /Stopped/)
    assert.deepEqual(readdirSync(place), ['copy.dump'])
  })

  test('is refused when it is no archive, or made under another key', async ({
    assert,
    cleanup,
  }) => {
    const file = join(folderFor(cleanup), 'copy.dump')
    writeFileSync(file, 'hello')
    const wishes = { file, url, isStopped, mayReplace: async () => true }
    const ours = await expected()
    await assert.rejects(
      () => restorePostgres(wishes, { programs: tools, expected: ours }),
      /pg_restore failed/
    )
    await onboardedUser()
    await dumpPostgres({ target: file, isForced: true, isStopped }, tools)
    const phoneKeys = new PhoneKeys(Buffer.from('another key'))
    const parts = { programs: tools, expected: { ...ours, phoneKeys } }
    await assert.rejects(() => restorePostgres(wishes, parts), /APP_KEY/)
  })

  test('tells a role that may not create databases what to type, which ends with one it can use', async ({
    assert,
    cleanup,
  }) => {
    const file = join(folderFor(cleanup), 'copy.dump')
    await onboardedUser()
    await dumpPostgres({ target: file, isForced: false, isStopped }, tools)
    const [name, role] = [`${databaseNameOf(url)}_small`, 'everly_small']
    await onServer(`create role ${role} login nocreatedb`)
    await onServer(`create database "${name}" owner ${role}`)
    cleanup(() => dropAllOf(role))
    const small = new URL(withDatabase(url, name))
    small.username = role
    const wishes = { file, url: small.href, isStopped, mayReplace: async () => true }
    const parts = { programs: tools, expected: await expected() }
    const told = await restorePostgres(wishes, parts).catch((error: Error) => error.message)
    const typed = String(told).split('\n').slice(1)
    assert.lengthOf(typed, 4)
    execFileSync('sh', ['-ec', typed.join('\n')], { env: environmentOf(url) })
    const client = new pg.Client({ connectionString: small.href })
    await client.connect()
    const { rowCount } = await client.query(`update users set time_zone = 'UTC'`)
    await client.query('alter table users add column one text')
    await client.end()
    assert.equal(rowCount, 1)
  })

  test('needs its programs, and says which', async ({ assert, cleanup }) => {
    const file = join(folderFor(cleanup), 'copy.dump')
    const none = new PostgresPrograms(url, { folders: [], environment: {} })
    await assert.rejects(
      () => dumpPostgres({ target: file, isForced: false, isStopped }, none),
      /pg_dump/
    )
    assert.isFalse(existsSync(file))
  })
})
