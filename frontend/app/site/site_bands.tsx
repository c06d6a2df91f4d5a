import { BRAND, SUPPORT_EMAIL } from '../../lib/names'
import type { AccountPause, SubscriptionType } from '#app/people/accounts/contract'
import type { SubscriptionUser } from '#app/billing/plans/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router-dom'
import { useSignup } from '../../lib/session'
import { ToHer } from '../../lib/to_her'
import { Band } from '../../ui/band'

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
