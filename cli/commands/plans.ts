import { Command } from 'commander'
import { withApp } from '../boot.js'

/** `plans list`, `plans sync` */
export function planCommands(): Command {
  const plans = new Command('plans').description('what is sold')
  plans
    .command('list')
    .description('the plans, and their prices at the payment provider')
    .option('--json', 'prints JSON')
    .action(list)
  plans
    .command('sync')
    .description('brings the plans of the config to the payment provider')
    .option('--dry-run', 'only says what would happen')
    .option('--json', 'prints JSON')
    .action(sync)
  return plans
}

async function list(options: { json?: boolean }): Promise<void> {
  await withApp(async (app) => {
    const { Plans } = await import('#app/payments/plans')
    const plans = await app.container.make(Plans)
    print(await plans.list(), options)
  })
}

async function sync(options: { dryRun?: boolean; json?: boolean }): Promise<void> {
  await withApp(async (app) => {
    const { SyncPlans } = await import('#app/payments/sync_plans')
    const syncPlans = await app.container.make(SyncPlans)
    print(await syncPlans.execute({ isDryRun: options.dryRun ?? false }), options)
  })
}

function print(rows: object[], options: { json?: boolean }): void {
  if (options.json) process.stdout.write(`${JSON.stringify(rows)}\n`)
  else for (const row of rows) process.stdout.write(`${Object.values(row).join('\t')}\n`)
}
