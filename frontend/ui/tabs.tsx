import { createContext, use, useId, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { cn } from './cn'

interface Chosen {
  id: string
  value: string | undefined
  choose: (value: string) => void
}

const ChosenContext = createContext<Chosen>({ id: '', value: undefined, choose: () => undefined })

type TabsProps = ComponentProps<'div'> & {
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/** `<Tabs><TabList label><Tab value/></TabList><TabPanel value/></Tabs>` */
export function Tabs({ value, defaultValue, onValueChange, ...rest }: TabsProps) {
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own

  const choose = (next: string) => {
    if (next === chosen) return
    setOwn(next)
    onValueChange?.(next)
  }

  return (
    <ChosenContext value={{ id, value: chosen, choose }}>
      <div {...rest} />
    </ChosenContext>
  )
}

type TabListProps = ComponentProps<'div'> & { label: string }

/** On a phone labels take two lines; where even that is too wide it scrolls sideways. */
export function TabList({ label, className, ...rest }: TabListProps) {
  return (
    <div
      {...rest}
      role="tablist"
      aria-label={label}
      aria-orientation="horizontal"
      onKeyDown={moveFocus}
      className={cn(
        'flex gap-1 overflow-x-auto rounded-[18px] bg-surface-2 p-1 [scrollbar-width:none]',
        className
      )}
    />
  )
}

type TabProps = ComponentProps<'button'> & { value: string }

/** Only the chosen tab is a stop of the Tab key; the arrows choose among the others. */
export function Tab({ value, className, ...rest }: TabProps) {
  const { id, value: chosen, choose } = use(ChosenContext)
  const isChosen = chosen === value
  return (
    <button
      {...rest}
      type="button"
      role="tab"
      id={`${id}-tab-${value}`}
      aria-selected={isChosen}
      aria-controls={`${id}-panel-${value}`}
      data-state={isChosen ? 'active' : 'inactive'}
      tabIndex={isChosen ? 0 : -1}
      onClick={() => choose(value)}
      onFocus={() => choose(value)}
      className={cn(
        'min-h-12 flex-1 rounded-control border-[1.5px] border-transparent px-1 leading-tight sm:px-4',
        'text-sm font-medium text-muted sm:whitespace-nowrap transition-colors hover:text-ink',
        'focus-visible:-outline-offset-3 data-[state=active]:rounded-br-tail',
        'data-[state=active]:border-control data-[state=active]:bg-surface',
        'data-[state=active]:font-semibold data-[state=active]:text-ink',
        className
      )}
    />
  )
}

type TabPanelProps = ComponentProps<'div'> & {
  value: string
  /** What is in it lives on while another tab is shown. */
  forceMount?: boolean
}

export function TabPanel({ value, forceMount, className, children, ...rest }: TabPanelProps) {
  const { id, value: chosen } = use(ChosenContext)
  const isChosen = chosen === value
  return (
    <div
      tabIndex={0}
      {...rest}
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      data-state={isChosen ? 'active' : 'inactive'}
      hidden={!isChosen}
      className={cn('rounded-tail pt-6', className)}
    >
      {(isChosen || forceMount) && children}
    </div>
  )
}

/** Arrows go round, Home and End to the ends; the tab that takes the focus is chosen. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')]
  const at = tabs.indexOf(document.activeElement as HTMLElement)
  const goals: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  }
  const goal = goals[event.key]
  if (goal === undefined || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  tabs.at(goal % tabs.length)?.focus()
}
