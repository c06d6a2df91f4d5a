import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn'
import { controlStyles } from './control_styles'
import { useFieldWiring } from './field_context'

interface Option {
  value: string
  label: string
}

type SelectProps = ComponentProps<'select'> & {
  options: readonly Option[]
  /** A first line that cannot be chosen. */
  placeholder?: string
}

/** The platform's own select: phones draw it better than we could. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const wiring = useFieldWiring()
  return (
    <div className="relative">
      <select
        {...wiring}
        {...rest}
        className={cn(controlStyles, 'appearance-none truncate pr-10', className)}
      >
        {placeholder && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
      />
    </div>
  )
}
