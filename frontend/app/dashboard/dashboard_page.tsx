import type { Signup } from '#app/people/accounts/contract'
import { NotForMinors } from '../../lib/not_for_minors'
import { PageError } from '../../lib/page_error'
import { PageTitle } from '../../lib/page_title'
import { useGirlfriend, useSignup } from '../../lib/session'
import { StaleBand } from '../../lib/stale_band'
import { useNow } from '../../lib/use_now'
import { BirthdayCard } from './birthday_card'
import { CompanionCard } from './companion_card'
import { NoCompanionCard } from './no_companion_card'
import { DashboardSkeleton, CompanionSkeleton } from './dashboard_skeleton'
import { greetingAt } from './greeting'
import { CardError } from './card_error'
import { ProfileCard } from './profile_card'
import { RecentActivity } from './recent_activity'
import { RememberedCard } from './remembered_card'
import { SubscriptionCard } from './subscription_card'
import { Tiles, type ScheduleDialog } from './tiles'

interface DashboardPageProps {
  /** Where a message is scheduled without leaving the page; joined by the router. */
  ScheduleDialog: ScheduleDialog
}

/** `/user-dashboard` and `/dashboard` */
export function DashboardPage({ ScheduleDialog }: DashboardPageProps) {
  const query = useSignup()
  const { data, error } = query

  if (query.isLoadingError)
    return <PageError query={query} fallback="We could not load your dashboard." />
  if (!data) return <DashboardSkeleton />
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-6 px-5 py-6 lg:px-8 lg:pb-12">
      <Greeting firstName={data.signup.firstName} />
      <StaleBand error={error} />
      <BirthdayCard signup={data.signup} />
      <Cards signup={data.signup} ScheduleDialog={ScheduleDialog} />
      <NotForMinors className="text-sm text-muted" />
    </div>
  )
}

function Greeting({ firstName }: { firstName: string | null }) {
  const words = greetingAt(new Date(useNow()).getHours())
  return (
    <PageTitle tabTitle="Dashboard" className="text-4xl">
      {firstName ? `${words}, ${firstName}` : words}
    </PageTitle>
  )
}

function Cards({ signup, ScheduleDialog }: DashboardPageProps & { signup: Signup }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-12">
        <Companion signup={signup} />
        <div className="grid grid-cols-1 gap-6 lg:col-span-5 lg:grid-rows-[auto_1fr]">
          <Remembered />
          <SubscriptionCard signup={signup} />
        </div>
      </div>
      <Tiles signup={signup} ScheduleDialog={ScheduleDialog} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-12">
        <ProfileCard signup={signup} className="lg:col-span-5" />
        <RecentActivity className="lg:col-span-7" />
      </div>
    </>
  )
}

/** Nobody remembers anything before she exists. */
function Remembered() {
  const { data } = useGirlfriend()
  return data?.girlfriend ? <RememberedCard /> : null
}

function Companion({ signup }: { signup: Signup }) {
  const query = useGirlfriend()
  const { data } = query
  const place = 'lg:col-span-7'
  if (data?.girlfriend) {
    return <CompanionCard girlfriend={data.girlfriend} signup={signup} className={place} />
  }
  if (data) return <NoCompanionCard className={place} />
  if (!query.error) return <CompanionSkeleton className={place} />
  return <CardError query={query} title="Your companion" className={place} />
}
