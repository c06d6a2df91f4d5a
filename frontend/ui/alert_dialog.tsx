import { AlertDialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button'
import { footerStyles, overlayStyles, sheetStyles } from './dialog_styles'
import { useReturnFocus } from './use_return_focus'

interface AlertDialogProps {
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
  trigger?: ReactNode
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** Asks before something that cannot be undone. The focus starts on the way out. */
export function AlertDialog(props: AlertDialogProps) {
  const { title, description, children, trigger, isOpen, onOpenChange } = props
  const returnFocus = useReturnFocus()
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
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

function Answers(props: AlertDialogProps) {
  const { tone = 'danger', isPending, isConfirmDisabled, onConfirm } = props
  return (
    <div className={footerStyles}>
      <Primitive.Cancel asChild>
        <Button variant="ghost">{props.cancelLabel ?? 'Cancel'}</Button>
      </Primitive.Cancel>
      <Button variant={tone} isPending={isPending} disabled={isConfirmDisabled} onClick={onConfirm}>
        {props.confirmLabel}
      </Button>
    </div>
  )
}
