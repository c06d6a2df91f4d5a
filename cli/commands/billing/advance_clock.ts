import { Option } from 'commander'
import { EXIT } from '../../exit_codes.js'
import { Failure } from '../../failure.js'
import { goAhead, type Plan } from '../../go_ahead.js'
import { Progress } from '../../progress.js'
import { wholeNumber } from '../../values.js'
import type { Run, Verb } from '../../verb.js'

const LONGEST_DAYS = 800

interface Options {
  days: number
}

/** `billing advance-clock` */
export const billingAdvanceClock: Verb<Options> = {
  name: 'advance-clock',
  summary: 'lets days pass at the built-in payment provider, so that subscriptions renew',
  options: [
    new Option('--days <number>', 'how many')
      .argParser(wholeNumber(1, LONGEST_DAYS))
      .makeOptionMandatory(),
  ],
  does: 'charges',
  examples: ['billing advance-clock --days 31 --yes', 'billing advance-clock --days 1 --dry-run'],
  async run(run) {
    const { days } = run.options
    const end = await run.withApp(async (app) => {
      const { PaymentGateway } = await import('#app/billing/payments/payment_gateway')
      const gateway = await app.container.make(PaymentGateway)
      if (gateway.provider !== 'test') {
        throw new Failure(
          EXIT.refused,
          'Only the clock of the built-in payment provider can be moved.'
        )
      }
      const question = `Let ${days} day(s) pass and renew what falls due?`
      const preview: Plan['preview'] = [`${days} day(s) would pass`, { days }]
      if (!(await goAhead(run, { question, preview }))) return null
      const { AdvanceTestClock } = await import('#app/billing/test_payments/advance_test_clock')
      return passDays(run, await app.container.make(AdvanceTestClock))
    })
    if (!end) return EXIT.ok
    const { passed, running } = end
    run.output.say(`${passed} days later: ${running} subscription(s) running`, end)
    if (passed === days) return EXIT.ok
    run.output.note(`To go on: everly billing advance-clock --days ${days - passed}`)
    return EXIT.interrupted
  },
}

interface TestClock {
  execute(by: { days: number }): Promise<{ running: number }>
}

/** A day at a time, so that it can be stopped between two of them. */
async function passDays({ options: { days }, ...run }: Run<Options>, clock: TestClock) {
  run.interrupt.watch()
  const progress = await Progress.start(run.terminal, 'Days passing')
  let end = { passed: 0, running: 0 }
  try {
    while (end.passed < days && !run.interrupt.isRequested) {
      const { running } = await clock.execute({ days: 1 })
      end = { passed: end.passed + 1, running }
      progress.at(end.passed, days)
    }
    return end
  } finally {
    progress.end()
  }
}
