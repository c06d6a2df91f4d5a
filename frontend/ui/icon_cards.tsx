import type { LucideIcon } from 'lucide-react'
import { useId, type Ref } from 'react'
import { cn } from './cn'
import { RadioGroup } from './radio_group'

interface IconOption<T extends string> {
  value: T
  label: string
  /** A few words under the label. */
  note: string
  Icon: LucideIcon
}

interface IconCardsProps<T extends string> {
  label: string
  options: readonly IconOption<T>[]
  value: T | ''
  onChange: (value: T) => void
  error?: string
  /** The first card: a refused form puts the focus there. */
  ref?: Ref<HTMLInputElement>
}

export function IconCards<T extends string>(props: IconCardsProps<T>) {
  const { options, value, onChange, ref, ...group } = props
  const id = useId()
  return (
    <RadioGroup {...group}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2">
        {options.map((option, index) => (
          <IconCard
            key={option.value}
            option={option}
            group={id}
            isChosen={option.value === value}
            // A dialog would otherwise open with the focus on the first card, not on the chosen one.
            tabIndex={value === '' || option.value === value ? 0 : -1}
            onChoose={() => onChange(option.value)}
            ref={index === 0 ? ref : undefined}
          />
        ))}
      </div>
    </RadioGroup>
  )
}

interface IconCardProps {
  option: IconOption<string>
  group: string
  isChosen: boolean
  onChoose: () => void
  tabIndex: number
  ref?: Ref<HTMLInputElement>
}

function IconCard({ option, group, isChosen, onChoose, tabIndex, ref }: IconCardProps) {
  const { value, label, note, Icon } = option
  return (
    <label
      className={cn(
        'group relative flex items-center gap-2.5 rounded-button rounded-br-tail',
        'border-[1.5px] border-control bg-surface px-2.5 py-2.5 transition-colors hover:border-ink',
        'has-checked:border-primary has-checked:bg-her has-checked:shadow-[inset_0_0_0_1.5px_var(--primary)]',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
      )}
    >
      <input
        ref={ref}
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        tabIndex={tabIndex}
        aria-label={label}
        aria-describedby={`${group}-${value}`}
        className="absolute inset-0 size-full appearance-none outline-none"
      />
      <span
        className={cn(
          'grid size-8 shrink-0 place-items-center rounded-control rounded-bl-tail',
          'bg-surface-2 text-primary group-has-checked:bg-primary group-has-checked:text-on-primary'
        )}
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <span className="min-w-0">
        <span aria-hidden="true" className="block text-sm leading-snug font-semibold">
          {label}
        </span>
        <span id={`${group}-${value}`} className="block text-xs text-muted tabular">
          {note}
        </span>
      </span>
    </label>
  )
}
