import type { Signup } from '#app/people/accounts/contract'
import { MOST_SCHEDULES } from '#app/schedules/plan/contract'
import { CalendarClock, Plus } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { PartError } from '../../lib/part_error'
import { hoursInWords, isFull, useSchedules, type Schedule } from '../../lib/schedules'
import { StaleBand } from '../../lib/stale_band'
import { AlertDialog } from '../../ui/alert_dialog'
import { Button } from '../../ui/button'
import { cn } from '../../ui/cn'
import { EmptyState } from '../../ui/empty_state'
import { Skeleton } from '../../ui/skeleton'
import { useFirstTouch } from '../../ui/use_first_touch'
import { NextText } from './next_text'
import { ScheduleRow } from './schedule_row'
import { useDeleteSchedule } from './use_schedule_changes'

const loadDialog = () => import('./schedule_dialog')
const ScheduleDialog = lazy(() => loadDialog().then((file) => ({ default: file.ScheduleDialog })))

interface ScheduledMessagesProps {
  signup: Signup
  /** Her name. */
  author: string
}

/** The list: what was read stays on the page while a poll fails. */
export function ScheduledMessages({ signup, author }: ScheduledMessagesProps) {
  const query = useSchedules()
  const { data, error } = query

  if (query.isLoadingError) {
    return <PartError query={query} fallback="We could not load your scheduled messages." />
  }
  if (!data) return <Loading />
  return (
    <>
      <StaleBand error={error} className="mb-4" />
      <Overview signup={signup} author={author} schedules={data} />
    </>
  )
}

type OverviewProps = ScheduledMessagesProps & { schedules: Schedule[] }

function Overview({ signup, author, schedules }: OverviewProps) {
  const [edited, setEdited] = useState<Schedule | 'new' | null>(null)
  const [doomed, setDoomed] = useState<Schedule | null>(null)
  useFirstTouch(loadDialog)
  const add = <AddButton isFull={isFull(schedules)} onAdd={() => setEdited('new')} />

  return (
    <>
      {schedules.length === 0 ? (
        <EmptyState
          title="Nothing scheduled yet"
          visual={<CalendarClock aria-hidden="true" className="size-10" />}
          action={add}
        >
          Pick a time of day and {author} texts you then, on the days you like: a good morning, a
          check-in at lunch, a goodnight, or a surprise. Up to {MOST_SCHEDULES}.
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <NextText signup={signup} schedules={schedules} />
          <div className="grid gap-4 lg:col-start-1 lg:row-start-1">
            <ul className="grid gap-4">
              {schedules.map((schedule) => (
                <li key={schedule.id}>
                  <ScheduleRow
                    schedule={schedule}
                    author={author}
                    zone={signup.timeZone}
                    onEdit={() => setEdited(schedule)}
                    onDelete={() => setDoomed(schedule)}
                  />
                </li>
              ))}
            </ul>
            {add}
          </div>
        </div>
      )}
      {edited && (
        <Suspense>
          <ScheduleDialog
            schedule={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
      {doomed && <DeletePrompt schedule={doomed} onClose={() => setDoomed(null)} />}
    </>
  )
}

function AddButton({ isFull: hasNoRoom, onAdd }: { isFull: boolean; onAdd: () => void }) {
  const reasonId = useId()
  return (
    <div>
      <Button
        onClick={() => !hasNoRoom && onAdd()}
        aria-disabled={hasNoRoom || undefined}
        aria-describedby={hasNoRoom ? reasonId : undefined}
        className={cn(
          'w-full aria-disabled:cursor-not-allowed',
          'aria-disabled:bg-surface-2 aria-disabled:text-muted sm:w-auto'
        )}
      >
        <Plus aria-hidden="true" className="size-5" />
        Add message
      </Button>
      {hasNoRoom && (
        <p id={reasonId} className="mt-2 text-sm text-muted">
          {`You have ${MOST_SCHEDULES} of ${MOST_SCHEDULES}, paused ones included. ` +
            'Delete one to add another.'}
        </p>
      )}
    </div>
  )
}

function DeletePrompt({ schedule, onClose }: { schedule: Schedule; onClose: () => void }) {
  const { mutate, isPending } = useDeleteSchedule()
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title="Delete this message?"
      description={
        `${schedule.label} ${hoursInWords(schedule)} won’t be sent anymore. ` +
        'To stop it for a while, pause it instead.'
      }
      confirmLabel="Delete"
      isPending={isPending}
      // Also after a failure: the toast that tells of it is out of reach from inside.
      onConfirm={() => mutate(schedule, { onSettled: onClose })}
    />
  )
}

function Loading() {
  return (
    <div aria-busy="true" aria-label="Scheduled messages" role="group" className="grid gap-4">
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-40 rounded-card sm:h-28" />
      <Skeleton className="h-40 rounded-card sm:h-28" />
    </div>
  )
}
