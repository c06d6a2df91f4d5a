import type { Verb } from '../../verb.js'

/** `plans list` */
export const plansList: Verb = {
  name: 'list',
  summary: 'the plans, and their prices at the payment provider',
  examples: ['plans list', 'plans list --json'],
  async run({ output, withApp }) {
    const rows = await withApp(async (app) => {
      const { Plans } = await import('#app/billing/payments/plans')
      const plans = await app.container.make(Plans)
      return plans.list()
    })
    output.rows(rows)
  },
}
