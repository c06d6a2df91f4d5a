import type { Signup } from '#app/people/accounts/contract'
import { MOST_SCHEDULES } from '#app/schedules/plan/contract'
import { zoneWords } from '../../lib/format'
import { nextSchedule, nextWords, type Schedule } from '../../lib/schedules'
import { useNow } from '../../lib/use_now'
import { Badge } from '../../ui/badge'
import { Card } from '../../ui/card'
import { SendNow } from './send_now'

interface NextTextProps {
  signup: Signup
  schedules: Schedule[]
}

/** When the next one goes, by which clock, and how many there are. */
export function NextText({ signup, schedules }: NextTextProps) {
  const { headline, words } = useOutlook(signup, schedules)
  return (
    <Card tone="quiet" role="region" aria-label="Next scheduled message">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm font-semibold text-muted">Next text</p>
        <Badge tone="butter" className="tabular">
          {`${schedules.length} of ${MOST_SCHEDULES}`}
        </Badge>
      </div>
      <p className="mt-2 font-display text-2xl font-bold tracking-tight tabular">{headline}</p>
      <p className="mt-1 mb-5 text-sm text-muted">
        {`${words} Times are in your time zone, ${zoneWords(signup.timeZone)}.`}
      </p>
      <SendNow signup={signup} schedules={schedules} />
    </Card>
  )
}

/** Opted out or paused, a time would be a promise nobody keeps. */
function useOutlook({ isOptedOut, isPaused, timeZone }: Signup, schedules: Schedule[]) {
  const now = useNow()
  const next = nextSchedule(schedules)
  if (isOptedOut) return { headline: 'On hold', words: 'Nothing goes out until you text START.' }
  if (isPaused) return { headline: 'On hold', words: 'Nothing goes out until you resume.' }
  if (next?.heldBecause) {
    return { headline: 'On hold', words: `Nothing goes out: ${next.heldBecause}.` }
  }
  if (!next) return { headline: 'Nothing coming up', words: 'Every message is paused.' }
  return { headline: nextWords(next, timeZone, now), words: `${next.label}.` }
}
