import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cn } from './cn'
import { FieldContext } from './field_context'

interface FieldProps {
  label: ReactNode
  /** One control of ours: it takes id, description and validity from here. */
  children: ReactNode
  hint?: ReactNode
  error?: string
  className?: string
}

export function Field({ label, children, hint, error, className }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined

  return (
    <div className={cn('min-w-0', className)}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <FieldContext
        value={{
          id,
          'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
          'aria-invalid': error ? true : undefined,
        }}
      >
        {children}
      </FieldContext>
      <FieldError id={errorId}>{error}</FieldError>
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children?: string }) {
  if (!children) return null
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
