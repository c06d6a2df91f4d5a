import { MOST_SCHEDULES, type ScheduleForm as Filled } from '#app/schedules/plan/contract'
import { useId } from 'react'
import { ApiError } from '../../lib/api_error'
import { isFull, useSchedules, type Schedule } from '../../lib/schedules'
import { useGirlfriend } from '../../lib/session'
import { Button } from '../../ui/button'
import { Dialog, DialogClose } from '../../ui/dialog'
import { ScheduleForm } from './schedule_form'
import { useSaveSchedule } from './use_schedule_changes'

interface ScheduleDialogProps {
  /** The one to change; none makes a new one. */
  schedule?: Schedule
  onClose: () => void
}

/** Mounted while it is open. Also opened from the dashboard. */
export function ScheduleDialog({ schedule, onClose }: ScheduleDialogProps) {
  const { data: schedules = [] } = useSchedules()
  const save = useSaveSchedule()

  // A saved third one must not turn its own dialog into the refusal of a fourth.
  if (!schedule && save.isIdle && isFull(schedules)) return <NoRoom onClose={onClose} />
  return <FormDialog schedule={schedule} save={save} onClose={onClose} />
}

interface FormDialogProps extends ScheduleDialogProps {
  save: ReturnType<typeof useSaveSchedule>
}

function FormDialog({ schedule, save, onClose }: FormDialogProps) {
  const { data: companion } = useGirlfriend()
  const formId = useId()
  const words = schedule
    ? { title: 'Edit scheduled message', submit: 'Save changes' }
    : { title: 'Schedule a message', submit: 'Schedule message' }

  const submit = (form: Filled, refuse: (errors: Record<string, string>) => void) => {
    if (save.isPending) return
    save.mutate(
      { ...form, isEditing: Boolean(schedule), editingId: schedule?.id ?? null },
      {
        onSuccess: onClose,
        onError: (error) => error instanceof ApiError && refuse(error.errors),
      }
    )
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words.title}
      className="sm:max-w-lg"
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} isPending={save.isPending}>
            {save.isPending ? 'Saving...' : words.submit}
          </Button>
        </>
      }
    >
      <ScheduleForm
        id={formId}
        schedule={schedule}
        author={companion?.girlfriend?.name ?? 'your companion'}
        onSave={submit}
      />
    </Dialog>
  )
}

function NoRoom({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Schedule a message"
      description={
        `You have ${MOST_SCHEDULES} of ${MOST_SCHEDULES} scheduled messages, paused ones included. ` +
        'Edit or delete one under Schedule to make room.'
      }
      footer={
        <DialogClose>
          <Button>Got it</Button>
        </DialogClose>
      }
    />
  )
}
