import type { DiaryLine } from '#app/conversations/diary/contract'
import { BookHeart } from 'lucide-react'
import { Link } from 'react-router-dom'
import { monthOfDate } from '../../lib/format'
import { PageError } from '../../lib/page_error'
import { PageTitle } from '../../lib/page_title'
import { useGirlfriend } from '../../lib/session'
import { buttonStyles } from '../../ui/button'
import { cn } from '../../ui/cn'
import { EmptyState } from '../../ui/empty_state'
import { Skeleton } from '../../ui/skeleton'
import { DiaryRow } from './diary_row'
import { useDiary } from './use_diary'

/** `/diary` */
export function DiaryPage() {
  const query = useDiary()
  const her = useGirlfriend().data?.girlfriend?.name

  if (query.isLoadingError)
    return <PageError query={query} fallback="We could not load her diary." />
  return (
    <div className="mx-auto w-full max-w-page px-5 py-6 lg:px-8 lg:pb-12">
      <PageTitle tabTitle="Her diary" className="text-4xl">
        {her ? `${her}’s diary` : 'Her diary'}
      </PageTitle>
      <p className="mt-2 max-w-read text-muted">
        One line about each day you two texted, written by the AI when the day is over. Only you see
        it. You can change or delete any line.
      </p>
      <Link
        to="/our-year"
        className={cn(buttonStyles({ variant: 'link', size: 'sm' }), '-ml-1 mt-1')}
      >
        Our year
      </Link>
      {query.data ? <Months lines={query.data.lines} /> : <Loading />}
    </div>
  )
}

/** The latest month first, its days in the same order. */
function Months({ lines }: { lines: DiaryLine[] }) {
  if (lines.length === 0) return <NothingYet />
  const months = new Set(lines.map(({ date }) => date.slice(0, 7)))
  return [...months].map((month) => (
    <section
      key={month}
      aria-labelledby={`month-${month}`}
      className={cn(
        'mt-8 grid gap-x-12 gap-y-3 border-t border-line pt-8',
        'lg:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]'
      )}
    >
      <h2 id={`month-${month}`} className="text-2xl lg:sticky lg:top-6 lg:self-start">
        {monthOfDate(month)}
      </h2>
      <ul className="grid gap-4" aria-label={monthOfDate(month)}>
        {lines
          .filter(({ date }) => date.startsWith(month))
          .map((line) => (
            <DiaryRow key={line.id} line={line} />
          ))}
      </ul>
    </section>
  ))
}

function NothingYet() {
  return (
    <EmptyState
      title="Nothing written yet."
      visual={<BookHeart aria-hidden="true" className="size-8" />}
    >
      Her line about a day shows up here the night after you two text.
    </EmptyState>
  )
}

function Loading() {
  return (
    <div role="group" aria-busy="true" aria-label="Her diary" className="mt-8 grid gap-4">
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
    </div>
  )
}
