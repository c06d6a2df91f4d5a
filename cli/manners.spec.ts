import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import type { SyncedPlan } from '#app/billing/payments/sync_plans'
import { RefusedMinors } from '#app/people/verification/refused_minors'
import { version } from '#config/version'
import { everlySays } from '#tests/command_line'
import { dataIn } from '#tests/data_in'
import { setLimits } from '#tests/own_limits'
import { usePaymentProvider } from '#tests/payment_provider'
import { database, freshDatabase, onboardedUser, rows, signedUpUser, sms } from '#tests/world'
import { EXIT } from './exit_codes.js'
import { Interrupt } from './interrupt.js'

// eslint-disable-next-line no-control-regex
const ESCAPE = /\u001b/
const TEXT = ['sms', 'send', '+12025550143', 'Hello']

const audited = () =>
  rows<{ action: string; fields: string }>('select action, fields from audit_log')

async function deadJobs(count: number): Promise<void> {
  const { read } = await database()
  for (let id = 1; id <= count; id++) {
    await read.run(
      `insert into jobs (kind, dedup_key, payload, status, run_at, created_at)
       values (?, ?, '{}', 'dead', 1, 1)`,
      'remember',
      `remember:${id}`
    )
  }
}

const WHY = ['--reason', 'a test']
const ASKING = [
  TEXT,
  ['jobs', 'run'],
  ['schedules', 'run'],
  ['jobs', 'retry', '--all-dead'],
  ['billing', 'advance-clock', '--days', '1'],
  ['sends', 'stop', ...WHY],
  ['sends', 'start', ...WHY],
  ['users', 'grant-role', 'sam@example.com', 'support'],
  ['users', 'pause', 'sam@example.com', ...WHY],
  ['users', 'readmit', '+12025550143', ...WHY],
]

async function prepareToAsk(): Promise<void> {
  await deadJobs(1)
  const { id: userId } = await signedUpUser({ email: 'sam@example.com' })
  const refusedMinors = await app.container.make(RefusedMinors)
  await refusedMinors.refuseMember((await database()).read, { userId, phone: '+12025550143' })
}

test.group('The manners of the command line', (group) => {
  freshDatabase(group)

  test('people get a table, a pipe gets tabs, --json one document, --plain tabs', async ({
    assert,
  }) => {
    await signedUpUser({ email: 'sam@example.com', phone: '+12025550143' })
    const table = await everlySays(['users', 'list'], { isTty: true })
    assert.include(table.out, '│')
    assert.include(table.out, 'created at')
    const fields = await everlySays(['users', 'show', 'sam@example.com'], { isTty: true })
    assert.include(fields.out, '│')
    assert.notInclude(fields.out, '┼')
    const plain =
      /^1?\d*\ts\*\*\*@example\.com\t\+1 \*\*\* \*\*\* 0143\tuser\tfree\tnot_onboarded\t\S+\n$/
    assert.match((await everlySays(['users', 'list'])).out, plain)
    assert.match((await everlySays(['users', 'list', '--plain'], { isTty: true })).out, plain)
    const { out } = await everlySays(['users', 'list', '--json'], { isTty: true, hasColors: true })
    assert.equal(out.split('\n').length, 2)
    assert.equal(dataIn<{ email: string }[]>(out)[0]?.email, 's***@example.com')
  })

  test('colours come only where they are wanted', async ({ assert }) => {
    await signedUpUser()
    const lists = ['users', 'list']
    assert.match((await everlySays(lists, { isTty: true, hasColors: true })).out, ESCAPE)
    assert.notMatch((await everlySays(lists, { isTty: true })).out, ESCAPE)
    assert.notMatch((await everlySays(lists)).out, ESCAPE)
    const wrong = ['alarms', 'clear', '9']
    assert.match((await everlySays(wrong, { isTty: true, hasColors: true })).err, ESCAPE)
    assert.notMatch((await everlySays(wrong)).err, ESCAPE)
  })

  test('a name with escape codes and line breaks cannot play with the terminal', async ({
    assert,
  }) => {
    await onboardedUser({ email: 'sam@example.com' })
    const { read } = await database()
    await read.run('update girlfriends set name = ?', 'Va\u001b[2J\nl\u009b1m\u202eentina')
    for (const isTty of [true, false]) {
      const { out } = await everlySays(['users', 'show', 'sam@example.com'], { isTty })
      for (const sign of ['\u001b', '\u009b', '\u202e']) assert.notInclude(out, sign)
      assert.include(out, 'Va [2J l 1m entina')
    }
  })

  test('its version is that of the build, as the server tells it', async ({ assert }) => {
    assert.equal((await everlySays(['--version'])).out, `${version}\n`)
  })

  test('without a terminal nothing is asked: it refuses and names --yes', async ({ assert }) => {
    await prepareToAsk()
    for (const args of ASKING) {
      for (const more of [{}, { isTty: true, noInput: true }]) {
        const line = 'noInput' in more ? [...args, '--no-input'] : args
        const said = await everlySays(line, more)
        assert.deepEqual([said.code, said.out, said.asked], [EXIT.usage, '', []], args.join(' '))
        assert.include(said.err, '--yes')
      }
    }
    assert.isEmpty(await audited())
    assert.isEmpty(sms.sent)
  })

  test('each of them shows its plan in a dry run, as one document with --json', async ({
    assert,
  }) => {
    await prepareToAsk()
    for (const args of ASKING) {
      const said = await everlySays([...args, '-n', '--json'])
      assert.deepEqual([said.code, said.out.split('\n').length], [EXIT.ok, 2], args.join(' '))
      assert.isNotEmpty(dataIn(said.out), args.join(' '))
      assert.include(said.err, 'Nothing was done')
    }
    assert.isEmpty(await audited())
    assert.isEmpty(sms.sent)
  })

  test('sends start says also in a dry run that the environment stops all sends', async ({
    assert,
    cleanup,
  }) => {
    cleanup(setLimits('sends', { areAllStopped: true }))
    const said = await everlySays(['sends', 'start', '--reason', 'a test', '-n'])
    assert.deepEqual([said.code, said.out], [EXIT.refused, ''])
  })

  test('users readmit says also in a dry run that nobody was refused', async ({ assert }) => {
    const said = await everlySays(['users', 'readmit', '+12025550143', '--reason', 'x', '-n'])
    assert.deepEqual([said.code, said.out], [EXIT.notFound, ''])
  })

  test('a person is asked, and silence is a no', async ({ assert }) => {
    for (const answer of ['', 'n', 'maybe']) {
      const said = await everlySays(TEXT, { isTty: true, answer })
      assert.deepEqual([said.code, said.asked], [EXIT.refused, ['Send it to +12025550143? [y/N] ']])
    }
    assert.isEmpty(sms.sent)
    const said = await everlySays(TEXT, { isTty: true, answer: 'y' })
    assert.equal(said.code, EXIT.ok)
    assert.lengthOf(sms.sent, 1)
  })

  test('a dry run says what would happen and does nothing', async ({ assert }) => {
    await deadJobs(2)
    const text = await everlySays([...TEXT, '--dry-run', '--json'])
    assert.deepInclude(dataIn<object>(text.out), { segments: 1, encoding: 'GSM-7', gate: 'allow' })
    const retry = await everlySays(['jobs', 'retry', '--all-dead', '-n'])
    assert.deepEqual([retry.code, retry.out], [EXIT.ok, '2 dead job(s)\n'])
    for (const args of [
      ['jobs', 'run'],
      ['schedules', 'run'],
    ]) {
      const said = await everlySays([...args, '--dry-run'])
      assert.deepEqual([said.code, said.asked], [EXIT.ok, []])
      assert.include(said.out, 'due')
    }
    assert.isEmpty(sms.sent)
    assert.isEmpty(await audited())
    assert.lengthOf(await rows(`select id from jobs where status = 'dead'`), 2)
  })

  test('live keys need --live and are told in red on the other stream', async ({ assert }) => {
    sms.isSimulated = false
    const refused = await everlySays([...TEXT, '--yes'], { isTty: true, hasColors: true })
    assert.deepEqual([refused.code, refused.out], [EXIT.refused, ''])
    assert.include(refused.err, '--live')
    // eslint-disable-next-line no-control-regex
    assert.match(refused.err, /\u001b\[41m/)
    assert.isEmpty(sms.sent)
    const sent = await everlySays([...TEXT, '--yes', '--live'])
    assert.equal(sent.code, EXIT.ok)
    assert.lengthOf(sms.sent, 1)
  })

  test('plans are not changed at the real payment provider without --live', async ({
    assert,
    cleanup,
  }) => {
    let created = 0
    const backToTest = await usePaymentProvider({
      provider: 'stripe',
      findPrice: async () => null,
      createPrice: async () => `price_${++created}`,
      priceWithoutSync: () => null,
    })
    cleanup(backToTest)
    const dry = await everlySays(['plans', 'sync', '--dry-run'])
    assert.deepEqual([dry.code, created], [EXIT.ok, 0])
    assert.equal((await everlySays(['plans', 'sync', '--yes'])).code, EXIT.refused)
    assert.equal(created, 0)
  })

  test('a price that only the provider knows is noted without a question', async ({
    assert,
    cleanup,
  }) => {
    const backToTest = await usePaymentProvider({
      provider: 'stripe',
      findPrice: async ({ planId }) => ({ priceId: `price_${planId}`, isSame: true }),
    })
    cleanup(backToTest)
    const sync = async () => {
      const said = await everlySays(['plans', 'sync', '--json'])
      assert.deepEqual([said.code, said.asked], [EXIT.ok, []])
      return dataIn<SyncedPlan[]>(said.out).map(({ action }) => action)
    }
    assert.deepEqual(await sync(), ['note', 'note', 'note'])
    assert.deepEqual(await sync(), ['keep', 'keep', 'keep'])
    const noted = await rows(`select id from plan_prices where price_id = 'price_starter'`)
    assert.lengthOf(noted, 1)
  })

  test('a plan changed in the config differs also before the next start', async ({
    assert,
    cleanup,
  }) => {
    await everlySays(['plans', 'list'])
    const backToTest = await usePaymentProvider({
      provider: 'stripe',
      findPrice: async ({ price }) => ({ priceId: 'price_old', isSame: price === 899 }),
    })
    cleanup(backToTest)
    for (const table of ['plans', 'plan_prices']) {
      await rows(`update ${table} set price = 899 where plan_id = 'starter' returning id`)
    }
    const dry = await everlySays(['plans', 'sync', '--dry-run'])
    assert.match(dry.out, /starter\tStarter Plan\t999\treplace/)
  })

  test('long work tells each tenth in a pipe', async ({ assert }) => {
    await deadJobs(20)
    const said = await everlySays(['jobs', 'retry', '--all-dead', '--yes'])
    assert.deepEqual([said.code, said.out], [EXIT.ok, '20 job(s) run again\n'])
    assert.lengthOf(said.err.match(/^Jobs \d+0 %$/gm) ?? [], 10)
  })

  test('a dead job that a colleague discards meanwhile stops none of the others', async ({
    assert,
  }) => {
    await deadJobs(3)
    const said = await everlySays(['jobs', 'retry', '--all-dead'], {
      isTty: true,
      answer: async () => {
        await rows(`delete from jobs where dedup_key = 'remember:2' returning id`)
        return 'y'
      },
    })
    assert.deepEqual([said.code, said.out], [EXIT.ok, '2 job(s) run again\n'])
    assert.lengthOf(await rows(`select id from jobs where status = 'dead'`), 0)
  })

  test('Ctrl-C finishes the row it is at and says how to go on', async ({ assert }) => {
    await deadJobs(3)
    const interrupt = new Interrupt()
    interrupt.watch()
    interrupt.request()
    const said = await everlySays(['jobs', 'retry', '--all-dead', '--yes'], { interrupt })
    assert.deepEqual([said.code, said.out], [EXIT.interrupted, '0 job(s) run again\n'])
    assert.include(said.err, 'To go on: everly jobs retry --all-dead')
    assert.lengthOf(await rows(`select id from jobs where status = 'dead'`), 3)
  })

  test('Ctrl-C instead of an answer is no answer, and ends with 130', async ({ assert }) => {
    const interrupt = new Interrupt()
    interrupt.watch()
    interrupt.request()
    const said = await everlySays(TEXT, { isTty: true, answer: '', interrupt })
    assert.deepEqual([said.code, said.out], [EXIT.interrupted, ''])
    assert.isEmpty(sms.sent)
  })

  test('an error says what, why and the fix; the stack only with --debug', async ({ assert }) => {
    const plain = await everlySays(['alarms', 'clear', '9'])
    assert.equal(plain.err, 'error: No open alarm has the id 9.\n  fix: everly alarms list\n')
    assert.match((await everlySays(['alarms', 'clear', '9', '--debug'])).err, /\n {4}at /)
  })
})
