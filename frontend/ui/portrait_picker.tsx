import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cn } from './cn'
import { Portrait } from './portrait'
import { RadioGroup } from './radio_group'

interface PortraitOption {
  value: string
  name: string
  tagline: string
}

interface PortraitPickerProps {
  label: string
  options: readonly (PortraitOption & { src: string })[]
  /** One that is made rather than found; it stands in a row of its own. */
  own: PortraitOption & { visual: ReactNode }
  value: string | null
  onChange: (value: string) => void
  error?: string
}

export function PortraitPicker(props: PortraitPickerProps) {
  const { options, own, value, onChange, ...group } = props
  const id = useId()
  const radioOf = (option: PortraitOption) => ({
    group: id,
    option,
    isChosen: option.value === value,
    onChoose: () => onChange(option.value),
  })

  return (
    <RadioGroup {...group}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
        {options.map((option) => (
          <PortraitCard key={option.value} {...radioOf(option)}>
            <Portrait
              src={option.src}
              name=""
              size="fill"
              className={cn(
                'pointer-events-none outline-offset-2 transition-[box-shadow,filter]',
                'group-hover:brightness-105 group-has-checked:outline-offset-8',
                'group-has-checked:shadow-[0_0_0_3px_var(--bg),0_0_0_6px_var(--primary)]',
                'group-has-focus-visible:outline-3 group-has-focus-visible:outline-focus'
              )}
            />
          </PortraitCard>
        ))}
        <OwnCard {...radioOf(own)}>{own.visual}</OwnCard>
      </div>
    </RadioGroup>
  )
}

interface CardProps {
  group: string
  option: PortraitOption
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function PortraitCard({ children, ...card }: CardProps) {
  const { option, isChosen } = card
  return (
    <label className="group relative block">
      <Radio {...card} />
      <span className="pointer-events-none relative block">
        {children}
        {isChosen && <ChosenMark className="absolute right-1.5 bottom-1.5" />}
      </span>
      <Words id={taglineId(card)} option={option} className="mt-2.5 block" />
    </label>
  )
}

function OwnCard({ children, ...card }: CardProps) {
  const { option, isChosen } = card
  return (
    <label
      className={cn(
        'group relative col-span-full flex items-center gap-4 rounded-card border-[1.5px]',
        'border-control bg-surface p-3 pr-4 hover:border-ink has-checked:border-primary',
        'has-checked:bg-her has-checked:shadow-[inset_0_0_0_1.5px_var(--primary)]',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
        'has-focus-visible:outline-focus'
      )}
    >
      <Radio {...card} />
      <span className="pointer-events-none w-14 shrink-0">{children}</span>
      <Words id={taglineId(card)} option={option} className="min-w-0 flex-1" />
      {isChosen && <ChosenMark className="shrink-0" />}
    </label>
  )
}

function Radio({ group, option, isChosen, onChoose }: Omit<CardProps, 'children'>) {
  return (
    <input
      type="radio"
      name={group}
      value={option.value}
      checked={isChosen}
      onChange={onChoose}
      aria-label={option.name}
      aria-describedby={taglineId({ group, option })}
      className="absolute inset-0 size-full appearance-none outline-none"
    />
  )
}

interface WordsProps {
  id: string
  option: PortraitOption
  className: string
}

function Words({ id, option, className }: WordsProps) {
  return (
    <span className={cn('pointer-events-none text-sm', className)}>
      <b className="block text-base font-semibold">{option.name}</b>
      <span id={id} className="block text-muted">
        {option.tagline}
      </span>
    </span>
  )
}

function ChosenMark({ className }: { className: string }) {
  return (
    <span
      className={cn(
        'pointer-events-none grid size-6 place-items-center',
        'rounded-full bg-primary text-on-primary',
        className
      )}
    >
      <Check aria-hidden="true" strokeWidth={3} className="size-4" />
    </span>
  )
}

const taglineId = ({ group, option }: Pick<CardProps, 'group' | 'option'>) =>
  `${group}-${option.name.toLowerCase().replaceAll(' ', '-')}`
