import { useId, type ReactNode } from 'react'
import { cn } from './cn'
import { FieldError } from './field'

interface RadioGroupProps {
  label: string
  children: ReactNode
  note?: string
  error?: string
  /** -1 where a refused form puts the focus on the group. */
  tabIndex?: -1
  className?: string
}

/** Around native radios: arrow keys, forms and screen readers work by themselves. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, children, note, error, tabIndex, className } = props
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      tabIndex={tabIndex}
      aria-labelledby={`${id}-label`}
      aria-describedby={cn(error && `${id}-error`, note && `${id}-note`) || undefined}
      aria-invalid={error ? true : undefined}
      className={cn('min-w-0', className)}
    >
      <legend id={`${id}-label`} className="mb-2 text-sm font-semibold">
        {label}
      </legend>
      {children}
      {note && (
        <p id={`${id}-note`} className="mt-2 text-sm text-muted">
          {note}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
