import type { OurYear } from '#app/conversations/our_year/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CalendarHeart, Printer } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { HerPortrait } from '../../lib/her_portrait'
import { zoneWords } from '../../lib/format'
import { PageError } from '../../lib/page_error'
import { PageTitle } from '../../lib/page_title'
import { useGirlfriend } from '../../lib/session'
import { Button, buttonStyles } from '../../ui/button'
import { cn } from '../../ui/cn'
import { EmptyState } from '../../ui/empty_state'
import { paper } from '../../ui/paper'
import { Skeleton } from '../../ui/skeleton'
import { YearInNumbers } from './year_in_numbers'
import { YearInWords } from './year_in_words'
import { YearMoods } from './year_moods'
import { YearSubjects } from './year_subjects'

/** `/our-year` */
export function OurYearPage() {
  const query = useOurYear()
  const { data } = query

  if (query.isLoadingError)
    return <PageError query={query} fallback="We could not load your year." />
  return (
    <div
      className={cn(
        'mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-8 px-5 py-6 lg:px-8 lg:pb-12',
        'print:block print:p-0 print:*:mt-6',
        paper
      )}
    >
      <Title year={data} />
      {data ? <Year year={data} /> : <Loading />}
    </div>
  )
}

/** The year the address names, or the latest; what belongs to nobody's year is left to the server. */
function useOurYear() {
  const [search] = useSearchParams()
  const year = search.get('year')
  return useQuery<OurYear>({
    queryKey: [year ? `/api/our-year?year=${encodeURIComponent(year)}` : '/api/our-year'],
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

function Title({ year }: { year: OurYear | undefined }) {
  const her = useGirlfriend().data?.girlfriend
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
      {her && <HerPortrait image={her.image} name="" size="avatar" className="shrink-0" />}
      <div className="min-w-0 flex-[1_1_16rem]">
        <PageTitle tabTitle="Our year" className="text-4xl">
          {year ? `Our year ${year.year}` : 'Our year'}
        </PageTitle>
        <p className="mt-2 max-w-read text-muted">
          {her ? `You and ${her.name}` : 'You two'}, put together from your texts when you open this
          page. It’s for you alone: not stored, and not shown to anyone.
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
          {year && year.years.length > 1 && <Years year={year} />}
          <Button variant="ghost" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4.5" />
            Print
          </Button>
          <Link to="/diary" className={cn(buttonStyles({ variant: 'link', size: 'sm' }))}>
            Her diary
          </Link>
        </div>
      </div>
    </div>
  )
}

function Years({ year: { year, years } }: { year: OurYear }) {
  return (
    <nav aria-label="Years" className="flex flex-wrap gap-2">
      {years.map((one) => (
        <Link
          key={one}
          to={`/our-year?year=${one}`}
          aria-current={one === year ? 'page' : undefined}
          className={cn(
            buttonStyles({ variant: 'ghost', size: 'sm' }),
            'tabular aria-[current=page]:border-transparent aria-[current=page]:bg-her'
          )}
        >
          {one}
        </Link>
      ))}
    </nav>
  )
}

function Year({ year }: { year: OurYear }) {
  if (year.years.length === 0) {
    return (
      <EmptyState
        title="No texts yet."
        visual={<CalendarHeart aria-hidden="true" className="size-8" />}
      >
        Once you two have texted, your year together shows up here.
      </EmptyState>
    )
  }
  return (
    <>
      <YearInNumbers year={year} />
      <YearSubjects year={year} />
      <YearMoods year={year} />
      <YearInWords year={year} />
      <p className="border-t border-line pt-4 text-sm text-muted">
        She is an AI and cannot feel human emotion; her moods are the ones she wrote in. Days and
        hours are in {zoneWords(year.timeZone)}.
      </p>
    </>
  )
}

function Loading() {
  return (
    <div role="group" aria-busy="true" aria-label="Our year" className="grid gap-6">
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
    </div>
  )
}
