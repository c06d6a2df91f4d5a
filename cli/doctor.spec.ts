import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { ConnectionConfig } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import { runCli } from '#tests/child'
import { dataIn } from '#tests/data_in'
import { everlySays } from '#tests/command_line'
import { database, freshDatabase, onboardedUser } from '#tests/world'
import { EXIT } from './exit_codes.js'
import { fixOf } from './doctor/database_checks.js'
import { checkFormats, type ProviderKeys } from './doctor/key_formats.js'
import { byHandOf } from './doctor/schedule_checks.js'

interface Told {
  checks: { state: string; name: string; found: string; fix?: string }[]
  settings: { name: string; value: string; origin: string }[]
}

async function examine(): Promise<Told> {
  return dataIn<Told>((await everlySays(['doctor', '--json'])).out)
}

/** What a query to such a database really fails with. */
async function failureOf(connection: ConnectionConfig): Promise<Error> {
  const { manager } = await app.container.make('lucid.db')
  manager.add('broken', connection)
  manager.connect('broken')
  const lucid = await app.container.make('lucid.db')
  try {
    await lucid.connection('broken').rawQuery('select 1 from users')
  } catch (error) {
    return error as Error
  } finally {
    await manager.close('broken', true)
  }
  throw new Error('It is not broken.')
}

const stateOf = ({ checks }: Told, name: string) =>
  checks.find((check) => check.name === name)?.state

test.group('The doctor', (group) => {
  freshDatabase(group)

  test('is content with a sound installation', async ({ assert }) => {
    await onboardedUser()
    const said = await everlySays(['doctor'], { isTty: true })
    assert.equal(said.code, EXIT.ok)
    assert.include(said.out, '✓ Schema: up to date')
    assert.notInclude(said.out, '✗')
    assert.equal(stateOf(await examine(), 'Key of the database'), 'green')
  })

  test('tells when each scheduled command ran last and runs next', async ({ assert }) => {
    await onboardedUser()
    const now = Date.now()
    const { read } = await database()
    await read.run(
      `insert into jobs (kind, dedup_key, payload, status, run_at, ran_at, created_at)
       values ('watch', 'watch', '{}', 'pending', ?, ?, 1),
         ('keep_days', 'keep_days', '{}', 'pending', ?, ?, 1)`,
      now + 30_000,
      now - 30_000,
      now - 3_600_000,
      Date.UTC(2026, 0, 2, 3, 4)
    )
    const told = await examine()
    assert.equal(stateOf(told, 'Runs watch'), 'green')
    assert.equal(stateOf(told, 'Runs retention:sweep'), 'green')
    const late = told.checks.find(({ name }) => name === 'Runs days:keep')
    assert.match(late?.found ?? '', /^last 2026-01-02 03:04, next .*: late$/)
    assert.equal(late?.fix, 'By hand, with the settings of the server: node backend/ace days:keep')
    assert.include(byHandOf('days:keep', true), ': node build/backend/bin/console.js days:keep')
  })

  test('sees dead jobs, late jobs, an alarm and another key', async ({ assert }) => {
    await onboardedUser()
    const { read } = await database()
    await read.run(`update users set phone_key = 'of another key'`)
    await read.run(
      `insert into alarms (kind, subject, times, first_at, last_at) values ('registration', '+44', 1, 1, 1)`
    )
    for (const status of ['dead', 'pending']) {
      await read.run(
        `insert into jobs (kind, dedup_key, payload, status, run_at, created_at)
         values ('remember', ?, '{}', ?, 1, 1)`,
        status,
        status
      )
    }
    const told = await examine()
    assert.deepEqual(
      ['Dead jobs', 'Jobs', 'Alarms', 'Key of the database'].map((name) => stateOf(told, name)),
      ['yellow', 'red', 'red', 'red']
    )
    for (const { state, fix } of told.checks) if (state === 'red') assert.isNotEmpty(fix)
    assert.equal((await everlySays(['doctor'])).code, EXIT.failure)
  })

  test('tells workers that were stopped from workers that fell silent: {$self.name}')
    .with([
      { name: 'none ever was', rows: [], state: 'yellow' },
      {
        name: 'one works',
        rows: [{ roles: 'web,worker', agoMs: 0, isStopped: false }],
        state: 'green',
      },
      {
        name: 'all were stopped',
        rows: [{ roles: 'worker', agoMs: 0, isStopped: true }],
        state: 'yellow',
      },
      {
        name: 'it fell silent',
        rows: [{ roles: 'worker', agoMs: 90_000, isStopped: false }],
        state: 'red',
      },
      {
        name: 'only the web is left',
        rows: [
          { roles: 'worker', agoMs: 0, isStopped: true },
          { roles: 'web', agoMs: 0, isStopped: false },
        ],
        state: 'red',
      },
    ])
    .run(async ({ assert }, { rows: processes, state }) => {
      const { read } = await database()
      for (const { roles, agoMs, isStopped } of processes) {
        const at = Date.now() - agoMs
        await read.run(
          `insert into server_instances (name, roles, version, started_at, beat_at, stopped_at)
           values ('machine:1', ?, '1', ?, ?, ?)`,
          roles,
          at,
          at,
          isStopped ? at : null
        )
      }
      const told = await examine()
      assert.equal(stateOf(told, 'Workers'), state)
      const { code } = await everlySays(['doctor'])
      assert.equal(code, state === 'red' ? EXIT.failure : EXIT.ok)
    })

  test('knows which trouble of a database is mended by a backup, and which is not', ({
    assert,
  }) => {
    const codes = ['SQLITE_CORRUPT', 'SQLITE_NOTADB', 'SQLITE_CORRUPT_VTAB']
    for (const code of codes) assert.include(fixOf(code), 'db restore')
    const others = [
      ...['SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_CANTOPEN', 'SQLITE_BUSY', 'SQLITE_IOERR_WRITE'],
      ...['53100', '28P01', '3D000', '42501', '53300', 'ECONNREFUSED', 'EROFS', 'E_ANYTHING', ''],
    ]
    for (const code of others) assert.notInclude(fixOf(code), 'restore')
    assert.include(fixOf('SQLITE_FULL'), 'room')
  })

  test('knows a key pasted into the wrong place, and never says what it is', ({ assert }) => {
    const twilio = 'a'.repeat(32)
    const keys: ProviderKeys = {
      sms: {
        driver: 'twilio',
        accountSid: twilio,
        authToken: `"${twilio}"`,
        phoneNumber: '202 555 0143',
        messagingServiceSid: '',
        apiBaseUrl: '',
      },
      ai: { driver: 'openai', apiKey: 'pk_wrong', baseUrl: '' },
      payment: {
        driver: 'stripe',
        secretKey: 'sk_live_0123456789abc',
        publishableKey: 'pk_test_0123456789abc',
        webhookSecret: 'whsec_0123456789abc',
        apiBaseUrl: '',
      },
    }
    const checks = checkFormats(keys)
    assert.deepEqual(
      checks.filter(({ state }) => state === 'red').map(({ name }) => name),
      [
        ...['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_PHONE_NUMBER', 'OPENAI_API_KEY'],
        'Stripe mode',
      ]
    )
    assert.notMatch(JSON.stringify(checks), /aaaa|0123456789|555/)
  })
})

test.group('The doctor at a broken installation', (group) => {
  let folder = ''
  group.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'everly-doctor-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })

  test('says that there is no database and which addresses cannot be meant, and masks every secret', async ({
    assert,
  }) => {
    const said = await runCli(['doctor', '--json'], {
      DATABASE_URL: join(folder, 'none.sqlite'),
      STRIPE_SECRET_KEY: 'sk_test_verysecretindeed',
      APP_KEY: 'verysecret',
      SMS_DRIVER: 'twilio',
      HOST: 'nowhere.invalid',
      PUBLIC_URL: 'https://192.168.1.20',
      TWILIO_API_BASE_URL: 'http://carrier.example',
    })
    assert.deepEqual([said.code, said.stderr], [EXIT.failure, ''])
    assert.notInclude(said.stdout, 'verysecret')
    const told = dataIn<Told>(said.stdout)
    assert.equal(stateOf(told, 'Database'), 'red')
    assert.equal(stateOf(told, 'APP_KEY'), 'red')
    assert.equal(stateOf(told, 'Clock'), 'green')
    const [setting] = told.settings.filter(({ name }) => name === 'APP_KEY')
    assert.deepEqual(setting, {
      name: 'APP_KEY',
      value: '(set, 10 characters)',
      origin: 'environment',
    })
    const lines = told.checks.map(({ state, name, found, fix }) => [state, name, found, fix].join())
    assert.match(lines.join('\n'), /^red,Webhook address,.*no provider reaches it,Set PUBLIC_URL/m)
    assert.match(
      lines.join('\n'),
      /^red,Port \d+,nowhere.invalid is no address of this.*,Set HOST/m
    )
    assert.match(lines.join('\n'), /^red,Provider of texts,.*in the clear,Use https in TWILIO_API/m)
  })

  test('asks the server for a page that a proxy passes on', async ({ assert, cleanup }) => {
    const proxy = createServer(({ url = '' }, response) => {
      response.writeHead(url.startsWith('/health/') ? 404 : 200).end()
    }).listen(0, '127.0.0.1')
    cleanup(() => void proxy.close())
    await once(proxy, 'listening')
    const { port } = proxy.address() as AddressInfo
    const said = await runCli(['doctor', '--online', '--json'], {
      DATABASE_URL: join(folder, 'none.sqlite'),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    })
    assert.equal(stateOf(dataIn<Told>(said.stdout), 'Server, online'), 'green')
  })

  test('says that a file is no database, without a stack', async ({ assert }) => {
    const file = join(folder, 'rubbish.sqlite')
    writeFileSync(file, 'rubbish '.repeat(2000))
    const said = await runCli(['doctor'], { DATABASE_URL: file })
    assert.deepEqual([said.code, said.stderr], [EXIT.failure, ''])
    assert.match(said.stdout, /^red\tDatabase\t.*not a database.*\t.*db restore/m)
    const listed = await everlySays(['users', 'list'], {
      brokenBy: await failureOf({ client: 'better-sqlite3', connection: { filename: file } }),
    })
    assert.deepEqual([listed.code, listed.out], [EXIT.failure, ''])
    assert.include(listed.err, 'everly doctor')
    assert.notMatch(listed.err, /\n {4}at /)
  })

  test('says which setting is wrong when the application does not even boot', async ({
    assert,
  }) => {
    const said = await runCli(['doctor'], { SMS_DRIVER: 'pigeon' })
    assert.deepEqual([said.code, said.stderr], [EXIT.notConfigured, ''])
    assert.match(said.stdout, /^red\tSettings\t.*SMS_DRIVER/m)
  })

  test('says that PostgreSQL does not answer, and hides its password', async ({ assert }) => {
    const url = 'postgres://everly:verysecret@127.0.0.1:9/everly'
    const said = await runCli(['doctor'], { DATABASE_URL: url })
    assert.equal(said.code, EXIT.failure)
    assert.match(said.stdout, /^red\tDatabase\t/m)
    assert.notInclude(said.stdout + said.stderr, 'verysecret')
    const brokenBy = await failureOf({ client: 'pg', connection: url })
    const listed = await everlySays(['jobs', 'list'], { brokenBy })
    assert.deepEqual([listed.code, listed.out], [EXIT.notConfigured, ''])
  })
})
