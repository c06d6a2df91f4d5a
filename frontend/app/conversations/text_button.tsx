import type { ConversationMessage } from '#app/conversations/thread/contract'
import { EllipsisVertical, Flag } from 'lucide-react'
import { cn } from '../../ui/cn'

/** A finger that meets it by chance presses nothing. */
const HIDDEN = cn(
  'opacity-0 group-hover/text:opacity-100 focus-visible:opacity-100',
  '[@media(hover:none)]:not-focus-visible:pointer-events-none'
)

interface TextButtonProps {
  message: ConversationMessage
  /** Says which text it is: `Valentina, 8:00 AM ET`. */
  speaker: string
  isTabStop: boolean
  /** The text was tapped. */
  isOpen: boolean
  onOpen: (message: ConversationMessage) => void
}

/** Beside each text. A mouse, a tap on the text or a key uncovers it; one that was reported always shows. */
export function TextButton(props: TextButtonProps) {
  const { message, speaker, isTabStop, isOpen, onOpen } = props
  const { id, isReported } = message
  const Icon = isReported ? Flag : EllipsisVertical
  return (
    <button
      type="button"
      data-text-id={id}
      tabIndex={isTabStop ? 0 : -1}
      aria-haspopup="dialog"
      aria-label={`${isReported ? 'Reported' : 'About this text'}: ${speaker}`}
      onClick={() => onOpen(message)}
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded-full',
        'text-muted transition-opacity hover:bg-surface-2 hover:text-ink',
        !isReported && !isOpen && HIDDEN
      )}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  )
}
