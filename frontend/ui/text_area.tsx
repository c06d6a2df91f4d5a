import type { ComponentProps } from 'react'
import { cn } from './cn'
import { controlStyles } from './control_styles'
import { useFieldWiring } from './field_context'

/** Grows with its text where the browser can; elsewhere it is dragged or scrolls. */
export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldWiring()
  return (
    <textarea
      dir="auto"
      {...wiring}
      {...rest}
      rows={rows}
      className={cn(controlStyles, 'field-sizing-content max-h-60 min-h-24 resize-y', className)}
    />
  )
}
