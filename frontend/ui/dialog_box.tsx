import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn'
import { footerStyles, overlayStyles, sheetStyles } from './dialog_styles'
import { useReturnFocus } from './use_return_focus'

export interface DialogBoxProps {
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  className?: string
}

/** Loaded by `Dialog` when it is first needed. */
export function DialogBox(props: DialogBoxProps) {
  const { title, description, children, footer, isOpen, onOpenChange, className } = props
  const returnFocus = useReturnFocus()
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayStyles} />
        <Primitive.Content
          {...returnFocus}
          className={cn(sheetStyles, className)}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Primitive.Title className="pr-12 text-2xl">{title}</Primitive.Title>
          {description && (
            <Primitive.Description className="mt-2 text-muted">{description}</Primitive.Description>
          )}
          {children && <div className="mt-5">{children}</div>}
          {footer && <div className={footerStyles}>{footer}</div>}
          <Primitive.Close
            aria-label="Close"
            className={cn(
              'absolute top-3 right-3 grid size-12 place-items-center',
              'rounded-control text-muted hover:bg-surface-2 hover:text-ink'
            )}
          >
            <X aria-hidden="true" className="size-5" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
