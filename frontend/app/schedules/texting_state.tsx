import type { Signup } from '#app/people/accounts/contract'
import { Link } from 'react-router-dom'
import { PauseButton } from '../../lib/preferences/pause'
import { ToHer } from '../../lib/to_her'
import { Band } from '../../ui/band'

/** Why nothing goes out now, and the way back. */
export function TextingState({ signup }: { signup: Signup }) {
  if (signup.isOptedOut) return <OptedOut />
  if (signup.isPaused) return <Paused />
  // What came of it by then stands above every page.
  const isAsked = !signup.isAgeConfirmed && !signup.accountPause
  return isAsked ? <AgeUnconfirmed /> : null
}

function OptedOut() {
  return (
    <Band tone="danger" title="Nothing goes out now.">
      You replied STOP. Your scheduled messages are saved: text START
      <ToHer text="START" /> from your phone, and they start again.
    </Band>
  )
}

function Paused() {
  return (
    <Band tone="warn" title="Texting is paused." action={<PauseButton isPaused />}>
      You paused it. Your scheduled messages are saved and start again when you resume.
    </Band>
  )
}

function AgeUnconfirmed() {
  return (
    <Band tone="warn" title="Confirm your birthday.">
      Texting pauses 24 hours after sign-up until you do. It takes one field{' '}
      <Link to="/user-dashboard">on Home</Link>.
    </Band>
  )
}
