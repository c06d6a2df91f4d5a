import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { runCli, startNode } from '#tests/child'
import { EXIT } from './exit_codes.js'

interface Listed {
  id: number
  kind: string
}

/** Real processes: what only pipes, signals and a database of their own can show. */
test.group('The command line as a process', (group) => {
  let env: Record<string, string> = {}
  let folder = ''

  group.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'everly-cli-'))
    env = { DATABASE_URL: join(folder, 'everly.sqlite') }
    return () => rmSync(folder, { recursive: true, force: true })
  })

  test('help ends well and boots nothing', async ({ assert }) => {
    const { code, stdout, stderr } = await runCli(['--help'], env)
    assert.deepEqual([code, stderr], [EXIT.ok, ''])
    assert.include(stdout, 'Exit codes:')
    assert.isEmpty(readdirSync(folder))
  })

  test('an unknown command fails and suggests', async ({ assert }) => {
    const { code, stdout, stderr } = await runCli(['user'], env)
    assert.deepEqual([code, stdout], [EXIT.usage, ''])
    assert.include(stderr, 'users')
  })

  test('a command before the schema is there says what to run', async ({ assert }) => {
    const { code, stdout, stderr } = await runCli(['users', 'list'], env)
    assert.deepEqual([code, stdout], [EXIT.notConfigured, ''])
    assert.include(stderr, 'everly db migrate')
  })

  test('db migrate brings the schema up once and then has nothing to do', async ({ assert }) => {
    assert.include((await runCli(['db', 'migrate'], env)).stdout, 'migrated')
    const again = await runCli(['db', 'migrate'], env)
    assert.deepEqual([again.code, again.stdout], [EXIT.ok, 'nothing to migrate\n'])
  })

  test('db seed prints the logins as JSON once, and refuses a database with people in it', async ({
    assert,
  }) => {
    const first = await runCli(['db', 'seed', '--json'], env)
    const { logins } = JSON.parse(first.stdout) as { logins: { role: string; password: string }[] }
    assert.includeMembers(
      logins.map((login) => login.role),
      ['member', 'admin']
    )
    const second = await runCli(['db', 'seed', '--json'], env)
    assert.deepEqual([second.code, second.stdout], [EXIT.refused, ''])
    assert.include(second.stderr, 'empty database')
  })

  test('jobs list prints JSON for a pipe without any text of a person, the log elsewhere', async ({
    assert,
  }) => {
    const { code, stdout } = await runCli(['jobs', 'list', '--json'], {
      ...env,
      LOG_LEVEL: 'trace',
    })
    assert.equal(code, EXIT.ok)
    const jobs = JSON.parse(stdout) as { kind: string }[]
    assert.include(
      jobs.map((job) => job.kind),
      'fire_schedule'
    )
    assert.notInclude(stdout, 'quiet corner')
  })

  test('alarms list shows the open ones, alarms clear takes one off once', async ({ assert }) => {
    const database = new Database(env.DATABASE_URL ?? '')
    database.exec(`insert into alarms (kind, subject, times, first_at, last_at)
      values ('registration', '+44', 3, 1763485200000, 1763485260000)`)
    database.close()
    const listed = JSON.parse((await runCli(['alarms', 'list', '--json'], env)).stdout) as Listed[]
    assert.containsSubset(listed, [
      {
        kind: 'registration',
        subject: '+44',
        times: 3,
        firstAt: '2025-11-18T17:00:00.000Z',
        lastAt: '2025-11-18T17:01:00.000Z',
      },
    ])
    const id = String(listed[0]?.id)
    assert.equal((await runCli(['alarms', 'clear', id], env)).code, EXIT.usage)
    const cleared = await runCli(['alarms', 'clear', id, '--yes'], env)
    assert.deepEqual([cleared.code, cleared.stdout], [EXIT.ok, `alarm ${id} is cleared\n`])
    const again = await runCli(['alarms', 'clear', id, '--yes'], env)
    assert.deepEqual([again.code, again.stdout], [EXIT.notFound, ''])
  })

  test('plans list prints what is sold, with prices at the built-in provider', async ({
    assert,
  }) => {
    const { code, stdout } = await runCli(['plans', 'list', '--json'], env)
    assert.equal(code, EXIT.ok)
    const plans = JSON.parse(stdout) as { planId: string; price: number; priceId: string }[]
    assert.deepEqual(
      plans.map(({ planId, price }) => [planId, price]),
      [
        ['starter', 999],
        ['standard', 1999],
        ['refill', 499],
      ]
    )
    assert.isTrue(plans.every(({ priceId }) => priceId.startsWith('price_test_')))
    const { stdout: synced } = await runCli(['plans', 'sync', '--dry-run'], env)
    assert.match(synced, /starter\tStarter Plan\t999\tkeep/)
  })

  test('billing advance-clock moves no other clock than the built-in one', async ({ assert }) => {
    const real = { ...env, PAYMENT_DRIVER: 'stripe', STRIPE_SECRET_KEY: 'sk_test_none' }
    const refused = await runCli(['billing', 'advance-clock', '--days', '1', '--yes'], real)
    assert.equal(refused.code, EXIT.refused)
    assert.include(refused.stderr, 'built-in payment provider')
  })

  test('db backup and db restore are there and back again', async ({ assert }) => {
    const made = await runCli(['db', 'backup', join(folder, 'copy.sqlite'), '--json'], env)
    assert.equal(made.code, EXIT.ok)
    assert.match(made.stderr, /^It is proved\. .*db restore .* --dry-run$/m)
    const { file, rows } = JSON.parse(made.stdout) as { file: string; rows: number }
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
    assert.equal(countSam(env), 1)
    const other = await runCli(['db', 'restore', file, '--yes'], { ...env, APP_KEY: 'another' })
    assert.deepEqual([other.code, other.stdout], [EXIT.refused, ''])
  })

  test('Ctrl-C ends a command that listens with 130', async ({ assert }) => {
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
