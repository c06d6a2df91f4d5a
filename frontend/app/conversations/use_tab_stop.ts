import type { ConversationMessage } from '#app/conversations/thread/contract'
import { useState, type FocusEvent, type KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }
const BUTTONS = 'button[data-text-id]'

/**
 * Every text of the two has a button, but Tab stops at one of them only: the newest, or the one it last
 * was on. From there the arrow keys go from text to text.
 */
export function useTabStop(messages: readonly ConversationMessage[]) {
  const [chosen, setChosen] = useState<number | null>(null)
  const newest = messages.findLast(({ kind }) => kind === 'talk')

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.dataset.textId) setChosen(Number(target.dataset.textId))
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setChosen(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (!step || !(event.target instanceof HTMLElement) || !event.target.matches(BUTTONS)) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(BUTTONS)]
    buttons[buttons.indexOf(event.target) + step]?.focus()
  }

  return { tabStop: chosen ?? newest?.id ?? null, keys: { onFocus, onBlur, onKeyDown } }
}
