import { useId, type ReactNode, type Ref } from 'react'
import { cn } from './cn'
import { FieldError } from './field'

interface ChipGroupProps<T extends string> {
  label: string
  options: readonly T[]
  value: readonly T[]
  onChange: (value: T[]) => void
  hint?: ReactNode
  error?: string
  className?: string
  /** All in one row, each as wide as the others. */
  isRow?: boolean
  /** To the first chip, which takes the focus where none is chosen. */
  ref?: Ref<HTMLInputElement>
}

/** Toggle chips that are real checkboxes; the chosen ones keep the order of the options. */
export function ChipGroup<T extends string>(props: ChipGroupProps<T>) {
  const { label, options, value, onChange, hint, error, className, isRow, ref } = props
  const id = useId()

  const toggle = (chip: T) => {
    const isOn = value.includes(chip)
    onChange(options.filter((option) => (option === chip ? !isOn : value.includes(option))))
  }

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-notes`}
      className={className}
    >
      <p id={`${id}-label`} className="mb-2 text-sm font-semibold">
        {label}
      </p>
      <div className={isRow ? 'grid auto-cols-fr grid-flow-col gap-1.5' : 'flex flex-wrap gap-2'}>
        {options.map((option, index) => (
          <label
            key={option}
            className={cn(
              'relative inline-flex min-h-10 items-center rounded-full border-[1.5px] border-control',
              'text-sm font-medium transition-colors select-none',
              isRow ? 'justify-center' : 'px-3.5',
              'hover:border-ink has-checked:border-primary has-checked:bg-primary',
              'has-checked:text-on-primary forced-colors:has-checked:border-4',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
            )}
          >
            <input
              ref={index === 0 ? ref : undefined}
              type="checkbox"
              className="sr-only"
              aria-invalid={error ? true : undefined}
              checked={value.includes(option)}
              onChange={() => toggle(option)}
            />
            {option}
          </label>
        ))}
      </div>
      <div id={`${id}-notes`}>
        <FieldError>{error}</FieldError>
        {hint && <p className="mt-2 text-sm text-muted">{hint}</p>}
      </div>
    </div>
  )
}
