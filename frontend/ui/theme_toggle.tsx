import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { cn } from './cn'

export const THEMES = [
  { value: 'system', label: 'System', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
] as const
type Choice = (typeof THEMES)[number]['value']

interface ThemeToggleProps {
  value: Choice
  onChange: (value: Choice) => void
}

export function ThemeToggle({ value, onChange }: ThemeToggleProps) {
  const group = useId()
  return (
    <fieldset className="w-fit shrink-0">
      <legend className="sr-only">Theme</legend>
      <div className="flex rounded-full bg-surface-2 p-0.5">
        {THEMES.map(({ value: choice, label, Icon }) => (
          <label
            key={choice}
            title={label}
            className={cn(
              'relative flex min-h-[44px] w-[40px] items-center justify-center',
              'rounded-full border-[1.5px] border-transparent',
              'text-muted transition-colors hover:text-ink',
              'has-checked:border-control has-checked:bg-surface has-checked:text-ink',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
              'has-focus-visible:outline-focus'
            )}
          >
            <input
              type="radio"
              name={group}
              value={choice}
              checked={value === choice}
              onChange={() => onChange(choice)}
              className="sr-only"
            />
            {/* In px: a picture need not grow with the text, and three of them would fill a phone. */}
            <Icon aria-hidden="true" className="size-[18px] shrink-0" />
            <span className="sr-only">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
