import { useId } from 'react'
import { cn } from '../../ui/cn'
import { FieldError } from '../../ui/field'

interface RadioCardsProps<T extends string> {
  label: string
  options: readonly { value: T; label: string; description: string }[]
  value: T | ''
  onChange: (value: T) => void
  error?: string
  note?: string
  className?: string
}

/** Native radios as cards, for screens with room for the descriptions. */
export function RadioCards<T extends string>(props: RadioCardsProps<T>) {
  const { label, options, value, onChange, error, note, className } = props
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={cn(error && `${id}-error`, note && `${id}-note`) || undefined}
      aria-invalid={error ? true : undefined}
      className={className}
    >
      <legend id={`${id}-label`} className="mb-2 text-sm font-semibold">
        {label}
      </legend>
      <div className="grid grid-cols-2 gap-3">
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              'relative rounded-button rounded-br-tail border-[1.5px] border-control bg-surface px-4 py-3',
              'transition-colors hover:border-ink',
              'has-checked:border-primary has-checked:bg-her',
              'has-checked:shadow-[inset_0_0_0_1.5px_var(--primary)]',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
            )}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-describedby={`${id}-${option.value}`}
              aria-label={option.label}
              className="absolute inset-0 size-full appearance-none outline-none"
            />
            <span aria-hidden="true" className="block font-semibold">
              {option.label}
            </span>
            <span id={`${id}-${option.value}`} className="mt-0.5 block text-sm text-muted">
              {option.description}
            </span>
          </label>
        ))}
      </div>
      {note && (
        <p id={`${id}-note`} className="mt-2 text-sm text-muted">
          {note}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
