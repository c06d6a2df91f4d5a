import type { Vote } from '#app/conversations/marks/contract'
import type { ConversationMessage } from '#app/conversations/thread/contract'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import { cn } from '../../ui/cn'
import { useMarkText } from './use_marks'

interface VoteButtonProps {
  text: ConversationMessage
  vote: Vote
  Icon: LucideIcon
  children: ReactNode
}

/** Pressed once it counts, pressed again it does not. */
export function VoteButton({ text, vote, Icon, children }: VoteButtonProps) {
  const { mutate, isPending } = useMarkText(text)
  const isChosen = text.vote === vote
  return (
    <Button
      variant="ghost"
      aria-pressed={isChosen}
      onClick={() => !isPending && mutate({ vote: isChosen ? null : vote })}
      className={cn(isChosen && 'border-primary bg-her shadow-[inset_0_0_0_1.5px_var(--primary)]')}
    >
      <Icon aria-hidden="true" className="size-5" />
      {children}
    </Button>
  )
}
