import {
  cloneElement,
  isValidElement,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { useFirstTouch } from './use_first_touch'

export interface OpenerProps {
  /** The button that opens it; leave out when `isOpen` is steered from outside. */
  trigger?: ReactNode
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** A dialog before it is there: its button, whether it is open, and whether its code is needed yet. */
export function useDialogOpener(
  { trigger, ...steered }: OpenerProps,
  load: () => Promise<unknown>
) {
  const [isOwnOpen, setIsOwnOpen] = useState(false)
  const isOpen = steered.isOpen ?? isOwnOpen
  // From then on it stays: it fades out, and gives the focus back.
  const [isNeeded, setIsNeeded] = useState(isOpen)
  if (isOpen && !isNeeded) setIsNeeded(true)

  useFirstTouch(load)

  const onOpenChange = (next: boolean) => {
    setIsOwnOpen(next)
    steered.onOpenChange?.(next)
  }
  return {
    button: openingButton({ trigger, isOpen, onOpenChange }),
    isOpen,
    isNeeded,
    onOpenChange,
  }
}

function openingButton({ trigger, isOpen, onOpenChange }: OpenerProps): ReactNode {
  if (!isValidElement<ComponentProps<'button'>>(trigger)) return trigger
  const { onClick } = trigger.props
  return cloneElement(trigger, {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'onClick': (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event)
      if (event.defaultPrevented) return
      // Safari leaves the focus where it was; the dialog gives it back to where it finds it.
      event.currentTarget.focus()
      onOpenChange?.(true)
    },
  })
}
