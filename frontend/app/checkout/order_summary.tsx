import { capOf, paceOf } from '#app/billing/plans/contract'
import { money } from '../../lib/format'
import { useNow } from '../../lib/use_now'
import { Accordion } from '../../ui/accordion'
import { Card } from '../../ui/card'
import { amountDue, orderTerms, priceOf } from './order_words'
import type { Order } from './use_checkout'

/** What is bought. On phones it opens from a line on top of the form. */
export function OrderSummary({ order }: { order: Order }) {
  return (
    <section aria-labelledby="order" className="min-w-0">
      <h2 id="order" className="sr-only">
        Order summary
      </h2>
      <Card tone="quiet" className="py-2 sm:py-3 lg:hidden">
        <Accordion title={<PlanLine order={order} />}>
          <Terms order={order} />
        </Accordion>
      </Card>
      <Card tone="quiet" className="max-lg:hidden">
        <p className="text-sm font-semibold text-muted">Order summary</p>
        <div className="mt-3 text-lg font-semibold">
          <PlanLine order={order} />
        </div>
        <Terms order={order} />
      </Card>
    </section>
  )
}

function PlanLine({ order }: { order: Order }) {
  const { plan } = order
  const cap = capOf(plan)
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span>
        {plan.name}
        {cap && <span className="block text-sm font-medium text-muted">{cap}</span>}
      </span>
      <span className="tabular">
        {money(priceOf(order))} <span className="font-medium text-muted">{paceOf(plan)}</span>
      </span>
    </span>
  )
}

function Terms({ order }: { order: Order }) {
  const now = useNow()
  const { tax } = order.checkout
  return (
    <dl className="mt-3">
      {orderTerms(order, now).map(({ term, words }) => (
        <div key={term} className="border-t border-line py-3">
          <dt className="text-sm font-semibold">{term}</dt>
          <dd className="text-muted">{words}</dd>
        </div>
      ))}
      {tax && (
        <div className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3">
          <dt className="text-sm font-semibold">Tax</dt>
          <dd className="tabular">{money(tax)}</dd>
        </div>
      )}
      <div className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-4">
        <dt className="font-semibold">Due today</dt>
        <dd className="font-display text-xl font-bold tracking-tight tabular">
          {money(amountDue(order))}
        </dd>
      </div>
    </dl>
  )
}
