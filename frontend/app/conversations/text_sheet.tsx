import type { ConversationMessage } from '#app/conversations/thread/contract'
import { Flag, Pin, PinOff, ThumbsDown, ThumbsUp } from 'lucide-react'
import { instantWords } from '../../lib/format'
import { Button } from '../../ui/button'
import { cn } from '../../ui/cn'
import { Dialog } from '../../ui/dialog'
import { deliveryOf } from './delivery_words'
import { useMarkText } from './use_marks'
import { VoteButton } from './vote_button'

interface TextSheetProps {
  text: ConversationMessage
  /** IANA zone of the time shown. */
  zone: string
  /** Her name. */
  author: string
  onClose: () => void
  onReport: () => void
}

/** What can be done with one text: keep it at hand, say how it was, report it. */
export function TextSheet({ text, zone, author, onClose, onReport }: TextSheetProps) {
  const isHers = text.sender === 'girlfriend'
  return (
    <Dialog isOpen onOpenChange={onClose} title="This text">
      <blockquote
        className={cn(
          'mb-2 w-fit max-w-full rounded-bubble px-4 py-2.5',
          isHers ? 'rounded-bl-tail bg-her' : 'ml-auto rounded-br-tail bg-primary text-on-primary'
        )}
      >
        <p className="line-clamp-4 as-written">
          <span className="sr-only">{isHers ? author : 'You'}: </span>
          {text.message}
        </p>
      </blockquote>
      <p className={cn('mb-5 text-sm text-muted', !isHers && 'text-right')}>
        {[instantWords(text.timestamp, zone), deliveryOf(text)?.words].filter(Boolean).join(' · ')}
      </p>
      <div className="grid gap-3">
        {isHers && <Votes text={text} />}
        <PinButton text={text} />
        {isHers && (
          <Button variant="link" size="sm" onClick={onReport} className="justify-self-center">
            <Flag aria-hidden="true" className="size-4" />
            {text.isReported ? 'You reported this text' : 'Report this text'}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function Votes({ text }: { text: ConversationMessage }) {
  return (
    <div>
      <div role="group" aria-label="How was this text?" className="grid grid-cols-2 gap-3">
        <VoteButton text={text} vote="up" Icon={ThumbsUp}>
          Good
        </VoteButton>
        <VoteButton text={text} vote="down" Icon={ThumbsDown}>
          Not good
        </VoteButton>
      </div>
      <p className="mt-2 text-sm text-muted">
        Your vote helps make her better. She isn’t told, and it’s entirely up to you.
      </p>
    </div>
  )
}

function PinButton({ text }: { text: ConversationMessage }) {
  const { mutate, isPending } = useMarkText(text)
  const Icon = text.isPinned ? PinOff : Pin
  return (
    <Button
      variant="ghost"
      isPending={isPending}
      onClick={() => mutate({ isPinned: !text.isPinned })}
    >
      {!isPending && <Icon aria-hidden="true" className="size-5" />}
      {text.isPinned ? 'Unpin this moment' : 'Pin this moment'}
    </Button>
  )
}
