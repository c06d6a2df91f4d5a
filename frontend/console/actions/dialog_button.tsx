import { Button, type ButtonProps } from '@mui/material'
import { type ReactNode, useState } from 'react'

interface DialogButtonProps {
  label: string
  icon?: ReactNode
  color?: ButtonProps['color']
  /** Made anew whenever it opens. */
  dialog: (close: () => void) => ReactNode
}

/** A button and the dialog it opens. */
export function DialogButton({ label, icon, color = 'primary', dialog }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={color}
        startIcon={icon}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && dialog(() => setIsOpen(false))}
    </>
  )
}
