import type { Activity } from '#app/people/activities/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { relativeTime } from '../../lib/format'
import { useNow } from '../../lib/use_now'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { cn } from '../../ui/cn'
import { Skeleton } from '../../ui/skeleton'
import { activityLook } from './activity_look'
import { CardError } from './card_error'

const ACTIVITIES_MS = 10_000
const SHOWN_FIRST = 6

export function RecentActivity({ className }: { className?: string }) {
  const query = useQuery<{ activities: Activity[] }>({
    queryKey: ['/api/activities'],
    refetchInterval: ACTIVITIES_MS,
    refetchOnMount: 'always',
  })
  const { data } = query
  if (query.isLoadingError) {
    return <CardError query={query} title="Recent Activity" className={className} />
  }
  return (
    <Card className={className} aria-busy={!data || undefined}>
      <h2 className="text-xl">Recent Activity</h2>
      {data ? <ActivityList activities={data.activities} /> : <Loading />}
    </Card>
  )
}

function Loading() {
  return (
    <div className="mt-5 grid gap-5">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-9" />
      ))}
    </div>
  )
}

function ActivityList({ activities }: { activities: Activity[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const now = useNow()
  if (activities.length === 0) return <p className="mt-4 text-muted">No recent activity</p>
  const shown = isWhole ? activities : activities.slice(0, SHOWN_FIRST)

  return (
    <>
      <ul className="mt-3">
        {shown.map((activity) => (
          <ActivityRow key={activity.id} activity={activity} now={now} />
        ))}
      </ul>
      {activities.length > SHOWN_FIRST && (
        <Button
          variant="link"
          size="sm"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : `Show all ${activities.length}`}
        </Button>
      )}
    </>
  )
}

function ActivityRow({ activity, now }: { activity: Activity; now: number }) {
  const { Icon, dot } = activityLook(activity.activityType)
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-1 border-t border-line py-3 first:border-0">
      <span className={cn('relative grid size-9 shrink-0 place-items-center', dot)}>
        <span aria-hidden="true" className="absolute inset-0 rounded-full bg-current opacity-15" />
        <Icon aria-hidden="true" className="relative size-4.5" />
      </span>
      <span className="min-w-0 flex-[1_1_7rem] [overflow-wrap:anywhere]">
        {activity.description}
      </span>
      <time dateTime={activity.createdAt} className="ml-auto text-sm text-muted tabular">
        {relativeTime(activity.createdAt, now)}
      </time>
    </li>
  )
}
