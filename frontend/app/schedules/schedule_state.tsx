import { missWords } from './miss_words'
import type { Schedule } from '../../lib/schedules'
import { useNow } from '../../lib/use_now'

interface ScheduleStateProps {
  schedule: Schedule
  /** An IANA zone. */
  zone: string
}

/** What keeps it from going, and what became of it last when it was not sent. */
export function ScheduleState({ schedule, zone }: ScheduleStateProps) {
  const now = useNow()
  const { heldBecause, lastMiss } = schedule
  if (!heldBecause && !lastMiss) return null
  return (
    <div className="mt-2 grid gap-1 text-sm">
      {heldBecause && <p className="font-semibold text-warn">{`On hold: ${heldBecause}.`}</p>}
      {lastMiss && <p className="text-muted">{missWords(lastMiss, zone, now)}</p>}
    </div>
  )
}
