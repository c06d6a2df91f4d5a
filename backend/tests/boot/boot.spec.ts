import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { test } from '@japa/runner'
import { SlowProvider } from '#tests/boot/slow_provider'
import { type Child, type Ended, startNode, whenGone, whenReady } from '#tests/child'
import { PREPARED_KEY, preparedFiles } from '#tests/prepared_files'
import { unusedPort } from '#tests/unused_port'

const SERVER = 'backend/bin/server.ts'
const SAM = '+12025550143'
const STRANGER = '+12025550124'

type Env = Record<string, string>

/** A folder with a copy of the seeded file, and the settings of a server on it. */
async function seededHouse() {
  const folder = mkdtempSync(join(tmpdir(), 'everly-boot-'))
  const file = join(folder, 'everly.sqlite')
  copyFileSync((await preparedFiles()).seeded, file)
  const port = String(await unusedPort())
  return {
    folder,
    file,
    url: `http://127.0.0.1:${port}`,
    env: {
      HOST: '127.0.0.1',
      PORT: port,
      DATABASE_URL: file,
      APP_KEY: PREPARED_KEY,
      JOB_POLL_MS: '50',
    },
    tearDown: () => rmSync(folder, { recursive: true, force: true }),
  }
}

type House = Awaited<ReturnType<typeof seededHouse>>

async function serve({ url, env }: House, more: Env): Promise<Child> {
  const child = startNode(SERVER, [], { ...env, ...more })
  await whenReady(`${url}/health/ready`, child)
  return child
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** 503 while a text of this number is still to be read, and what reads it has only just been started. */
async function sendCode({ url }: House): Promise<Response> {
  for (;;) {
    const answer = await post(`${url}/api/send-verification`, { phoneNumber: STRANGER })
    if (answer.status !== 503) return answer
  }
}

test.group('Starting', (group) => {
  let house: House

  group.each.setup(async () => {
    house = await seededHouse()
    return house.tearDown
  })

  async function refusal(more: Env): Promise<string> {
    const { code, stdout, stderr } = await startNode(SERVER, [], { ...house.env, ...more }).ended
    if (code !== 1) throw new Error(`It ended with ${code}: ${stdout}${stderr}`)
    return stdout + stderr
  }

  test('a stale schema is refused', async ({ assert }) => {
    const said = await refusal({ DATABASE_URL: join(house.folder, 'empty.sqlite') })
    assert.include(said, 'migration')
  })

  test('a second server on one file is refused, until the first has ended, however it did', async ({
    assert,
  }) => {
    const first = await serve(house, {})
    const other = { PORT: String(await unusedPort()) }
    assert.include(await refusal(other), 'another server serves')
    first.process.kill('SIGKILL')
    await first.ended
    const next = await serve(house, {})
    next.process.kill('SIGKILL')
    await next.ended
  })

  test('another APP_KEY on a lived-in database is refused and says the way out', async ({
    assert,
  }) => {
    assert.include(await refusal({ APP_KEY: 'f'.repeat(40) }), 'LASTING_KEY')
  })

  test('an address or a folder it cannot have is told in a sentence', async ({ assert }) => {
    const wrong: [Env, RegExp][] = [
      [{ HOST: '192.0.2.1' }, /192\.0\.2\.1 is no address of this machine\. Set HOST/],
      [{ HOST: 'nowhere.invalid' }, /for the name nowhere\.invalid .*HOST/],
      [
        { DATABASE_URL: join(house.file, 'below', 'it.sqlite') },
        /below cannot be used .*DATABASE_URL/,
      ],
    ]
    for (const [more, sentence] of wrong) {
      const said = await refusal(more)
      assert.match(said, sentence)
      assert.notMatch(said, /\n +at /)
    }
  })

  test('production without its secrets is refused and says which', async ({ assert }) => {
    const said = await refusal({ NODE_ENV: 'production', APP_KEY: '' })
    for (const words of [
      'APP_KEY is missing',
      'PUBLIC_URL is missing',
      'SMS_DRIVER=simulator',
      'AI_DRIVER=offline',
    ]) {
      assert.include(said, words)
    }
  })
})

test.group('Production with stand-ins asked for by name, on a new APP_KEY', (group) => {
  let house: House
  let sent: Response
  let loggedIn: Response
  let ended: Ended

  group.setup(async () => {
    house = await seededHouse()
    const child = await serve(house, {
      NODE_ENV: 'production',
      APP_KEY: 'f'.repeat(40),
      LASTING_KEY: PREPARED_KEY,
      PUBLIC_URL: house.url,
      SMS_DRIVER: 'simulator',
      AI_DRIVER: 'offline',
      PAYMENT_DRIVER: 'test',
    })
    sent = await sendCode(house)
    const [member] = (await preparedFiles()).logins
    loggedIn = await post(`${house.url}/api/login`, {
      email: member?.email,
      password: member?.password,
    })
    child.process.kill('SIGTERM')
    ended = await child.ended
    return house.tearDown
  })

  test('serves a lived-in database once the old key is the lasting key', ({ assert }) => {
    assert.deepEqual([sent.status, loggedIn.status, ended.code], [200, 200, 0])
  })

  test('gives secure cookies', ({ assert }) => {
    assert.match(loggedIn.headers.getSetCookie().join('\n'), /; Secure/)
  })

  test('writes no number into its log', ({ assert }) => {
    assert.notInclude(ended.stdout + ended.stderr, STRANGER.slice(2))
  })
})

/** The first thread that reads takes seconds to begin; until then the text waits unread, in another job. */
async function untilRead({ file }: House): Promise<void> {
  const database = new Database(file, { readonly: true })
  const reply = database.prepare(`select id from jobs where kind = 'reply'`)
  while (!reply.get()) await new Promise((later) => setTimeout(later, 50))
  database.close()
}

test.group('A life of the server, until SIGTERM', (group) => {
  let house: House
  let code = ''
  let ended: Ended

  group.setup(async () => {
    house = await seededHouse()
    const quiet = { REPLY_QUIET_MS: '60000', REPLY_QUIET_LIMIT_MS: '60000' }
    const child = await serve(house, { ...quiet, LOG_LEVEL: 'trace' })
    await sendCode(house)
    const phone = await fetch(`${house.url}/api/simulator/phones/${encodeURIComponent(STRANGER)}`)
    code = /code is (\d{6})/.exec(await phone.text())?.[1] ?? ''
    const hello = { phone: SAM, body: 'hello before the end' }
    const typed = await post(`${house.url}/api/simulator/texts`, hello)
    if (typed.status !== 201) throw new Error(`The text was answered by ${typed.status}.`)
    await untilRead(house)
    child.process.kill('SIGTERM')
    ended = await child.ended
    return house.tearDown
  })

  test('ends the work that runs, leaves what is due for the next start and loses nothing', ({
    assert,
  }) => {
    assert.equal(ended.code, 0)
    const database = new Database(house.file)
    const jobs = database.prepare(`select kind, status from jobs where kind = 'reply'`).all()
    const running = database
      .prepare(`select count(*) as count from jobs where status = 'running'`)
      .get()
    database.close()
    assert.deepEqual(jobs, [{ kind: 'reply', status: 'pending' }])
    assert.deepEqual(running, { count: 0 })
  })

  test('writes no code and no number into its log', ({ assert }) => {
    assert.match(code, /^\d{6}$/)
    const log = ended.stdout + ended.stderr
    assert.isNotEmpty(log)
    assert.notInclude(log, code)
    assert.notInclude(log, STRANGER.slice(2))
  })
})

type Cleanup = (tearDown: () => void) => void

/** A server that has answered who asked for a code, whose provider has not taken it yet. */
async function sendingHouse(cleanup: Cleanup, more: Env) {
  const provider = await SlowProvider.start()
  cleanup(() => provider.close())
  const house = await seededHouse()
  cleanup(house.tearDown)
  const database = new Database(house.file)
  cleanup(() => void database.close())
  // A seeded person gets nothing from a real provider.
  database.prepare('update users set is_seeded = 0').run()
  const child = await serve(house, { ...provider.settings, SEND_TIMEOUT_MS: '120000', ...more })
  cleanup(() => void child.process.kill('SIGKILL'))
  const email = 'sam@everly.example'
  const { status } = await post(`${house.url}/api/request-password-reset`, { email })
  if (status !== 200) throw new Error(`The request was answered by ${status}.`)
  await provider.asked
  return { house, provider, database, child }
}

test.group('SIGTERM', () => {
  test('waits for a code that is sent after its answer', async ({ assert, cleanup }) => {
    // However long this machine takes to see that the server takes nothing new.
    const patient = { DRAIN_SECONDS: '120' }
    const { house, provider, database, child } = await sendingHouse(cleanup, patient)
    child.process.kill('SIGTERM')
    await whenGone(`${house.url}/health/ready`)
    provider.answer()
    await child.ended
    const codes = database.prepare(`select state from messages where kind = 'code'`).all()
    assert.deepEqual(codes, [{ state: 'sent' }])
  })

  test('ends the process also when work outlives its time', async ({ assert, cleanup }) => {
    const { child } = await sendingHouse(cleanup, { DRAIN_SECONDS: '1' })
    child.process.kill('SIGTERM')
    assert.equal((await child.ended).code, 0)
  })

  test('keeps no connection that is answered after it, though its caller would use it again', async ({
    assert,
    cleanup,
  }) => {
    const house = await seededHouse()
    cleanup(house.tearDown)
    const child = await serve(house, {})
    cleanup(() => void child.process.kill('SIGKILL'))
    const caller = connect(Number(house.env.PORT), '127.0.0.1')
    const head = ['POST /api/login HTTP/1.1', `Host: 127.0.0.1:${house.env.PORT}`]
    const told = ['Content-Type: application/json', 'Content-Length: 2', '', '{']
    caller.write([...head, ...told].join('\r\n'))
    await fetch(`${house.url}/health/live`)
    child.process.kill('SIGTERM')
    await whenGone(`${house.url}/health/ready`)
    caller.write('}')
    const [answer] = (await once(caller, 'data')) as [Buffer]
    assert.match(answer.toString(), /^HTTP\/1.1 422/)
    assert.equal((await child.ended).code, 0)
  }).timeout(50_000)

  test('ends a process that still starts', async ({ assert, cleanup }) => {
    const silent = createServer().listen(0, '127.0.0.1')
    cleanup(() => void silent.close())
    const connected = once(silent, 'connection')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const DATABASE_URL = `postgres://everly@127.0.0.1:${port}/everly`
    const child = startNode(SERVER, [], { PORT: String(await unusedPort()), DATABASE_URL })
    cleanup(() => void child.process.kill('SIGKILL'))
    await connected
    child.process.kill('SIGTERM')
    await child.ended
    assert.equal(child.process.signalCode, 'SIGTERM')
  })
})
