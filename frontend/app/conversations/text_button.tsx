import type { ConversationMessage } from '#app/conversations/thread/contract'
import { EllipsisVertical, Flag } from 'lucide-react'
import { cn } from '../../ui/cn'

interface TextButtonProps {
  message: ConversationMessage
  /** Says which text it is: `Valentina, 8:00 AM ET`. */
  speaker: string
  isTabStop: boolean
  onOpen: (message: ConversationMessage) => void
}

/** Beside each text. A mouse uncovers it; fingers, keys and a report already made always see it. */
export function TextButton({ message, speaker, isTabStop, onOpen }: TextButtonProps) {
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
        !isReported &&
          'group-hover/text:opacity-100 focus-visible:opacity-100 [@media(hover:hover)]:opacity-0'
      )}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  )
}
