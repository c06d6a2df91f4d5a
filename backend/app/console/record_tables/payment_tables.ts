import providers from '#config/providers'
import { nullable, plain, type RecordTable } from '#app/console/record_tables/record_table'

export const PLANS: RecordTable = {
  from: 'plans t',
  columns: {
    ...plain('id', 'planId', 'name', 'price', 'messagesPerDay', 'totalMessages', 'lookupKey'),
    ...plain('updatedAt'),
    // The one new buyers get: of exactly this amount.
    priceId: {
      value: `(select p.price_id from plan_prices p where p.plan_id = t.plan_id and p.price = t.price
        and p.currency = t.currency and p.provider = '${providers.payment.driver}' order by p.id desc limit 1)`,
    },
  },
}

export const PURCHASES: RecordTable = {
  from: 'purchases t',
  columns: {
    ...plain('id', 'userId', 'provider', 'kind', 'planId', 'amount', 'state', 'refunded'),
    ...plain('isDisputed', 'intentId', 'invoiceId', 'subscriptionId', 'periodEnd'),
    ...plain('messagesRevoked', 'createdAt'),
    ...nullable('paidAt'),
  },
}

export const SUBSCRIPTIONS: RecordTable = {
  from: 'subscriptions t',
  columns: plain(
    ...['id', 'userId', 'planId', 'status', 'isEntitled', 'cancelAtPeriodEnd', 'nextPlanId'],
    ...['subscriptionId', 'periodEnd', 'createdAt', 'endedAt']
  ),
}

export const PROVIDER_EVENTS: RecordTable = {
  from: 'payment_events t',
  columns: {
    ...plain('id', 'provider', 'type', 'eventId', 'target', 'receivedAt', 'settledAt'),
    isSettled: { value: '(t.settled_at is not null)' },
  },
}
