import { AlertDialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button'
import { footerStyles, overlayStyles, sheetStyles } from './dialog_styles'
import { useReturnFocus } from './use_return_focus'

export interface AlertDialogBoxProps {
  title: string
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string
  onConfirm: () => void
  tone?: 'primary' | 'danger'
  /** While true the dialog stays open; close it yourself when the work is done. */
  isPending?: boolean
  isConfirmDisabled?: boolean
  children?: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Loaded by `AlertDialog` when it is first needed. */
export function AlertDialogBox(props: AlertDialogBoxProps) {
  const { title, description, children, isOpen, isPending = false, onOpenChange } = props
  // What was asked for is under way: a dialog that closes would say that it was stopped.
  const change = (isToOpen: boolean) => {
    if (!isPending) onOpenChange(isToOpen)
  }
  const returnFocus = useReturnFocus()
  return (
    <Primitive.Root open={isOpen} onOpenChange={change}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayStyles} />
        <Primitive.Content {...returnFocus} className={sheetStyles}>
          <Primitive.Title className="text-2xl">{title}</Primitive.Title>
          <Primitive.Description asChild>
            <div className="mt-2 text-muted">{description}</div>
          </Primitive.Description>
          {children && <div className="mt-5">{children}</div>}
          <Answers {...props} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function Answers(props: AlertDialogBoxProps) {
  const { tone = 'danger', isPending, isConfirmDisabled, onConfirm } = props
  return (
    <div className={footerStyles}>
      <Primitive.Cancel asChild>
        <Button variant="ghost" aria-disabled={isPending}>
          {props.cancelLabel ?? 'Cancel'}
        </Button>
      </Primitive.Cancel>
      <Button variant={tone} isPending={isPending} disabled={isConfirmDisabled} onClick={onConfirm}>
        {props.confirmLabel}
      </Button>
    </div>
  )
}
