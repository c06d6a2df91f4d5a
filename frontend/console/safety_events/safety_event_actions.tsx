import { Check, Undo2 } from 'lucide-react'
import { useRecordContext } from 'react-admin'
import { CallButton } from '../actions/call_button'
import { useMay } from '../sign_in/staff_session'

export function SafetyEventActions() {
  const record = useRecordContext()
  const may = useMay()
  if (!record || !may('safety_events.answer')) return null
  const isOpen = record.state === 'open'
  return (
    // Another button when somebody else has answered meanwhile: a click begun on one is none on the other.
    <CallButton
      key={String(record.state)}
      label={isOpen ? 'Mark answered' : 'Reopen'}
      icon={isOpen ? <Check size={16} /> : <Undo2 size={16} />}
      method="PUT"
      path={`/api/admin/safety-events/${record.id}`}
      body={{ state: isOpen ? 'answered' : 'open' }}
      said={isOpen ? 'Marked answered' : 'Reopened'}
    />
  )
}
