import type { SubscriptionUser } from '#app/billing/plans/contract'
import { PartError } from '../../lib/part_error'
import { useNow } from '../../lib/use_now'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/skeleton'
import type { useWatchedUser } from './queries'
import { timeUntil, usageFigures } from './usage_figures'

interface UsagePanelProps {
  watched: ReturnType<typeof useWatchedUser>
  className?: string
}

export function UsagePanel({ watched, className }: UsagePanelProps) {
  const { data, isLoadingError, isPending } = watched
  return (
    <Card tail="me" className={className} aria-busy={isPending}>
      <h2 className="text-xl">Usage statistics</h2>
      {data && <Figures user={data.user} />}
      {isLoadingError && <PartError query={watched} />}
      {isPending && <FiguresSkeleton />}
    </Card>
  )
}

function Figures({ user }: { user: SubscriptionUser }) {
  const now = useNow()
  const reset = user.resetsAt && timeUntil(user.resetsAt, now)
  return (
    <>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5">
        {usageFigures(user).map(({ term, value }) => (
          <div key={term} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="font-display text-3xl font-bold tracking-tight tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {reset && <p className="mt-5 text-sm text-muted">Resets {reset}.</p>}
    </>
  )
}

function FiguresSkeleton() {
  return (
    <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5">
      {['used', 'bonus', 'limit', 'total'].map((figure) => (
        <Skeleton key={figure} className="h-14" />
      ))}
    </div>
  )
}
