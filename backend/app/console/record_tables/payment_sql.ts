import providers from '#config/providers'
import { Plan } from '#app/models/plan'
import { fromOf, plain, type RecordTable } from '#app/console/record_tables/record_table'

/** Measured with the other lists by `npm run bench:console`. */
export const PLANS: RecordTable = {
  from: fromOf(Plan),
  columns: {
    ...plain(Plan, 'id', 'planId', 'name', 'price', 'messagesPerDay', 'totalMessages', 'lookupKey'),
    ...plain(Plan, 'updatedAt'),
    // The one new buyers get: of exactly this amount.
    priceId: {
      value: `(select p.price_id from plan_prices p
        where p.plan_id = t.plan_id and p.price = t.price and p.currency = t.currency
          and p.provider = '${providers.payment.driver}' order by p.id desc limit 1)`,
    },
  },
}
