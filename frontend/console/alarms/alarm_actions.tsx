import { type AlarmKind, CLEARED } from '#app/ledgers/alarms/contract'
import { Check } from 'lucide-react'
import { useRecordContext } from 'react-admin'
import { CallDialog } from '../actions/call_dialog'
import { DialogButton } from '../actions/dialog_button'
import { useMay } from '../sign_in/staff_session'

export function AlarmActions() {
  const record = useRecordContext()
  const may = useMay()
  if (!record || record.isCleared || !may('alarms.clear')) return null
  return (
    <DialogButton
      label="Clear"
      icon={<Check size={16} />}
      dialog={(close) => (
        <CallDialog
          title="Clear this alarm?"
          text={CLEARED[record.kind as AlarmKind]}
          confirmLabel="Clear"
          said="Alarm cleared"
          method="PUT"
          path={`/api/admin/alarms/${record.id}`}
          body={{ isCleared: true }}
          onClose={close}
        />
      )}
    />
  )
}
