import type { AccountPause } from '#app/people/accounts/contract'
import { SUPPORT_EMAIL } from '#app/core/answers/contract'
import { Link } from 'react-router-dom'
import { phoneText } from '../../lib/format'
import { useSignup, useSite } from '../../lib/session'
import { Band } from '../../ui/band'

/** What every page says while it is true. */
export function SimulatorBand() {
  const { data: site } = useSite()
  if (!site?.simulated.sms) return null
  return (
    <Band tone="warn" shape="strip" title="Simulator on.">
      Messages go to the phone at <Link to="/simulator">/simulator</Link>, not to a carrier.
    </Band>
  )
}

export function OptedOutBand() {
  const { data: site } = useSite()
  const { data } = useSignup()
  if (!site || !data?.signup.isOptedOut) return null
  return (
    <Band tone="danger" shape="strip">
      You replied STOP. Text START to{' '}
      <a href={`sms:${site.companionNumber}?&body=START`}>{phoneText(site.companionNumber)}</a> to
      resume
    </Band>
  )
}

/** The person's own pause; a texted STOP says more and comes first. */
export function PausedBand() {
  const { data } = useSignup()
  if (!data?.signup.isPaused || data.signup.isOptedOut) return null
  return (
    <Band tone="warn" shape="strip" title="Texting is paused.">
      She sends nothing and answers nothing until you resume it in{' '}
      <Link to="/settings">Settings</Link>.
    </Band>
  )
}

const WHY_PAUSED: Record<AccountPause, string> = {
  under_age: 'Everly is for adults only, and we were told you are under 18. She does not text you.',
  review: 'We have to look at it first, and she does not text you until then.',
}

/** Our pause, which nothing on the page can end. */
export function AccountPausedBand() {
  const { data } = useSignup()
  const pause = data?.signup.accountPause
  if (!pause) return null
  return (
    <Band tone="danger" shape="strip" title="Your account is paused.">
      {WHY_PAUSED[pause]} Is that a mistake? Write to{' '}
      <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a> and we look at it again.
    </Band>
  )
}
