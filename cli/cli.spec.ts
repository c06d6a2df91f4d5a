import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { runCli } from '#tests/child'

interface Listed {
  id: number
  kind: string
}

test.group('The command line', (group) => {
  let env: Record<string, string> = {}

  group.setup(() => {
    const folder = mkdtempSync(join(tmpdir(), 'everly-cli-'))
    env = { DATABASE_URL: join(folder, 'everly.sqlite') }
    return () => rmSync(folder, { recursive: true, force: true })
  })

  test('help lists the nouns', async ({ assert }) => {
    const { code, stdout } = await runCli(['--help'], env)
    assert.equal(code, 0)
    for (const noun of ['db', 'jobs', 'alarms', 'plans', 'billing', 'users', 'report'])
      assert.include(stdout, noun)
  })

  test('an unknown command fails and suggests', async ({ assert }) => {
    const { code, stdout, stderr } = await runCli(['user'], env)
    assert.notEqual(code, 0)
    assert.include(stderr, 'users')
    assert.equal(stdout, '')
  })

  test('db migrate brings the schema up once and then has nothing to do', async ({ assert }) => {
    assert.include((await runCli(['db', 'migrate'], env)).stdout, 'migrated')
    const again = await runCli(['db', 'migrate'], env)
    assert.deepEqual([again.code, again.stdout], [0, 'nothing to migrate\n'])
  })

  test('db seed prints the logins as JSON once, and refuses a database with people in it', async ({
    assert,
  }) => {
    const first = await runCli(['db', 'seed', '--json'], env)
    const { logins } = JSON.parse(first.stdout) as { logins: { role: string; password: string }[] }
    assert.deepEqual(
      logins.map((login) => login.role),
      ['member', 'admin']
    )
    const second = await runCli(['db', 'seed', '--json'], env)
    assert.equal(second.code, 1)
    assert.equal(second.stdout, '')
    assert.include(second.stderr, 'empty database')
  })

  test('users grant-role gives a role by e-mail and refuses an unknown person or role', async ({
    assert,
  }) => {
    const granted = await runCli(['users', 'grant-role', 'SAM@everly.example', 'support'], env)
    assert.deepEqual([granted.code, granted.stderr], [0, ''])
    assert.equal(
      (await runCli(['users', 'grant-role', 'nobody@everly.example', 'admin'], env)).code,
      1
    )
    assert.equal(
      (await runCli(['users', 'grant-role', 'sam@everly.example', 'queen'], env)).code,
      1
    )
  })

  test('users resume lets a paused account go on, once, and nobody else', async ({ assert }) => {
    const database = new Database(env.DATABASE_URL ?? '')
    database.exec(
      `update users set paused_at = 1, paused_for = 'minor' where email = 'sam@everly.example'`
    )
    database.close()
    const resumed = await runCli(['users', 'resume', 'Sam@everly.example'], env)
    assert.deepEqual([resumed.code, resumed.stderr], [0, ''])
    for (const email of ['sam@everly.example', 'nobody@everly.example']) {
      const refused = await runCli(['users', 'resume', email], env)
      assert.deepEqual([refused.code, refused.stdout], [1, ''])
    }
  })

  test('report crisis prints the counts of a year, as JSON for a pipe', async ({ assert }) => {
    const database = new Database(env.DATABASE_URL ?? '')
    const at = Date.UTC(2024, 4, 5)
    database.exec(`insert into safety_events (kind, source, referral, created_at)
      values ('crisis', 'phrases', '988', ${at}), ('crisis', 'moderation', 'lifeline', ${at})`)
    database.close()
    const asked = ['report', 'crisis', '--year', '2024']
    const { code, stdout } = await runCli([...asked, '--json'], env)
    assert.equal(code, 0)
    const { crisisReferrals } = JSON.parse(stdout) as {
      crisisReferrals: { total: number; byMonth: number[] }
    }
    assert.deepEqual([crisisReferrals.total, crisisReferrals.byMonth[4]], [2, 2])
    const table = await runCli(asked, env)
    assert.match(table.stdout, /^crisis referrals\t2\n/)
    assert.include(table.stdout, '  2024-05\t2\n')
    assert.include(table.stdout, '  line lifeline\t1\n')
    assert.equal((await runCli(['report', 'crisis', '--year', 'soon'], env)).code, 1)
    assert.equal((await runCli(['report', 'crisis'], env)).code, 1)
  })

  test('jobs list prints JSON for a pipe without any text of a person', async ({ assert }) => {
    const { code, stdout } = await runCli(['jobs', 'list', '--json'], env)
    assert.equal(code, 0)
    const jobs = JSON.parse(stdout) as { kind: string }[]
    assert.include(
      jobs.map((job) => job.kind),
      'fire_schedule'
    )
    assert.notInclude(stdout, 'quiet corner')
  })

  test('jobs retry refuses a job that is not dead', async ({ assert }) => {
    const { code, stderr } = await runCli(['jobs', 'retry', '999'], env)
    assert.equal(code, 1)
    assert.include(stderr, '999')
  })

  test('alarms list shows the open ones, alarms clear takes one off once', async ({ assert }) => {
    const database = new Database(env.DATABASE_URL ?? '')
    database.exec(`insert into alarms (kind, subject, times, first_at, last_at)
      values ('registration', '+44', 3, 1763485200000, 1763485260000)`)
    database.close()
    const listed = JSON.parse((await runCli(['alarms', 'list', '--json'], env)).stdout) as Listed[]
    assert.deepEqual(
      listed.map(({ id: _, ...alarm }) => alarm),
      [
        {
          kind: 'registration',
          subject: '+44',
          times: 3,
          firstAt: '2025-11-18T17:00:00.000Z',
          lastAt: '2025-11-18T17:01:00.000Z',
        },
      ]
    )
    const id = String(listed[0]?.id)
    const cleared = await runCli(['alarms', 'clear', id], env)
    assert.deepEqual([cleared.code, cleared.stdout], [0, `alarm ${id} is cleared\n`])
    assert.equal((await runCli(['alarms', 'list'], env)).stdout, '')
    for (const gone of [id, 'all']) {
      const again = await runCli(['alarms', 'clear', gone], env)
      assert.deepEqual([again.code, again.stdout], [1, ''])
      assert.include(again.stderr, `No open alarm has the id ${gone}`)
    }
  })

  test('plans list prints what is sold, with prices at the built-in provider', async ({
    assert,
  }) => {
    const { code, stdout } = await runCli(['plans', 'list', '--json'], env)
    assert.equal(code, 0)
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
  })

  test('plans sync says what it would do, and then does it', async ({ assert }) => {
    for (const args of [['--dry-run'], []]) {
      const { code, stdout } = await runCli(['plans', 'sync', ...args], env)
      assert.equal(code, 0)
      assert.match(stdout, /starter\tStarter Plan\t999\tkeep/)
    }
  })

  test('billing advance-clock moves the built-in provider and no other', async ({ assert }) => {
    const moved = await runCli(['billing', 'advance-clock', '--days', '31'], env)
    assert.deepEqual([moved.code, moved.stdout], [0, '31 days later: 0 subscription(s) running\n'])
    assert.equal((await runCli(['billing', 'advance-clock', '--days', 'many'], env)).code, 1)
    const real = { ...env, PAYMENT_DRIVER: 'stripe', STRIPE_SECRET_KEY: 'sk_test_none' }
    const refused = await runCli(['billing', 'advance-clock', '--days', '1'], real)
    assert.equal(refused.code, 1)
    assert.include(refused.stderr, 'built-in payment provider')
  })
})
