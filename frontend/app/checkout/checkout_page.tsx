import { planIdOf, type PlanId } from '#app/billing/plans/contract'
import { Navigate, useSearchParams } from 'react-router-dom'
import { PageTitle } from '../../lib/page_title'
import { ToldAway } from '../../lib/told_away'
import { Skeleton } from '../../ui/skeleton'
import { OrderSummary } from './order_summary'
import { StripePayment } from './stripe_payment'
import { TestPayment } from './test_payment'
import { useCheckout, type Order } from './use_checkout'

const PLANS_PAGE = '/subscription'

/** `/checkout?plan=`; with `&bill=open` for a renewal that failed. */
export function CheckoutPage() {
  const [query] = useSearchParams()
  const planId = planIdOf(query.get('plan'))
  const isBill = query.get('bill') === 'open'
  if (planId) return <Checkout key={`${planId} ${isBill}`} planId={planId} isBill={isBill} />
  return (
    <ToldAway
      to={PLANS_PAGE}
      title="Invalid Request"
      description="No plan selected. Redirecting to subscription page."
    />
  )
}

/** `/checkout` as somebody meets it who is not logged in. */
export function CheckoutVisitor() {
  return (
    <ToldAway
      to="/?redirect=/subscription"
      title="Login Required"
      description="Please login to your account to purchase a subscription."
    />
  )
}

function Checkout(wish: { planId: PlanId; isBill: boolean }) {
  const { order, failure, isPaidAlready } = useCheckout(wish)
  // Somebody who came back after paying: nothing failed.
  if (isPaidAlready) return <Navigate to={PLANS_PAGE} replace />
  if (failure) return <ToldAway to={PLANS_PAGE} title="Setup Error" description={failure} />
  return (
    <div className="mx-auto w-full max-w-page px-5 py-6 lg:px-8 lg:pb-12">
      <PageTitle className="text-4xl">Checkout</PageTitle>
      <div
        aria-busy={!order}
        className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-8"
      >
        {order ? <Parts order={order} /> : <PartsSkeleton />}
      </div>
    </div>
  )
}

function Parts({ order }: { order: Order }) {
  const Payment = order.checkout.provider === 'stripe' ? StripePayment : TestPayment
  return (
    <>
      <OrderSummary order={order} />
      <Payment order={order} />
    </>
  )
}

function PartsSkeleton() {
  return (
    <>
      <Skeleton className="h-20 rounded-card lg:h-96" />
      <Skeleton className="h-[28rem] rounded-card" />
    </>
  )
}
