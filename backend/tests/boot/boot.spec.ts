import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { test } from '@japa/runner'
import { SlowProvider } from '#tests/boot/slow_provider'
import { runCli, startNode, whenGone, whenReady } from '#tests/child'
import { unusedPort } from '#tests/unused_port'

const SERVER = 'backend/bin/server.ts'

test.group('Starting and stopping', (group) => {
  let folder = ''
  let env: Record<string, string> = {}

  group.each.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'everly-boot-'))
    env = {
      HOST: '127.0.0.1',
      PORT: String(await unusedPort()),
      DATABASE_URL: join(folder, 'everly.sqlite'),
      JOB_POLL_MS: '50',
    }
    return () => rmSync(folder, { recursive: true, force: true })
  })

  const url = (path: string) => `http://127.0.0.1:${env.PORT}${path}`

  test('a stale schema is refused, a migrated one served', async ({ assert }) => {
    const refused = await startNode(SERVER, [], env).ended
    assert.equal(refused.code, 1)
    assert.include(refused.stdout + refused.stderr, 'migration')
    await runCli(['db', 'migrate'], env)
    const child = startNode(SERVER, [], env)
    await whenReady(url('/health/ready'), child)
    child.process.kill('SIGTERM')
    assert.equal((await child.ended).code, 0)
  })

  test('another APP_KEY on a lived-in database is refused until the old one is the lasting key', async ({
    assert,
  }) => {
    const [old, fresh] = ['o'.repeat(40), 'f'.repeat(40)]
    await runCli(['db', 'migrate'], { ...env, APP_KEY: old })
    await runCli(['db', 'seed'], { ...env, APP_KEY: old })
    const refused = await startNode(SERVER, [], { ...env, APP_KEY: fresh }).ended
    assert.equal(refused.code, 1)
    assert.include(refused.stdout + refused.stderr, 'LASTING_KEY')
    const child = startNode(SERVER, [], { ...env, APP_KEY: fresh, LASTING_KEY: old })
    await whenReady(url('/health/ready'), child)
    child.process.kill('SIGTERM')
    assert.equal((await child.ended).code, 0)
  })

  test('production without its secrets is refused and says which', async ({ assert }) => {
    await runCli(['db', 'migrate'], env)
    const refused = await startNode(SERVER, [], { ...env, NODE_ENV: 'production' }).ended
    assert.equal(refused.code, 1)
    const said = refused.stdout + refused.stderr
    for (const words of [
      'APP_KEY is missing',
      'PUBLIC_URL is missing',
      'SMS_DRIVER=simulator',
      'AI_DRIVER=offline',
    ]) {
      assert.include(said, words)
    }
  })

  test('production with stand-ins asked for by name serves with secure cookies', async ({
    assert,
  }) => {
    const production = {
      ...env,
      NODE_ENV: 'production',
      APP_KEY: 'x'.repeat(40),
      PUBLIC_URL: url(''),
      SMS_DRIVER: 'simulator',
      AI_DRIVER: 'offline',
      PAYMENT_DRIVER: 'test',
    }
    await runCli(['db', 'migrate'], production)
    const child = startNode(SERVER, [], production)
    await whenReady(url('/health/ready'), child)
    const sent = await fetch(url('/api/send-verification'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ phoneNumber: '+12025550123' }),
    })
    assert.equal(sent.status, 200)
    child.process.kill('SIGTERM')
    const { stdout, stderr } = await child.ended
    assert.notMatch(stdout + stderr, /2025550123/)
  })

  test('SIGTERM ends the work that runs, leaves what is due for the next start and loses nothing', async ({
    assert,
  }) => {
    await runCli(['db', 'migrate'], env)
    const busy = { ...env, REPLY_QUIET_MS: '60000', REPLY_QUIET_LIMIT_MS: '60000' }
    await runCli(['db', 'seed'], env)
    const child = startNode(SERVER, [], busy)
    await whenReady(url('/health/ready'), child)
    const typed = await fetch(url('/api/simulator/texts'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ phone: '+12025550143', body: 'hello before the end' }),
    })
    assert.equal(typed.status, 201)
    child.process.kill('SIGTERM')
    assert.equal((await child.ended).code, 0)
    const database = new Database(env.DATABASE_URL ?? '')
    const jobs = database.prepare(`select kind, status from jobs where kind = 'reply'`).all()
    const running = database
      .prepare(`select count(*) as count from jobs where status = 'running'`)
      .get()
    database.close()
    assert.deepEqual(jobs, [{ kind: 'reply', status: 'pending' }])
    assert.deepEqual(running, { count: 0 })
  })

  test('SIGTERM waits for a code that is sent after its answer', async ({ assert, cleanup }) => {
    const provider = await SlowProvider.start()
    cleanup(() => provider.close())
    await runCli(['db', 'migrate'], env)
    await runCli(['db', 'seed'], env)
    const database = new Database(env.DATABASE_URL ?? '')
    cleanup(() => void database.close())
    // A seeded person gets nothing from a real provider.
    database.prepare('update users set is_seeded = 0').run()
    const child = startNode(SERVER, [], { ...env, ...provider.settings })
    await whenReady(url('/health/ready'), child)
    const asked = await fetch(url('/api/request-password-reset'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'sam@everly.example' }),
    })
    assert.equal(asked.status, 200)
    await provider.asked
    child.process.kill('SIGTERM')
    await whenGone(url('/health/ready'))
    provider.answer()
    await child.ended
    const codes = database.prepare(`select state from messages where kind = 'code'`).all()
    assert.deepEqual(codes, [{ state: 'sent' }])
  })

  test('a code on its way stands in no log', async ({ assert }) => {
    await runCli(['db', 'migrate'], env)
    const child = startNode(SERVER, [], { ...env, LOG_LEVEL: 'trace' })
    await whenReady(url('/health/ready'), child)
    const phone = '+12025550124'
    await fetch(url('/api/send-verification'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ phoneNumber: phone }),
    })
    const shown = await fetch(url(`/api/simulator/phones/${encodeURIComponent(phone)}`))
    const code = /code is (\d{6})/.exec(await shown.text())?.[1] ?? ''
    child.process.kill('SIGTERM')
    const { stdout, stderr } = await child.ended
    assert.match(code, /^\d{6}$/)
    assert.notInclude(stdout + stderr, code)
    assert.notInclude(stdout + stderr, '2025550124')
  })
})
