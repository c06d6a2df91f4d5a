import { Command, InvalidArgumentError } from 'commander'
import { withApp } from '../boot.js'

const LONGEST_DAYS = 800

/** `billing advance-clock` */
export function billingCommands(): Command {
  const billing = new Command('billing').description('payments')
  billing
    .command('advance-clock')
    .description('lets days pass at the built-in payment provider, so that subscriptions renew')
    .requiredOption('--days <number>', 'how many', daysOf)
    .action(advanceClock)
  return billing
}

async function advanceClock({ days }: { days: number }): Promise<void> {
  await withApp(async (app) => {
    const { PaymentGateway } = await import('#app/payments/payment_gateway')
    const gateway = await app.container.make(PaymentGateway)
    if (gateway.provider !== 'test') {
      throw new Error('Only the clock of the built-in payment provider can be moved.')
    }
    const { AdvanceTestClock } = await import('#app/test_payments/advance_test_clock')
    const advance = await app.container.make(AdvanceTestClock)
    const { running } = await advance.execute({ days })
    process.stdout.write(`${days} days later: ${running} subscription(s) running\n`)
  })
}

function daysOf(text: string): number {
  const days = Number(text)
  if (Number.isInteger(days) && days > 0 && days <= LONGEST_DAYS) return days
  throw new InvalidArgumentError(`Give a whole number from 1 to ${LONGEST_DAYS}.`)
}
