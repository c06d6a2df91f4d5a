import type { SubscriptionState, SubscriptionUser } from '#app/billing/plans/contract'
import { Link } from 'react-router-dom'
import { longDate, money } from '../../lib/format'
import { useSite } from '../../lib/session'
import { Band } from '../../ui/band'
import { Button } from '../../ui/button'
import { paidPlanName, renewsFrom } from './plan_words'
import type { usePlanChange } from './use_plan_choice'

interface PlanNoticeProps {
  user: SubscriptionUser
  planChange: ReturnType<typeof usePlanChange>
}

/** What is about to happen to the subscription, with the way to undo it. */
export function PlanNotice({ user: { subscription }, planChange }: PlanNoticeProps) {
  if (!subscription || subscription.status === 'canceled') return null
  const current = paidPlanName(subscription.planId)
  return (
    <div role="status" className="grid gap-4 empty:hidden">
      {subscription.status === 'past_due' && (
        <Band tone="danger" title="Payment failed.">
          Your last payment for the {current} didn’t go through. You keep it while we try again; if
          that keeps failing, the plan ends. <PayLink planId={subscription.planId} />
        </Band>
      )}
      <NewPrice subscription={subscription} />
      <PendingChange subscription={subscription} planChange={planChange} />
    </div>
  )
}

/** Paying the open bill with another card makes that card the one for the next bills. */
function PayLink({ planId }: { planId: SubscriptionState['planId'] }) {
  const { data: site } = useSite()
  return (
    // The provider's script may run only on a page that was loaded as the checkout.
    <Link to={`/checkout?plan=${planId}&bill=open`} reloadDocument={!site?.simulated.payment}>
      Pay with another card
    </Link>
  )
}

/** Told in time to leave before it is charged. */
function NewPrice({ subscription }: { subscription: SubscriptionState }) {
  const { newPrice, planId, nextPlanId, cancelAtPeriodEnd, currentPeriodEnd } = subscription
  if (!newPrice || nextPlanId || cancelAtPeriodEnd) return null
  return (
    <Band tone="info" title="New price.">
      From {longDate(currentPeriodEnd)} your {paidPlanName(planId)} costs {money(newPrice.to)} a
      month instead of {money(newPrice.from)}. If you don’t want that, cancel it before then.
    </Band>
  )
}

interface PendingChangeProps {
  subscription: SubscriptionState
  planChange: ReturnType<typeof usePlanChange>
}

function PendingChange({ subscription, planChange }: PendingChangeProps) {
  const { planId, nextPlanId, cancelAtPeriodEnd, currentPeriodEnd } = subscription
  const price = subscription.newPrice?.to ?? subscription.price
  const date = longDate(currentPeriodEnd)
  const current = paidPlanName(planId)
  if (!cancelAtPeriodEnd && !nextPlanId) return null
  return (
    <Band
      action={
        <Button
          variant="ghost"
          size="sm"
          onClick={() => planChange.change({ change: 'keep' })}
          isPending={planChange.pendingChange === 'keep'}
        >
          Keep {current}
        </Button>
      }
    >
      {cancelAtPeriodEnd
        ? `Your ${current} is canceled. You keep it until ${date}; then you’re on the free tier.`
        : `Your ${paidPlanName('starter')} begins on ${date}. Until then you keep the ${current}.`}{' '}
      If you press Keep, it {renewsFrom(currentPeriodEnd, price)}.
    </Band>
  )
}
