import { goAhead } from '../../go_ahead.js'
import { arePaymentsReal } from '../../live_keys.js'
import type { Verb } from '../../verb.js'

/** `plans sync` */
export const plansSync: Verb = {
  name: 'sync',
  summary: 'brings the plans of the config to the payment provider',
  does: 'charges',
  examples: ['plans sync --dry-run', 'plans sync --yes', 'plans sync --live --yes'],
  async run(run) {
    await run.withApp(async (app) => {
      const { OPERATOR } = await import('#app/ledgers/audit/audit_log')
      const { changesProvider } = await import('#app/billing/payments/sync_plans')
      const { SyncPlanPrices } = await import('#app/console/support/sync_plan_prices')
      const sync = await app.container.make(SyncPlanPrices)
      const difference = await sync.difference()
      const isInStep = difference.every(({ action }) => action === 'keep')
      if (run.options.dryRun || isInStep) return run.output.rows(difference)
      const changes = difference.filter(changesProvider).length
      const question = `Change ${changes} price(s) at the payment provider?`
      if (changes > 0) await goAhead(run, { question, isLive: await arePaymentsReal(app) })
      run.output.rows(await sync.sync(OPERATOR))
    })
  },
}
