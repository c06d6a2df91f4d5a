import type { Agreement } from '#app/billing/renewals/contract'
import { Printer, ScrollText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { longDate } from '../../lib/format'
import { PageError } from '../../lib/page_error'
import { PageTitle } from '../../lib/page_title'
import { Button, buttonStyles } from '../../ui/button'
import { Card } from '../../ui/card'
import { cn } from '../../ui/cn'
import { EmptyState } from '../../ui/empty_state'
import { paper } from '../../ui/paper'
import { Skeleton } from '../../ui/skeleton'
import { paidPlanName } from './plan_words'
import { useAgreements } from './queries'

/** `/agreed-terms`: what the text about a plan that has begun leads to, to be kept. */
export function AgreedTermsPage() {
  const query = useAgreements()
  if (query.isLoadingError)
    return <PageError query={query} fallback="We could not load what you agreed to." />
  return (
    <div className={cn('mx-auto grid w-full max-w-page gap-6 px-5 py-6 lg:px-8 lg:pb-12', paper)}>
      <Title />
      {query.data ? <Agreements agreements={query.data.agreements} /> : <Loading />}
    </div>
  )
}

function Title() {
  return (
    <header>
      <PageTitle tabTitle="What you agreed to" className="text-4xl">
        What you agreed to
      </PageTitle>
      <p className="mt-2 max-w-read text-muted">
        The exact words next to the button each time you bought a plan that renews. To cancel, press
        Cancel plan on the{' '}
        <Link
          to="/subscription"
          className="font-semibold text-primary underline underline-offset-4"
        >
          plans page
        </Link>
        ; you keep the plan until the end of the month you paid for.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
        <Button variant="ghost" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          Print
        </Button>
        <Link to="/terms" className={buttonStyles({ variant: 'link', size: 'sm' })}>
          Terms of Service
        </Link>
      </div>
    </header>
  )
}

function Agreements({ agreements }: { agreements: Agreement[] }) {
  if (agreements.length === 0) {
    return (
      <EmptyState
        title="Nothing renews."
        visual={<ScrollText aria-hidden="true" className="size-8" />}
      >
        When you buy a plan, the terms you agree to are kept here.
      </EmptyState>
    )
  }
  return (
    <ul className="grid max-w-read gap-5">
      {agreements.map(({ id, planId, agreedAt, wording, version }) => (
        <li key={id}>
          <Card>
            <h2 className="text-xl">{paidPlanName(planId)}</h2>
            <p className="mt-3">{wording}</p>
            <p className="mt-3 text-sm text-muted">
              Agreed on {longDate(agreedAt)}, wording {version}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  )
}

function Loading() {
  return (
    <div role="group" aria-busy="true" aria-label="What you agreed to" className="grid gap-5">
      <Skeleton className="h-40 max-w-read rounded-card" />
    </div>
  )
}
