import { lazy, Suspense } from 'react'
import type { AlertDialogBoxProps } from './alert_dialog_box'
import { useDialogOpener, type OpenerProps } from './use_dialog_opener'

const loadBox = () => import('./alert_dialog_box')
const AlertDialogBox = lazy(() => loadBox().then((file) => ({ default: file.AlertDialogBox })))

type AlertDialogProps = Omit<AlertDialogBoxProps, keyof OpenerProps> & OpenerProps

/** Asks before something that cannot be undone. The focus starts on the way out. */
export function AlertDialog({ trigger, isOpen, onOpenChange, ...rest }: AlertDialogProps) {
  const opener = useDialogOpener({ trigger, isOpen, onOpenChange }, loadBox)
  return (
    <>
      {opener.button}
      {opener.isNeeded && (
        <Suspense>
          <AlertDialogBox {...rest} isOpen={opener.isOpen} onOpenChange={opener.onOpenChange} />
        </Suspense>
      )}
    </>
  )
}
