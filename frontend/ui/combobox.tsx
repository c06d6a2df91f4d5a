import { ChevronDown } from 'lucide-react'
import { cn } from './cn'
import { controlStyles } from './control_styles'
import { useFieldWiring } from './field_context'
import { LiveRegion } from './live_region'
import { optionId, useCombobox, type ComboboxOption } from './use_combobox'

interface ComboboxProps {
  value: string
  /** What is chosen, in words. */
  text: string
  /** What fits the typed words, the best first; without any, what most people look for. */
  find: (typed: string) => readonly ComboboxOption[]
  onChoose: (value: string) => void
  listLabel: string
  nothingFound: string
}

const listStyles = cn(
  'absolute inset-x-0 top-full z-40 mt-1.5 max-h-72 scroll-mb-20 overflow-y-auto overscroll-contain',
  'rounded-control border border-line bg-surface p-1.5 text-ink shadow-float'
)

/** A field for one of many: typing narrows the list, arrow keys walk it, Enter takes what is marked. */
export function Combobox({ text, listLabel, nothingFound, ...choosing }: ComboboxProps) {
  const wiring = useFieldWiring()
  const box = useCombobox(choosing)
  const { listId, typed, isOpen, options } = box
  const hasList = options.length > 0

  return (
    <div className="relative">
      <input
        {...wiring}
        role="combobox"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={box.activeId}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        value={typed ?? text}
        onChange={(event) => box.look(event.target.value)}
        onFocus={(event) => event.target.select()}
        onClick={() => !isOpen && box.open()}
        onKeyDown={box.press}
        onBlur={box.close}
        className={cn(controlStyles, 'truncate pr-10')}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-3.5 right-3 size-5 text-muted"
      />
      {hasList && <Options box={box} label={listLabel} />}
      {isOpen && !hasList && <p className={cn(listStyles, 'p-4')}>{nothingFound}</p>}
      <LiveRegion>{typed && (hasList ? `${options.length} found` : nothingFound)}</LiveRegion>
    </div>
  )
}

function Options({ box, label }: { box: ReturnType<typeof useCombobox>; label: string }) {
  return (
    <ul id={box.listId} role="listbox" aria-label={label} className={listStyles}>
      {box.options.map((option, index) => (
        <Option
          key={option.key}
          id={optionId(box.listId, index)}
          option={option}
          isActive={index === box.active}
          onChoose={() => box.choose(option)}
        />
      ))}
    </ul>
  )
}

interface OptionProps {
  id: string
  option: ComboboxOption
  isActive: boolean
  onChoose: () => void
}

function Option({ id, option: { label, note }, isActive, onChoose }: OptionProps) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      // The field keeps the focus, and with it the list stays until the click has come.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cn(
        'flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4',
        'rounded-[10px] px-3 py-1.5 tabular hover:bg-surface-2',
        'aria-selected:bg-her aria-selected:font-medium'
      )}
    >
      <span>{label}</span>
      {note && <span className="text-sm font-normal text-muted">{note}</span>}
    </li>
  )
}
