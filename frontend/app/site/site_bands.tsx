import { BRAND, SUPPORT_EMAIL } from '../../lib/names'
import type { AccountPause, SubscriptionType } from '#app/people/accounts/contract'
import type { SubscriptionUser } from '#app/billing/plans/contract'
import { type StandIn, standInsOf } from '#app/site/contract'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSignup, useSite } from '../../lib/session'
import { ToHer } from '../../lib/to_her'
import { Band } from '../../ui/band'

/** Which providers are only played; what every page says while one is. */
export function StandInBand() {
  const { data: site } = useSite()
  const standIns = site ? standInsOf(site) : []
  if (standIns.length === 0) return null
  return (
    <Band tone="warn" shape="strip" title="Test mode:">
      {standIns.map((standIn, index) => (
        <Fragment key={standIn}>
          {index > 0 && (standIns.length > 2 ? ', ' : ' ')}
          {index > 0 && index === standIns.length - 1 && 'and '}
          <Pretended standIn={standIn} />
        </Fragment>
      ))}
      .{' '}
      <Link to="/test-mode">
        {/* In full it takes a phone a third line, on every page. */}
        More <span className="max-sm:sr-only">about test mode</span>
      </Link>
    </Band>
  )
}

function Pretended({ standIn }: { standIn: StandIn }) {
  const { data: site } = useSite()
  if (standIn === 'ai') return 'replies are scripted'
  if (standIn === 'payment') return 'no cards are charged'
  if (!site?.isSimulatorOpen) return 'texts never reach a real phone'
  return (
    <>
      texts go to the{' '}
      <Link to="/simulator" target="_blank">
        simulator
      </Link>
    </>
  )
}

export function OptedOutBand() {
  const { data } = useSignup()
  if (!data?.signup.isOptedOut) return null
  return (
    <Band tone="danger" shape="strip">
      You replied STOP. Text START
      <ToHer text="START" /> to resume
      {PAID_BY_MONTH.has(data.signup.subscriptionType) && <PlanGoesOn />}
    </Band>
  )
}

const PAID_BY_MONTH = new Set<SubscriptionType>(['starter', 'standard'])

/** Who texts CANCEL may mean the plan, and the carrier's answer does not say that it goes on. */
function PlanGoesOn() {
  return (
    <>
      . STOP doesn’t end your plan: you can cancel it on the{' '}
      <Link to="/subscription">plans page</Link>.
    </>
  )
}

/** The person's own pause; a texted STOP says more and comes first. */
export function PausedBand() {
  const { data } = useSignup()
  if (!data?.signup.isPaused || data.signup.isOptedOut) return null
  return (
    <Band tone="warn" shape="strip" title="Texting is paused.">
      She won’t text or reply until you resume in <Link to="/settings?tab=profile">Settings</Link>.
    </Band>
  )
}

const WHY_PAUSED: Record<Exclude<AccountPause, 'closed_state' | 'no_birth_date'>, string> = {
  under_age:
    `${BRAND} is for adults only, and we were told you’re under 18. She won’t text you, ` +
    'and the account is deleted 30 days after we were told.',
  review: 'We need to review it first, and she won’t text you until then.',
}

/** Everything of theirs stays theirs. */
function ClosedStateBand() {
  return (
    <Band tone="danger" shape="strip" title={`${BRAND} is closed in your state.`}>
      She can’t text you anymore, and your plan won’t renew. You can still{' '}
      <Link to="/settings?tab=account">download or delete your data</Link>. If you live elsewhere,
      change your state in <Link to="/settings?tab=profile">Settings</Link>.
    </Band>
  )
}

function NoBirthDateBand() {
  return (
    <Band tone="warn" shape="strip" title="Texting is paused.">
      She won’t text or reply until you confirm your birthday{' '}
      <Link to="/user-dashboard">on Home</Link>.
    </Band>
  )
}

/** Our pause. */
export function AccountPausedBand() {
  const { data } = useSignup()
  const pause = data?.signup.accountPause
  if (!pause) return null
  if (pause === 'closed_state') return <ClosedStateBand />
  if (pause === 'no_birth_date') return <NoBirthDateBand />
  return (
    <Band tone="danger" shape="strip" title="Your account is paused.">
      {WHY_PAUSED[pause]} Is this a mistake? Write to{' '}
      <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>, and we’ll take another look.
    </Band>
  )
}

/** The page of the plans says more, and how to pay. */
export function PaymentFailedBand() {
  const { pathname } = useLocation()
  const plan = useSignup().data?.signup.subscriptionType
  const { data } = useQuery<{ user: SubscriptionUser }>({
    queryKey: ['/api/user'],
    enabled: plan !== undefined && PAID_BY_MONTH.has(plan),
    refetchOnWindowFocus: 'always',
  })
  if (data?.user.subscription?.status !== 'past_due' || pathname === '/subscription') return null
  return (
    <Band tone="danger" shape="strip" title="Payment failed.">
      Your plan ends if it keeps failing. <Link to="/subscription">Pay with another card</Link>.
    </Band>
  )
}
