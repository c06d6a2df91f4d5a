import { test } from '@japa/runner'
import { everlySays } from '#tests/command_line'
import { dataIn } from '#tests/data_in'
import { checkEachRow } from '#tests/check_each_row'
import { clock, database, freshDatabase, onboardedUser } from '#tests/world'
import { type AddressFacts, checkBaseUrls, checkWebhookAddress } from './doctor/address_checks.js'
import type { Check } from './doctor/check.js'
import { checkDisk } from './doctor/machine_checks.js'
import { EXIT } from './exit_codes.js'

const GIGABYTE = 1024 ** 3
const MINUTE_MS = 60_000

const REAL: AddressFacts = {
  isProduction: true,
  publicUrl: 'https://everly.example',
  sms: { driver: 'twilio', apiBaseUrl: '' },
  ai: { driver: 'openai', baseUrl: '' },
  payment: { driver: 'stripe', apiBaseUrl: '' },
}
const STAND_INS: AddressFacts = {
  ...REAL,
  sms: { driver: 'simulator', apiBaseUrl: '' },
  ai: { driver: 'offline', baseUrl: '' },
  payment: { driver: 'test', apiBaseUrl: '' },
}
const NEAR = [
  ...['localhost', 'everly', 'everly.local', '127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.20'],
  ...['169.254.1.1', '[::1]', '[fd00::1]', '[fe80::1]'],
]

function assertMendable(checks: Check[]): void {
  for (const { state, name, fix } of checks) {
    if (state !== 'green' && !fix) throw new Error(`${name} has no fix`)
  }
}

test.group('The doctor on the disk', () => {
  test('{gigabytes} GB left are {state}')
    .with([
      { gigabytes: 0.1, state: 'red' },
      { gigabytes: 1, state: 'yellow' },
      { gigabytes: 50, state: 'green' },
    ])
    .run(async ({ assert }, { gigabytes, state }) => {
      const space = async () => ({ bavail: gigabytes * GIGABYTE, bsize: 1 })
      const check = await checkDisk('/srv/everly', space)
      assert.equal(check.state, state)
      assert.include(check.found, '/srv/everly')
      assertMendable([check])
    })
})

test.group('The doctor on the clock', (group) => {
  freshDatabase(group)

  async function clockLine(): Promise<Check | undefined> {
    const said = await everlySays(['doctor', '--json'])
    const { checks } = dataIn<{ checks: Check[] }>(said.out)
    return checks.find(({ name }) => name === 'Clock')
  }

  test('says what it was compared with', async ({ assert }) => {
    assert.deepInclude(await clockLine(), { state: 'green' })
    await onboardedUser()
    const line = await clockLine()
    assert.equal(line?.state, 'green')
    assert.include(line?.found, 'the newest text or job is of 2026-11-18T17:00:00.000Z')
  })

  test('is content with rows a little ahead, as another machine writes them', async ({
    assert,
  }) => {
    await onboardedUser()
    clock.advance(-2 * MINUTE_MS)
    assert.equal((await clockLine())?.state, 'green')
  })

  test('is red when {$self} were written in the future')
    .with(['texts', 'jobs'])
    .run(async ({ assert }, what) => {
      await onboardedUser()
      const { read } = await database()
      await read.run('delete from jobs')
      if (what === 'jobs') {
        await read.run('update messages set created_at = 1')
        await read.run(
          `insert into jobs (kind, dedup_key, payload, status, run_at, created_at)
           values ('remember', 'remember:1', '{}', 'pending', ?, ?)`,
          clock.now(),
          clock.now()
        )
      }
      clock.advance(-60 * MINUTE_MS)
      const line = await clockLine()
      assert.equal(line?.state, 'red')
      assert.include(line?.found, '60 min behind')
      assert.isNotEmpty(line?.fix)
      assert.equal((await everlySays(['doctor'])).code, EXIT.failure)
    })
})

test.group('The doctor on sends', (group) => {
  freshDatabase(group)

  test('names the whole command that lets texts leave again', async ({ assert }) => {
    await everlySays(['sends', 'stop', '--reason', 'a test', '--yes'])
    const { checks } = dataIn<{ checks: Check[] }>((await everlySays(['doctor', '--json'])).out)
    const fix = checks.find(({ name }) => name === 'Sends')?.fix ?? ''
    const said = await everlySays([...fix.split(' ').slice(1), '--yes'])
    assert.equal(said.code, EXIT.ok)
  })
})

test.group('The doctor on addresses', () => {
  test('takes an https address of the internet', ({ assert }) => {
    for (const facts of [REAL, STAND_INS]) {
      assert.equal(checkWebhookAddress(facts).state, 'green')
    }
  })

  test('is red where real providers would have to reach what is near', async ({ assert }) => {
    await checkEachRow(NEAR, (host) => {
      for (const protocol of ['http', 'https']) {
        for (const only of [
          { ...STAND_INS, sms: REAL.sms },
          { ...STAND_INS, payment: REAL.payment },
        ]) {
          const check = checkWebhookAddress({ ...only, publicUrl: `${protocol}://${host}:3333` })
          assert.equal(check.state, 'red')
          assertMendable([check])
        }
      }
    })
  })

  test('looks at whoever serves without https', ({ assert }) => {
    const stateAt = (facts: AddressFacts, publicUrl: string) => {
      const check = checkWebhookAddress({ ...facts, publicUrl })
      assertMendable([check])
      return check.state
    }
    const open = 'http://everly.example'
    const own = 'http://127.0.0.1:3333'
    assert.equal(stateAt(REAL, open), 'red')
    assert.equal(stateAt(STAND_INS, open), 'red')
    assert.equal(stateAt({ ...REAL, isProduction: false }, open), 'yellow')
    assert.equal(stateAt(STAND_INS, own), 'yellow')
    assert.equal(stateAt({ ...STAND_INS, isProduction: false }, own), 'green')
    assert.equal(stateAt({ ...STAND_INS, isProduction: false }, open), 'green')
  })

  test('is red where real providers have no address to call', ({ assert }) => {
    const none = { publicUrl: undefined }
    assert.equal(checkWebhookAddress({ ...REAL, ...none }).state, 'red')
    assert.equal(checkWebhookAddress({ ...STAND_INS, ...none }).state, 'green')
  })

  test('looks at where providers are called', ({ assert }) => {
    const statesAt = (address: string, facts = REAL) => {
      const checks = checkBaseUrls({
        ...facts,
        sms: { ...facts.sms, apiBaseUrl: address },
        ai: { ...facts.ai, baseUrl: address },
        payment: { ...facts.payment, apiBaseUrl: address },
      })
      assertMendable(checks)
      return checks.map(({ state }) => state)
    }
    assert.deepEqual(statesAt(''), ['green', 'green', 'green'])
    assert.deepEqual(statesAt('https://proxy.example/v1'), ['green', 'green', 'green'])
    assert.deepEqual(statesAt('http://proxy.example/v1'), ['red', 'red', 'red'])
    assert.deepEqual(statesAt('http://127.0.0.1:4010'), ['yellow', 'green', 'yellow'])
    assert.deepEqual(statesAt('http://127.0.0.1:4010', STAND_INS), ['green', 'green', 'green'])
  })
})
