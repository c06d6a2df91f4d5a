import { CountDialog } from './count_dialog'
import { useStaffCall } from './use_staff_call'

interface CallDialogProps {
  title: string
  text: string
  confirmLabel: string
  tone?: 'primary' | 'error'
  said: string
  method: 'PUT' | 'DELETE'
  path: string
  body?: object
  isTyped?: true
  onClose: () => void
  /** As for `useStaffCall`. */
  leave?: () => void
}

/** One row, one call that is not undone. */
export function CallDialog({ method, path, body, said, leave, ...dialog }: CallDialogProps) {
  const { mutate, isPending, error } = useStaffCall({ said, then: dialog.onClose, leave })
  return (
    <CountDialog
      {...dialog}
      {...{ isPending, error }}
      count={1}
      onConfirm={() => mutate({ method, path, body })}
    />
  )
}
