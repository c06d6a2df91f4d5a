import { Minus, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn'
import { controlStyles } from './control_styles'
import { useFieldWiring } from './field_context'

interface StepperProps {
  /** Null while the box is empty. */
  value: number | null
  onChange: (value: number | null) => void
  min: number
  max: number
  /** What is counted, for the names of the buttons: `age`. */
  noun: string
  onBlur?: () => void
}

/** Typing may leave the bounds, so that the form can say why; the buttons never do. */
export function Stepper({ value, onChange, min, max, noun, ...rest }: StepperProps) {
  const wiring = useFieldWiring()
  const step = (by: number) => onChange(Math.min(max, Math.max(min, (value ?? min - by) + by)))

  return (
    <div className="flex w-fit max-w-full gap-2">
      <StepButton
        label={`Decrease ${noun}`}
        isAtEnd={value !== null && value <= min}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden="true" className="size-5" />
      </StepButton>
      <input
        {...wiring}
        {...rest}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
        className={cn(
          controlStyles,
          'w-20 min-w-0 [appearance:textfield] px-2 text-center text-lg font-semibold tabular',
          '[&::-webkit-inner-spin-button]:appearance-none'
        )}
      />
      <StepButton
        label={`Increase ${noun}`}
        isAtEnd={value !== null && value >= max}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" className="size-5" />
      </StepButton>
    </div>
  )
}

type StepButtonProps = ComponentProps<'button'> & { label: string; isAtEnd: boolean }

/** At its end it stays focusable: `disabled` would throw the focus away mid-press. */
function StepButton({ label, isAtEnd, onClick, ...rest }: StepButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : onClick}
      className={cn(
        'grid size-12 shrink place-items-center rounded-control border-[1.5px] border-control',
        'text-ink hover:bg-surface-2',
        'aria-disabled:border-line aria-disabled:text-muted aria-disabled:hover:bg-transparent'
      )}
    />
  )
}
