import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { runCli, startNode } from '#tests/child'
import { dataIn } from '#tests/data_in'
import { documentedOf } from '#tests/documented_shapes'
import { PREPARED_KEY, preparedFiles } from '#tests/prepared_files'
import { EXIT } from './exit_codes.js'

/** Real processes: what only pipes, signals and a database of their own can show. */
test.group('The command line as a process', (group) => {
  let env: Record<string, string> = {}
  let folder = ''

  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'everly-cli-'))
    env = { DATABASE_URL: join(folder, 'everly.sqlite'), APP_KEY: PREPARED_KEY }
    return () => rmSync(folder, { recursive: true, force: true })
  })

  const seed = async () => copyFileSync((await preparedFiles()).seeded, env.DATABASE_URL ?? '')

  test('help ends well and boots nothing', async ({ assert }) => {
    const { code, stdout, stderr } = await runCli(['--help'], env)
    assert.deepEqual([code, stderr], [EXIT.ok, ''])
    assert.include(stdout, 'Exit codes:')
    assert.isEmpty(readdirSync(folder))
  })

  test('a command before the schema is there says what to run', async ({ assert }) => {
    const { code, stdout, stderr } = await runCli(['users', 'list'], env)
    assert.deepEqual([code, stdout], [EXIT.notConfigured, ''])
    assert.include(stderr, 'everly db migrate')
    assert.include(stderr, env.DATABASE_URL ?? '')
  })

  test('db migrate brings the schema up', async ({ assert }) => {
    const { code, stdout, stderr } = (await preparedFiles()).migrating
    assert.deepEqual([code, stderr], [EXIT.ok, ''])
    assert.match(stdout, /^migrated \S+\/1_/m)
  })

  test('db seed prints the logins as JSON, once', async ({ assert }) => {
    const { code, stdout, stderr } = (await preparedFiles()).seeding
    assert.deepEqual([code, stderr], [EXIT.ok, ''])
    const { logins } = dataIn<{ logins: { role: string; password: string }[] }>(stdout)
    assert.sameMembers(['logins', ...Object.keys(logins[0] ?? {})], documentedOf('db seed'))
    assert.includeMembers(
      logins.map((login) => login.role),
      ['member', 'admin']
    )
  })

  test('jobs list prints JSON for a pipe without any text of a person, the log elsewhere', async ({
    assert,
  }) => {
    await seed()
    const { code, stdout } = await runCli(['jobs', 'list', '--json'], {
      ...env,
      LOG_LEVEL: 'trace',
    })
    assert.equal(code, EXIT.ok)
    const jobs = dataIn<{ kind: string }[]>(stdout)
    assert.include(
      jobs.map((job) => job.kind),
      'fire_schedule'
    )
    assert.notInclude(stdout, 'quiet corner')
  })

  test('db backup and db restore are there and back again', async ({ assert }) => {
    await seed()
    const made = await runCli(['db', 'backup', join(folder, 'copy.sqlite'), '--json'], env)
    assert.equal(made.code, EXIT.ok)
    assert.match(made.stderr, /^It is proved\. .*db restore .* --dry-run$/m)
    const { file, rows } = dataIn<{ file: string; rows: number }>(made.stdout)
    const documented = new Set(documentedOf('db backup'))
    documented.delete('tables')
    assert.sameMembers(Object.keys(dataIn(made.stdout)), [...documented])
    assert.equal(file, join(folder, 'copy.sqlite'))
    assert.isAbove(rows, 100)
    const database = new Database(env.DATABASE_URL ?? '')
    database.exec(`delete from users where email = 'sam@everly.example'`)
    database.close()
    const proof = await runCli(['db', 'restore', file, '--dry-run'], env)
    assert.equal(proof.code, EXIT.ok)
    assert.equal((await runCli(['db', 'restore', file], env)).code, EXIT.usage)
    assert.equal(countSam(env), 0)
    const restored = await runCli(['db', 'restore', file, '--yes', '--json'], env)
    assert.equal(restored.code, EXIT.ok)
    assert.sameMembers(Object.keys(dataIn(restored.stdout)), documentedOf('db restore'))
    assert.equal(countSam(env), 1)
    const other = await runCli(['db', 'restore', file, '--yes'], { ...env, APP_KEY: 'another' })
    assert.deepEqual([other.code, other.stdout], [EXIT.refused, ''])
  })

  test('Ctrl-C ends a command that listens with 130', async ({ assert }) => {
    await seed()
    const child = startNode('cli/index.ts', ['webhooks', 'listen'], {
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      ...env,
    })
    child.process.stderr?.once('data', () => child.process.kill('SIGINT'))
    const { code, stdout } = await child.ended
    assert.deepEqual([code, stdout], [EXIT.interrupted, ''])
  })

  test('who reads no further, as head does, makes no error', async ({ assert }) => {
    const child = startNode('cli/index.ts', ['completion', 'fish'], {
      NODE_ENV: 'development',
      ...env,
    })
    child.process.stdout?.destroy()
    const { code, stderr } = await child.ended
    assert.deepEqual([code, stderr], [EXIT.ok, ''])
  })

  test('a command whose notes nobody reads does its work all the same', async ({ assert }) => {
    await seed()
    const child = startNode('cli/index.ts', ['jobs', 'run', '--dry-run', '--json'], {
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      ...env,
    })
    child.process.stderr?.destroy()
    const { code, stdout } = await child.ended
    assert.equal(code, EXIT.ok)
    assert.property(dataIn<object>(stdout), 'due')
  })
})

function countSam(env: Record<string, string>): unknown {
  const database = new Database(env.DATABASE_URL ?? '')
  try {
    const found = `select count(*) from users where email = 'sam@everly.example'`
    return database.prepare(found).pluck().get()
  } finally {
    database.close()
  }
}
