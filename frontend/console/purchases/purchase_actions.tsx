import { Wallet } from 'lucide-react'
import { useRecordContext } from 'react-admin'
import { DialogButton } from '../actions/dialog_button'
import { isRefundable, RefundDialog } from '../actions/refund_dialog'
import { useMay } from '../sign_in/staff_session'

const ICON = { 'aria-hidden': true, 'size': 16 } as const

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
