import { useEffect, useId, useState, type KeyboardEvent } from 'react'

export interface ComboboxOption {
  /** Two options may lead to one value. */
  key: string
  value: string
  label: string
  note?: string
}

interface Choosing {
  /** What is chosen. */
  value: string
  find: (typed: string) => readonly ComboboxOption[]
  onChoose: (value: string) => void
}

interface State {
  isOpen: boolean
  /** Null until somebody types. */
  typed: string | null
  active: number
}

const CLOSED: State = { isOpen: false, typed: null, active: 0 }

/** What a combobox holds while somebody looks for an option, and what its keys do. */
export function useCombobox({ value, find, onChoose }: Choosing) {
  const listId = useId()
  const [{ isOpen, typed, active }, setState] = useState(CLOSED)
  const options = isOpen ? find(typed ?? '') : []
  const activeId = options[active] && optionId(listId, active)
  useInSight(isOpen ? listId : undefined)
  useInSight(activeId)

  const look = (words: string) => setState({ isOpen: true, typed: words, active: 0 })
  const open = () => {
    const at = find('').findIndex((option) => option.value === value)
    setState({ isOpen: true, typed: null, active: Math.max(at, 0) })
  }
  const close = () => setState(CLOSED)
  const choose = (option = options[active]) => {
    close()
    if (option) onChoose(option.value)
  }
  const walk = (step: number) => {
    if (!isOpen) return open()
    setState({ isOpen, typed, active: (active + step + options.length) % (options.length || 1) })
  }
  const press = (event: KeyboardEvent) =>
    pressed(event, { isOpen, isTyped: Boolean(typed), walk, choose, close })

  return {
    listId,
    activeId,
    isOpen,
    typed,
    active,
    options,
    look,
    open,
    close,
    choose,
    press,
  }
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

interface Acts {
  isOpen: boolean
  isTyped: boolean
  walk: (step: number) => void
  choose: () => void
  close: () => void
}

function pressed(event: KeyboardEvent, { isOpen, isTyped, walk, choose, close }: Acts): void {
  // Leaving takes along what was looked for.
  if (event.key === 'Tab' && isTyped) choose()
  const keys: Partial<Record<string, () => void>> = {
    ArrowDown: () => walk(1),
    ArrowUp: () => walk(-1),
    ...(isOpen && { Enter: choose, Escape: close }),
  }
  const act = keys[event.key]
  if (!act) return
  event.preventDefault()
  // A dialog around it stays open.
  if (isOpen) event.stopPropagation()
  act()
}

function useInSight(id: string | undefined): void {
  useEffect(() => {
    const part = id ? document.getElementById(id) : null
    part?.scrollIntoView({ block: 'nearest' })
  }, [id])
}
