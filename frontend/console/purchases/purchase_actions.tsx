import { Wallet } from 'lucide-react'
import { useRecordContext } from 'react-admin'
import { DialogButton } from '../actions/dialog_button'
import { isRefundable, RefundDialog } from '../actions/refund_dialog'
import { useMay } from '../sign_in/staff_session'

export function PurchaseActions() {
  const record = useRecordContext()
  const may = useMay()
  if (!record || !may('purchases.refund')) return null
  return (
    <DialogButton
      label="Refund"
      icon={<Wallet size={16} />}
      color="error"
      isHidden={!isRefundable(record)}
      dialog={(close) => <RefundDialog purchase={record} onClose={close} />}
    />
  )
}
