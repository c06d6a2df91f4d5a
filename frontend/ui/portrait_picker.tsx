import { Check, Sparkles } from 'lucide-react'
import { useId } from 'react'
import { Badge } from './badge'
import { cn } from './cn'
import { FieldError } from './field'
import { Portrait } from './portrait'

interface PortraitOption<T extends string> {
  value: T
  name: string
  src: string
  tagline: string
}

interface PortraitPickerProps<T extends string> {
  label: string
  options: readonly PortraitOption<T>[]
  value: T | null
  onChange: (value: T) => void
  /** A card that cannot be chosen yet. */
  comingSoon?: { name: string; note: string }
  error?: string
  className?: string
}

/** Native radios, so that arrow keys, forms and screen readers work by themselves. */
export function PortraitPicker<T extends string>(props: PortraitPickerProps<T>) {
  const { label, options, value, onChange, comingSoon, error, className } = props
  const id = useId()
  const chosen = options.find((option) => option.value === value)

  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-notes`}
      aria-invalid={error ? true : undefined}
      className={cn('min-w-0', className)}
    >
      <legend id={`${id}-label`} className="mb-3 text-sm font-semibold">
        {label}
      </legend>
      <div className="grid grid-cols-2 gap-4 min-[22rem]:grid-cols-3">
        {options.map((option) => (
          <PortraitCard
            key={option.value}
            option={option}
            group={id}
            isChosen={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
        {comingSoon && <ComingSoonCard {...comingSoon} group={id} />}
      </div>
      <div id={`${id}-notes`} className="mt-4">
        {chosen && (
          <p>
            <b className="font-semibold">{chosen.name}.</b>{' '}
            <span className="text-muted">{chosen.tagline}</span>
          </p>
        )}
        <FieldError>{error}</FieldError>
      </div>
    </fieldset>
  )
}

interface PortraitCardProps {
  option: PortraitOption<string>
  group: string
  isChosen: boolean
  onChoose: () => void
}

function PortraitCard({ option, group, isChosen, onChoose }: PortraitCardProps) {
  return (
    <label className="group relative block">
      <input
        type="radio"
        name={group}
        value={option.value}
        checked={isChosen}
        onChange={onChoose}
        aria-label={option.name}
        className="peer absolute inset-0 size-full appearance-none outline-none"
      />
      <Portrait
        src={option.src}
        name=""
        size="fill"
        className={cn(
          'pointer-events-none outline-offset-2 transition-[box-shadow,filter] group-hover:brightness-105',
          'peer-checked:shadow-[0_0_0_3px_var(--bg),0_0_0_6px_var(--primary)]',
          'peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-checked:outline-offset-8'
        )}
      />
      {isChosen && (
        <span
          className={cn(
            'absolute right-1.5 bottom-1.5 grid size-6 place-items-center',
            'rounded-full bg-primary text-on-primary'
          )}
        >
          <Check aria-hidden="true" strokeWidth={3} className="size-4" />
        </span>
      )}
    </label>
  )
}

function ComingSoonCard({ name, note, group }: { name: string; note: string; group: string }) {
  return (
    <label
      className={cn(
        'relative col-span-full flex min-h-16 flex-wrap items-center gap-x-3',
        'rounded-control border-[1.5px] border-dashed border-control px-4 py-2 text-muted'
      )}
    >
      <input
        type="radio"
        name={group}
        value=""
        disabled
        className="absolute inset-0 size-full appearance-none"
      />
      <Sparkles aria-hidden="true" className="size-5 shrink-0" />
      <span className="font-medium">{name}</span>
      <Badge className="ml-auto">{note}</Badge>
    </label>
  )
}
