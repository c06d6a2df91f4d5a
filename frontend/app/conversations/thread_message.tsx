import type { ConversationMessage } from '#app/conversations/thread/contract'
import type { PictureState } from '#app/models/contract'
import { Image } from 'lucide-react'
import { memo, useRef } from 'react'
import { isEmojiOnly } from '../../lib/emoji_only'
import { clockTime } from '../../lib/format'
import { Bubble } from '../../ui/bubble'
import { cn } from '../../ui/cn'
import { DayAndTime } from '../../ui/day_and_time'
import { LinkedText } from '../../ui/linked_text'
import { deliveryOf } from './delivery_words'
import { TextButton } from './text_button'
import { ThreadNotice } from './thread_notice'
import { useArrivalAt, type Goal } from './use_go_to'

export interface TextHandlers {
  /** What can be done with a text. */
  onOpen: (message: ConversationMessage) => void
  onTap: (message: ConversationMessage) => void
}

interface ThreadMessageProps extends TextHandlers {
  message: ConversationMessage
  day: string | null
  stamp: string | null
  isLast: boolean
  name: string
  zone: string
  isTabStop: boolean
  /** Its time and what became of it are shown below it. */
  isOpen: boolean
  /** Somebody went to it just now. */
  found: Goal | null
}

/** One text. Thousands may stand here, so each is drawn again only when it changed itself. */
export const ThreadMessage = memo((props: ThreadMessageProps) => {
  const { message, day, stamp, zone, found } = props
  const row = useRef<HTMLDivElement>(null)
  useArrivalAt(row, found)
  return (
    <>
      <DayAndTime day={day} time={stamp} />
      <div ref={row} className={cn(found && 'animate-found rounded-control')}>
        {message.kind === 'notice' ? (
          <ThreadNotice message={message} zone={zone} />
        ) : (
          <Talk {...props} />
        )}
      </div>
    </>
  )
})

function Talk(props: ThreadMessageProps) {
  const { message, isLast, name, zone, isTabStop, isOpen, onOpen, onTap } = props
  const { message: words, pictures = 0 } = message
  const isMine = message.sender === 'user'
  const time = clockTime(message.timestamp, zone)
  const speaker = `${isMine ? 'You' : name}, ${time}`
  const { unseen, ...status } = statusOf(props, time)
  return (
    <Bubble
      {...status}
      side={isMine ? 'me' : 'her'}
      isLast={isLast}
      look={pictures === 0 && isEmojiOnly(words) ? 'emoji' : 'flat'}
      speaker={unseen ? `${speaker}, ${unseen}` : speaker}
      action={<TextButton {...{ message, speaker, isTabStop, isOpen, onOpen }} />}
      onTap={() => onTap(message)}
    >
      {pictures > 0 && <Pictures count={pictures} message={message} />}
      <LinkedText>{words}</LinkedText>
    </Bubble>
  )
}

const VOTES = { up: 'Good', down: 'Not good' } as const

function marksOf({ isPinned, vote, isReported }: ConversationMessage) {
  return [isPinned && 'Pinned', vote && VOTES[vote], isReported && 'Reported']
}

/**
 * What went wrong and what was marked always stands below a text. That all is well is shown by a tap,
 * and said to a screen reader at the end of each group.
 */
function statusOf({ message, isLast, isOpen }: ThreadMessageProps, time: string) {
  const { words, isFailed } = deliveryOf(message) ?? { words: undefined, isFailed: false }
  const isShown = isFailed || isOpen
  const told = [isOpen ? time : null, isShown ? words : null, ...marksOf(message)]
  const unseen = isLast && !isShown ? words : undefined
  const status = told.filter(Boolean).join(' · ')
  return { status, statusTone: isFailed ? ('danger' as const) : ('quiet' as const), unseen }
}

interface PicturesProps {
  count: number
  message: ConversationMessage
}

function Pictures({ count, message: { pictureState = 'unseen', pictureNote } }: PicturesProps) {
  const [one, many] = pictureState === 'file' ? ['1 file', 'files'] : ['1 picture', 'pictures']
  const fate = pictureNote ? `she was told: ${pictureNote}` : FATES[pictureState]
  return (
    <span className="flex items-start gap-2 text-sm">
      <Image aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span>
        <b className="font-semibold">{count === 1 ? one : `${count} ${many}`}</b>
        {` · ${fate}`}
      </span>
    </span>
  )
}

const FATES: Record<PictureState, string> = {
  seen: 'she was told what’s in it',
  unseen: 'she couldn’t see it',
  too_large: 'too large for her',
  flagged: 'she didn’t look at it',
  file: 'she can’t open it',
}
