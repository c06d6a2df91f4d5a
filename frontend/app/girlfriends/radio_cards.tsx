import { useId } from 'react'
import { cn } from '../../ui/cn'
import { RadioGroup } from '../../ui/radio_group'

interface RadioCardsProps<T extends string> {
  label: string
  options: readonly { value: T; label: string; description: string }[]
  value: T | ''
  onChange: (value: T) => void
  error?: string
  note?: string
  className?: string
}

/** Cards, for screens with room for the descriptions. */
export function RadioCards<T extends string>(props: RadioCardsProps<T>) {
  const { options, value, onChange, ...group } = props
  const id = useId()
  return (
    <RadioGroup {...group}>
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
    </RadioGroup>
  )
}
