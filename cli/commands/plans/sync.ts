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
      const { SyncPlanPrices } = await import('#app/console/support/sync_plan_prices')
      const sync = await app.container.make(SyncPlanPrices)
      const difference = await sync.difference()
      const changes = difference.filter(({ action }) => action !== 'keep').length
      if (run.options.dryRun || changes === 0) return run.output.rows(difference)
      const question = `Change ${changes} price(s) at the payment provider?`
      await goAhead(run, { question, isLive: await arePaymentsReal(app) })
      run.output.rows(await sync.sync(OPERATOR))
    })
  },
}
