import { test } from '@japa/runner'
import { PaymentGatewayError } from '#app/billing/payments/payment_gateway'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { runCli } from '#tests/child'
import { everlySays, type Said } from '#tests/command_line'
import { usePaymentProvider } from '#tests/payment_provider'
import { freshDatabase, signedUpUser, sms } from '#tests/world'
import { EXIT, type ExitCode } from './exit_codes.js'
import { Interrupt } from './interrupt.js'

const TEXT = ['sms', 'send', '+12025550143', 'Hello']

function interrupted(): Interrupt {
  const interrupt = new Interrupt()
  interrupt.watch()
  interrupt.request()
  return interrupt
}

async function duringAStop(args: string[]): Promise<Said> {
  await everlySays(['sends', 'stop', '--reason', 'a test', '--yes'])
  return everlySays(args)
}

/** One ending of each kind, as an operator meets it. */
const ENDINGS: { exit: keyof typeof EXIT; how: string; run(): Promise<Said> }[] = [
  { exit: 'ok', how: 'a list with nothing in it', run: () => everlySays(['users', 'list']) },
  {
    exit: 'failure',
    how: 'no server answers',
    run: () =>
      everlySays([
        ...['webhooks', 'trigger', 'message.received', '--from', '+12025550143'],
        ...['--url', 'http://127.0.0.1:9'],
      ]),
  },
  { exit: 'usage', how: 'an id that is none', run: () => everlySays(['jobs', 'retry', 'x']) },
  {
    exit: 'usage',
    how: 'an answer is needed and nobody can be asked',
    run: () => everlySays(TEXT),
  },
  {
    exit: 'notConfigured',
    how: 'a copy of a database that is no file',
    run: async () => {
      const env = { DATABASE_URL: ':memory:', APP_KEY: 'the key of a test, long enough' }
      const { code, stdout: out, stderr: err } = await runCli(['db', 'backup'], env)
      return { code: code as ExitCode, out, err, asked: [] }
    },
  },
  {
    exit: 'notConfigured',
    how: 'a database of a kind we do not speak',
    run: async () => {
      const {
        code,
        stdout: out,
        stderr: err,
      } = await runCli(['users', 'list'], {
        DATABASE_URL: 'mysql://127.0.0.1/everly',
      })
      return { code: code as ExitCode, out, err, asked: [] }
    },
  },
  { exit: 'notFound', how: 'no such job', run: () => everlySays(['jobs', 'retry', '9']) },
  { exit: 'notFound', how: 'no such person', run: () => everlySays(['users', 'show', '9']) },
  {
    exit: 'refused',
    how: 'the operator says no',
    run: () => everlySays(TEXT, { isTty: true, answer: 'n' }),
  },
  {
    exit: 'refused',
    how: 'a rule says no',
    run: async () => {
      await signedUpUser()
      return everlySays(['db', 'seed'])
    },
  },
  {
    exit: 'provider',
    how: 'the carrier refuses a text',
    run: () => {
      sms.failNext(new SmsGatewayError('refused', 30006))
      return everlySays([...TEXT, '--yes'])
    },
  },
  {
    exit: 'partial',
    how: 'a text is written down and has to wait',
    run: () => duringAStop([...TEXT, '--yes']),
  },
  {
    exit: 'interrupted',
    how: 'Ctrl-C',
    run: () => everlySays(['jobs', 'list'], { interrupt: interrupted() }),
  },
]

test.group('The exit codes', (group) => {
  freshDatabase(group)

  test('{exit}: {how}')
    .with(ENDINGS)
    .run(async ({ assert }, { exit, run }) => {
      const said = await run()
      assert.equal(said.code, EXIT[exit], said.err)
    })

  test('each that help lists is met above', ({ assert }) => {
    assert.sameMembers([...new Set(ENDINGS.map(({ exit }) => exit))], Object.keys(EXIT))
  })

  test('a text that has to wait says why, at once', async ({ assert }) => {
    const said = await duringAStop([...TEXT, '--yes'])
    assert.match(said.out, /^text \d+: queued \(defer: .*stopped.*\)\n$/)
    assert.isEmpty(sms.sent)
  })

  test('plans sync ends with the provider’s code when the provider is {$self}')
    .with(['unreachable', 'refused'] as const)
    .run(async ({ assert, cleanup }, outcome) => {
      const fails = () => Promise.reject(new PaymentGatewayError(outcome, 'api_error'))
      cleanup(await usePaymentProvider({ findPrice: fails, createPrice: fails }))
      for (const wish of ['--dry-run', '--yes']) {
        const said = await everlySays(['plans', 'sync', wish])
        assert.deepEqual([said.code, said.out], [EXIT.provider, ''])
        assert.include(said.err, 'fix: everly doctor --online')
        assert.include(said.err, outcome === 'refused' ? 'refused the plans' : 'can’t be reached')
      }
    })
})
