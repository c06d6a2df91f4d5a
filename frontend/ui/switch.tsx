import { Switch as Primitive } from 'radix-ui'
import { useId, type ReactNode } from 'react'
import { cn } from './cn'

interface SwitchProps {
  /** What is on while it is on. */
  children: ReactNode
  hint?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
  disabled?: boolean
  /** Ignores presses; the switch keeps the focus. */
  isPending?: boolean
}

export function Switch(props: SwitchProps) {
  const { children, hint, isOn, onChange, disabled, isPending = false } = props
  const id = useId()
  return (
    <div className="flex items-start gap-3 py-1.5">
      <Primitive.Root
        id={id}
        checked={isOn}
        onCheckedChange={(next) => !isPending && onChange(next)}
        disabled={disabled}
        aria-busy={isPending || undefined}
        aria-disabled={isPending || undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={cn(
          'mt-0.5 flex h-7 w-12 shrink-0 items-center rounded-full',
          'border-[1.5px] border-control bg-surface-2 px-0.5 transition-colors',
          'data-[state=checked]:border-primary data-[state=checked]:bg-primary',
          'forced-colors:data-[state=checked]:bg-[Highlight]'
        )}
      >
        <Primitive.Thumb
          className={cn(
            'block size-5 rounded-full bg-control transition-transform duration-150',
            'data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-primary',
            'forced-colors:bg-[ButtonText]'
          )}
        />
      </Primitive.Root>
      <div className="min-w-0">
        <label htmlFor={id} className="block min-h-8 pt-1.5 text-sm font-semibold">
          {children}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
