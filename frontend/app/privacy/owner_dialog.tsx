import { useState, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { OwnPassword } from '../../lib/own_password'
import { AlertDialog } from '../../ui/alert_dialog'
import { FieldError } from '../../ui/field'

interface OwnerDialogProps extends Pick<
  ComponentProps<typeof AlertDialog>,
  'title' | 'description' | 'confirmLabel' | 'isConfirmDisabled' | 'trigger'
> {
  deed: {
    submit: () => void
    isPending: boolean
    own: ComponentProps<typeof OwnPassword>
    failure: string | undefined
    reset: () => void
  }
  /** Fields that stand before the password. */
  children?: ReactNode
}

/** For what cannot be brought back: asks, with the password or a code, and forgets both when it is closed. */
export function OwnerDialog({ deed, children, ...words }: OwnerDialogProps) {
  const [isOpen, setIsOpen] = useState(false)

  const turn = (wanted: boolean) => {
    if (deed.isPending) return
    deed.reset()
    setIsOpen(wanted)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    deed.submit()
  }

  return (
    <AlertDialog
      {...words}
      isOpen={isOpen}
      onOpenChange={turn}
      isPending={deed.isPending}
      onConfirm={deed.submit}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        {children}
        <OwnPassword {...deed.own} />
        {/* Return in any field sends what all hold. */}
        <button type="submit" hidden />
        <FieldError>{deed.failure}</FieldError>
      </form>
    </AlertDialog>
  )
}
