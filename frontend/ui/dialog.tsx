import {
  cloneElement,
  createContext,
  isValidElement,
  lazy,
  Suspense,
  use,
  type ComponentProps,
  type ReactNode,
} from 'react'
import type { DialogBoxProps } from './dialog_box'
import { useDialogOpener, type OpenerProps } from './use_dialog_opener'

const loadBox = () => import('./dialog_box')
const DialogBox = lazy(() => loadBox().then((file) => ({ default: file.DialogBox })))
const CloseContext = createContext<() => void>(() => undefined)

type DialogProps = Omit<DialogBoxProps, keyof OpenerProps> & OpenerProps

export function Dialog({ trigger, isOpen, onOpenChange, ...rest }: DialogProps) {
  const opener = useDialogOpener({ trigger, isOpen, onOpenChange }, loadBox)
  return (
    <CloseContext value={() => opener.onOpenChange(false)}>
      {opener.button}
      {opener.isNeeded && (
        <Suspense>
          <DialogBox {...rest} isOpen={opener.isOpen} onOpenChange={opener.onOpenChange} />
        </Suspense>
      )}
    </CloseContext>
  )
}

/** Wraps the button that closes the dialog around it. */
export function DialogClose({ children }: { children: ReactNode }) {
  const close = use(CloseContext)
  if (!isValidElement<ComponentProps<'button'>>(children)) return children
  const { onClick } = children.props
  return cloneElement(children, {
    onClick: (event) => {
      onClick?.(event)
      if (!event.defaultPrevented) close()
    },
  })
}
