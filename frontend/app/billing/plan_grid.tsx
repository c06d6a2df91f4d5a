import type { SubscriptionPlan, SubscriptionUser } from '#app/billing/plans/contract'
import type { ReactNode } from 'react'
import { refusalOf } from '../../lib/api_error'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty_state'
import { ErrorState } from '../../ui/error_state'
import { Skeleton } from '../../ui/skeleton'
import { PlanCard } from './plan_card'
import { usePlans, type useWatchedUser } from './queries'
import { usePurchase, type usePlanChange } from './use_plan_choice'

interface PlanGridProps {
  watched: ReturnType<typeof useWatchedUser>
  planChange: ReturnType<typeof usePlanChange>
}

/** The plans, marked for this person: nothing is offered before it is known what they have. */
export function PlanGrid({ watched, planChange }: PlanGridProps) {
  const plans = usePlans()
  const error = plans.error ?? (watched.data ? null : watched.error)

  const retry = () => {
    if (plans.error) void plans.refetch()
    if (watched.error) void watched.refetch()
  }

  if (plans.data && watched.data) {
    return <Plans plans={plans.data.plans} user={watched.data.user} planChange={planChange} />
  }
  if (!error) return <GridSkeleton />
  return (
    <Frame>
      <Card>
        <ErrorState
          title="Could not load the plans"
          onRetry={retry}
          isRetrying={plans.isFetching || watched.isFetching}
        >
          {refusalOf(error)}
        </ErrorState>
      </Card>
    </Frame>
  )
}

interface PlansProps {
  plans: SubscriptionPlan[]
  user: SubscriptionUser
  planChange: ReturnType<typeof usePlanChange>
}

function Plans({ plans, user, planChange }: PlansProps) {
  const { buy, pendingPlan } = usePurchase()
  const isEnding = user.subscription?.cancelAtPeriodEnd

  if (plans.length === 0) {
    return (
      <Frame>
        <Card>
          <EmptyState title="No plans available right now">Please check back later.</EmptyState>
        </Card>
      </Frame>
    )
  }
  return (
    <Frame>
      <ul className="grid gap-x-5 gap-y-8 pt-4 md:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard
            key={plan.planId}
            plan={plan}
            user={user}
            onBuy={() => buy(plan.planId)}
            onDowngrade={() => planChange.ask('downgrade')}
            onCancel={user.subscription && !isEnding ? () => planChange.ask('cancel') : undefined}
            isPending={pendingPlan === plan.planId}
          />
        ))}
      </ul>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return <section aria-label="Plans">{children}</section>
}

function GridSkeleton() {
  return (
    <section aria-label="Plans" aria-busy="true">
      <div className="grid gap-x-5 gap-y-8 pt-4 md:grid-cols-3">
        {['starter', 'standard', 'refill'].map((planId) => (
          <Skeleton key={planId} className="h-[26rem] rounded-card rounded-bl-tail" />
        ))}
      </div>
    </section>
  )
}
