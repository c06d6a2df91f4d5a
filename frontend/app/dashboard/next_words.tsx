import type { Signup } from '#app/people/accounts/contract'
import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { nextSchedule, nextWords, useSchedules } from '../../lib/schedules'
import { withEmail } from '../../lib/sticky_email'
import { useStickyEmail } from '../../lib/use_sticky_email'
import { useNow } from '../../lib/use_now'

/** What she writes next by herself, and when. */
export function NextWords({ signup }: { signup: Signup }) {
  const { data } = useSchedules()
  const now = useNow()
  const email = useStickyEmail() ?? signup.email
  const next = data && nextSchedule(data)
  if (!next) return null

  // Opted out or paused, a time would be a promise nobody keeps.
  const isOnHold = signup.isOptedOut || signup.isPaused || next.heldBecause !== null
  const when = isOnHold ? 'On hold' : nextWords(next, signup.timeZone, now)
  return (
    <Link
      to={withEmail('/message-settings', email)}
      className="mt-4 flex items-start gap-3 rounded-control bg-surface-2 px-4 py-3 hover:bg-her"
    >
      <CalendarClock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
      <span className="min-w-0">
        <span className="block text-sm font-semibold">Next: {next.label}</span>
        <span className="block text-sm text-muted tabular">{when}</span>
        {next.customMessage && (
          <span className="line-clamp-1 text-sm as-written text-muted">“{next.customMessage}”</span>
        )}
      </span>
    </Link>
  )
}
