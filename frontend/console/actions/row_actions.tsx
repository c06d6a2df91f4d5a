import { Check, RotateCcw, Trash2, Undo2, Wallet } from 'lucide-react'
import { useRecordContext, useRedirect } from 'react-admin'
import { useMay } from '../sign_in/staff_session'
import { CallButton } from './call_button'
import { CallDialog } from './call_dialog'
import { DialogButton } from './dialog_button'
import { isRefundable, RefundDialog } from './refund_dialog'

const ICON = { 'aria-hidden': true, 'size': 16 } as const

export function JobActions() {
  const record = useRecordContext()
  const may = useMay()
  const redirect = useRedirect()
  if (record?.status !== 'dead') return null
  const path = `/api/admin/jobs/${record.id}`
  const leave = () => redirect('list', 'jobs')
  return (
    <>
      {may('jobs.retry') && (
        <DialogButton
          label="Retry"
          icon={<RotateCcw {...ICON} />}
          dialog={(close) => (
            <CallDialog
              title="Retry this job?"
              text="It runs again from the next second on. What it sends or charges is sent or charged then."
              confirmLabel="Retry"
              said="The job will run again"
              method="PUT"
              path={path}
              body={{ status: 'pending' }}
              onClose={close}
              // A job that is done is gone, maybe before anybody looks again.
              leave={leave}
            />
          )}
        />
      )}
      {may('jobs.discard') && (
        <DialogButton
          label="Discard"
          icon={<Trash2 {...ICON} />}
          color="error"
          dialog={(close) => (
            <CallDialog
              title="Discard this job?"
              text="Its work is never done, and nothing brings it back."
              confirmLabel="Discard"
              tone="error"
              said="The job is gone"
              method="DELETE"
              path={path}
              isTyped
              onClose={close}
              leave={leave}
            />
          )}
        />
      )}
    </>
  )
}

export function SafetyEventActions() {
  const record = useRecordContext()
  const may = useMay()
  if (!record || !may('safety_events.answer')) return null
  const isOpen = record.state === 'open'
  return (
    <CallButton
      label={isOpen ? 'Mark answered' : 'Open again'}
      icon={isOpen ? <Check {...ICON} /> : <Undo2 {...ICON} />}
      method="PUT"
      path={`/api/admin/safety-events/${record.id}`}
      body={{ state: isOpen ? 'answered' : 'open' }}
      said={isOpen ? 'Marked answered' : 'Open again'}
    />
  )
}

export function AlarmActions() {
  const record = useRecordContext()
  const may = useMay()
  if (!record || record.isCleared || !may('alarms.clear')) return null
  return (
    <DialogButton
      label="Clear"
      icon={<Check {...ICON} />}
      dialog={(close) => (
        <CallDialog
          title="Clear this alarm?"
          text="What waited for it goes on: texts that were held back are sent."
          confirmLabel="Clear"
          said="The alarm is cleared"
          method="PUT"
          path={`/api/admin/alarms/${record.id}`}
          body={{ isCleared: true }}
          onClose={close}
        />
      )}
    />
  )
}

export function PurchaseActions() {
  const record = useRecordContext()
  const may = useMay()
  if (!record || !may('purchases.refund') || !isRefundable(record)) return null
  return (
    <DialogButton
      label="Refund"
      icon={<Wallet {...ICON} />}
      color="error"
      dialog={(close) => <RefundDialog purchase={record} onClose={close} />}
    />
  )
}
