import type { ConversationMessage } from '#app/conversations/thread/contract'
import { Image } from 'lucide-react'
import { memo } from 'react'
import { isEmojiOnly } from '../../lib/emoji_only'
import { clockTime } from '../../lib/format'
import { Bubble } from '../../ui/bubble'
import { LinkedText } from '../../ui/linked_text'
import { Stamp } from '../../ui/stamp'
import { deliveryOf } from './delivery_words'
import { TextButton } from './text_button'
import { ThreadNotice } from './thread_notice'

interface ThreadMessageProps {
  message: ConversationMessage
  stamp: string | null
  isLast: boolean
  name: string
  zone: string
  isTabStop: boolean
  onOpen: (message: ConversationMessage) => void
}

/** One text. Thousands may stand here, so each is drawn again only when it changed itself. */
export const ThreadMessage = memo((props: ThreadMessageProps) => {
  const { message, stamp, zone } = props
  return (
    <>
      {stamp && <Stamp>{stamp}</Stamp>}
      {message.kind === 'notice' ? (
        <ThreadNotice message={message} zone={zone} />
      ) : (
        <Talk {...props} />
      )}
    </>
  )
})

function Talk({ message, isLast, name, zone, isTabStop, onOpen }: ThreadMessageProps) {
  const { message: words, pictures = 0, timestamp } = message
  const isMine = message.sender === 'user'
  const speaker = `${isMine ? 'You' : name}, ${clockTime(timestamp, zone)}`
  return (
    <Bubble
      {...statusOf(message, isLast)}
      side={isMine ? 'me' : 'her'}
      isLast={isLast}
      look={pictures === 0 && isEmojiOnly(words) ? 'emoji' : 'flat'}
      speaker={speaker}
      action={<TextButton {...{ message, speaker, isTabStop, onOpen }} />}
    >
      {pictures > 0 && <Pictures count={pictures} />}
      <LinkedText>{words}</LinkedText>
    </Bubble>
  )
}

const VOTES = { up: 'Good', down: 'Not good' } as const

function marksOf({ isPinned, vote, isReported }: ConversationMessage) {
  return [isPinned && 'Pinned', vote && VOTES[vote], isReported && 'Reported']
}

/** The last of a group says what became of it; a failure, a report or a mark is never hidden inside one. */
function statusOf(message: ConversationMessage, isLast: boolean) {
  const delivery = deliveryOf(message)
  const isTold = delivery && (isLast || delivery.isFailed)
  const words = [isTold && delivery.words, ...marksOf(message)].filter(Boolean)
  return {
    status: words.join(' · '),
    statusTone: isTold && delivery.isFailed ? 'danger' : 'quiet',
  } as const
}

function Pictures({ count }: { count: number }) {
  return (
    <span className="flex items-start gap-2 text-sm">
      <Image aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span>
        <b className="font-semibold">{count === 1 ? '1 picture' : `${count} pictures`}</b>
        {count === 1 ? ' · she cannot see it' : ' · she cannot see them'}
      </span>
    </span>
  )
}
