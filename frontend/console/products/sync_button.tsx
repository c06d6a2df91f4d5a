import { RefreshCw } from 'lucide-react'
import { DialogButton } from '../actions/dialog_button'
import { useMay } from '../sign_in/staff_session'
import { SyncDialog } from './sync_dialog'

export function SyncButton() {
  const may = useMay()
  return (
    <DialogButton
      label={may('plans.sync') ? 'Sync products' : 'Compare with our plans'}
      icon={<RefreshCw aria-hidden="true" size={16} />}
      dialog={(close) => <SyncDialog maySync={may('plans.sync')} onClose={close} />}
    />
  )
}
