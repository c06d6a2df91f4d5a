import { RotateCcw, Trash2 } from 'lucide-react'
import { useRecordContext, useRedirect } from 'react-admin'
import { CallDialog } from '../actions/call_dialog'
import { DialogButton } from '../actions/dialog_button'
import { useMay } from '../sign_in/staff_session'

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
          icon={<RotateCcw size={16} />}
          dialog={(close) => (
            <CallDialog
              title="Retry this job?"
              text="It runs again within a second. Anything it sends or charges goes through then."
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
          icon={<Trash2 size={16} />}
          color="error"
          dialog={(close) => (
            <CallDialog
              title="Discard this job?"
              text="Its work will never be done. This can’t be undone."
              confirmLabel="Discard"
              tone="error"
              said="Job discarded"
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
