import { Check } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from './cn'
import { FieldError } from './field'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The label; may hold links. */
  children: ReactNode
  error?: string
}

export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={className}>
      <label className="flex min-h-12 items-start gap-3 py-2 text-sm">
        <span className="relative mt-px grid size-6 shrink-0 place-items-center">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className={cn(
              'peer size-6 appearance-none rounded-[7px] border-[1.5px] border-control bg-surface',
              'transition-colors hover:border-ink',
              'checked:border-primary checked:bg-primary aria-invalid:border-danger',
              'disabled:border-line disabled:bg-surface-2'
            )}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className={cn(
              'pointer-events-none absolute size-4 text-on-primary opacity-0',
              'peer-checked:opacity-100 peer-checked:peer-disabled:text-muted'
            )}
          />
        </span>
        <span className="min-w-0 [&_a]:underline [&_a]:underline-offset-2">{children}</span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}
