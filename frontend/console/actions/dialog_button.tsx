import { Button, type ButtonProps } from '@mui/material'
import { type ReactNode, useState } from 'react'

interface DialogButtonProps {
  label: string
  icon?: ReactNode
  color?: ButtonProps['color']
  /** The button alone: what was opened stays until it is closed. */
  isHidden?: boolean
  /** Made anew whenever it opens. */
  dialog: (close: () => void) => ReactNode
}

/** A button and the dialog it opens. */
export function DialogButton({
  label,
  icon,
  color = 'primary',
  isHidden,
  dialog,
}: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {!isHidden && (
        <Button
          size="small"
          variant="outlined"
          color={color}
          startIcon={icon}
          onClick={() => setIsOpen(true)}
        >
          {label}
        </Button>
      )}
      {isOpen && dialog(() => setIsOpen(false))}
    </>
  )
}
