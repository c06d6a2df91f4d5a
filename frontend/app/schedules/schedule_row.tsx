import { Pencil, Trash2 } from 'lucide-react'
import { dayWords, EVERY_DAY } from '#app/schedules/plan/contract'
import { timeOfDay } from '../../lib/format'
import { hoursInWords, type Schedule } from '../../lib/schedules'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { cn } from '../../ui/cn'
import { Switch } from '../../ui/switch'
import { VisuallyHidden } from '../../ui/visually_hidden'
import { ScheduleState } from './schedule_state'
import { useToggleSchedule } from './use_schedule_changes'

interface ScheduleRowProps {
  schedule: Schedule
  /** Who writes it when it has no text of its own. */
  author: string
  /** The person's IANA zone. */
  zone: string
  onEdit: () => void
  onDelete: () => void
}

export function ScheduleRow({ schedule, author, zone, onEdit, onDelete }: ScheduleRowProps) {
  const toggle = useToggleSchedule(schedule)
  // The switch shows what was asked for until the list says what came of it.
  const isOn = toggle.isPending ? toggle.variables : schedule.enabled
  const { time, until } = schedule
  const which = <VisuallyHidden>{` ${schedule.label} ${hoursInWords(schedule)}`}</VisuallyHidden>

  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <p
        className={cn(
          'font-display text-3xl font-bold tracking-tight tabular sm:text-2xl sm:leading-snug',
          !isOn && 'text-muted'
        )}
      >
        {timeOfDay(time)}
        {until && <span className="sm:block sm:text-lg"> to {timeOfDay(until)}</span>}
      </p>
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold tracking-normal">{schedule.label}</h2>
        <SomeDays schedule={schedule} />
        <p className="mt-0.5 text-muted as-written">
          {schedule.customMessage ? `“${schedule.customMessage}”` : `Written by ${author}`}
        </p>
        <ScheduleState schedule={schedule} zone={zone} />
      </div>
      <div
        className={cn(
          '-mr-2 -mb-2 flex flex-wrap items-center gap-x-1 gap-y-1',
          'border-t border-line pt-2 sm:col-start-2'
        )}
      >
        <div className="mr-auto min-w-28">
          <Switch isOn={isOn} onChange={toggle.mutate} isPending={toggle.isPending}>
            {isOn ? 'Active' : 'Paused'}
            {which}
          </Switch>
        </div>
        <Button variant="link" size="sm" onClick={onEdit} className="px-2">
          <Pencil aria-hidden="true" className="size-4 max-[22rem]:hidden" />
          Edit{which}
        </Button>
        <Button variant="link" size="sm" onClick={onDelete} className="px-2">
          <Trash2 aria-hidden="true" className="size-4 max-[22rem]:hidden" />
          Delete{which}
        </Button>
      </div>
    </Card>
  )
}

/** Every day goes without saying. */
function SomeDays({ schedule: { days, until } }: Pick<ScheduleRowProps, 'schedule'>) {
  const words = days.length < EVERY_DAY.length || until !== null ? dayWords(days) : ''
  if (!words) return null
  return (
    <p className="mt-0.5 font-medium">
      {`${words.charAt(0).toUpperCase()}${words.slice(1)}`}
      {until !== null && ', at a surprise time'}
    </p>
  )
}
