import type { SafetyCounts as Counts } from '#app/safety/care/contract'
import { useQuery } from '@tanstack/react-query'
import { PartError } from '../../lib/part_error'
import { Skeleton } from '../../ui/skeleton'

/**
 * How often somebody was pointed to a crisis line. The page
 * is made at build time, so the figures come after it.
 */
export function SafetyCounts() {
  const query = useQuery<Counts>({
    queryKey: ['/api/safety-counts'],
    refetchOnMount: 'always',
  })
  if (query.data) return <Years years={query.data.years} />
  if (query.error)
    return <PartError query={query} title="Could not load the figures" className="py-2" />
  return <Room />
}

function Years({ years }: Counts) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2">
      {years.map(({ year, referrals, eatingReferrals, isOver }) => (
        <div key={year} className="contents">
          <dt>{isOver ? year : `${year} so far`}</dt>
          <dd className="tabular-nums">
            <b className="font-semibold">{times(referrals)}</b>
            {`, and ${times(eatingReferrals)} to a line for eating disorders`}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Room() {
  return (
    <div role="group" aria-busy="true" aria-label="The figures">
      <div className="grid gap-2 noscript:hidden">
        <Skeleton className="h-6 w-44" />
        <Skeleton className="h-6 w-44" />
      </div>
      <noscript>The figures are shown where JavaScript is on.</noscript>
    </div>
  )
}

function times(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'time' : 'times'}`
}
