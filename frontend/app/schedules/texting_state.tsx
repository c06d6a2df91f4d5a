import type { Signup } from '#app/people/accounts/contract'
import { Link } from 'react-router-dom'
import { PauseButton } from '../../lib/preferences/pause'
import { ToHer } from '../../lib/to_her'
import { Band } from '../../ui/band'
import { cn } from '../../ui/cn'

/** Why nothing goes out now, and the way back. */
export function TextingState({ signup }: { signup: Signup }) {
  if (signup.isOptedOut) return <OptedOut />
  if (signup.isPaused) return <Paused />
  return signup.isAgeConfirmed ? null : <AgeUnconfirmed />
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
    <div
      role="note"
      className={cn(
        'flex flex-wrap items-center justify-between gap-4',
        'rounded-bubble rounded-bl-tail bg-warn-bg p-5 text-warn'
      )}
    >
      <p className="min-w-0 flex-[1_1_18rem]">
        <b className="font-semibold">Texting is paused.</b> You paused it. Your scheduled messages
        are saved and start again when you resume.
      </p>
      <PauseButton isPaused />
    </div>
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
