import { PageTitle } from '../../lib/page_title'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/skeleton'
import { VisuallyHidden } from '../../ui/visually_hidden'

export function DashboardSkeleton() {
  return (
    <div
      aria-busy="true"
      className="mx-auto grid w-full max-w-page gap-6 px-5 py-6 lg:px-8 lg:pb-12"
    >
      <VisuallyHidden>
        <PageTitle>Dashboard</PageTitle>
      </VisuallyHidden>
      <Skeleton className="h-12 w-72 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-12">
        <CompanionSkeleton className="lg:col-span-7" />
        <Skeleton className="h-64 rounded-card lg:col-span-5 lg:h-auto" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-32 rounded-card" />
      </div>
      <div className="grid gap-6 lg:grid-cols-12">
        <Skeleton className="h-72 rounded-card lg:col-span-5" />
        <Skeleton className="h-72 rounded-card lg:col-span-7" />
      </div>
    </div>
  )
}

/** As tall as the card that comes. */
export function CompanionSkeleton({ className }: { className?: string }) {
  return (
    <Card aria-busy="true" aria-label="Your companion" role="group" className={className}>
      <div className="flex gap-5 sm:gap-7">
        <Skeleton className="arch h-auto w-24 shrink-0 sm:w-44" />
        <div className="grid min-w-0 flex-1 content-start gap-3 pt-2">
          <Skeleton className="h-8 w-3/4" />
          <Skeleton className="w-1/2" />
          <Skeleton className="w-2/3" />
        </div>
      </div>
      <Skeleton className="mt-5 h-24 rounded-bubble" />
      <Skeleton className="mt-5 h-12" />
    </Card>
  )
}
