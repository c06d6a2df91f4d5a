import type { ConversationMessage } from '#app/conversations/contract'
import { Image, Info } from 'lucide-react'
import { memo } from 'react'
import { isEmojiOnly } from '../../lib/emoji_only'
import { clockTime } from '../../lib/format'
import { Bubble } from '../../ui/bubble'
import { LinkedText } from '../../ui/linked_text'
import { Stamp } from '../../ui/stamp'
import { VisuallyHidden } from '../../ui/visually_hidden'
import { deliveryOf } from './delivery_words'

const ME = { side: 'me', speaker: 'You' } as const

interface ThreadMessageProps {
  message: ConversationMessage
  stamp: string | null
  isLast: boolean
  name: string
  zone: string
}

/** One text. Thousands may stand here, so each is drawn again only when it changed itself. */
export const ThreadMessage = memo((props: ThreadMessageProps) => {
  const { message, stamp } = props
  return (
    <>
      {stamp && <Stamp>{stamp}</Stamp>}
      {message.kind === 'notice' ? <Notice {...props} /> : <Talk {...props} />}
    </>
  )
})

function Talk({ message, isLast, name, zone }: ThreadMessageProps) {
  const { message: words, pictures = 0, timestamp } = message
  const writer = message.sender === 'user' ? ME : { side: 'her' as const, speaker: name }
  return (
    <Bubble
      {...statusOf(message, isLast)}
      side={writer.side}
      isLast={isLast}
      look={pictures === 0 && isEmojiOnly(words) ? 'emoji' : 'flat'}
      speaker={`${writer.speaker}, ${clockTime(timestamp, zone)}`}
    >
      {pictures > 0 && <Pictures count={pictures} />}
      <LinkedText>{words}</LinkedText>
    </Bubble>
  )
}

/** The last of a group says what became of it; a failure is never hidden inside one. */
function statusOf(message: ConversationMessage, isLast: boolean) {
  const delivery = deliveryOf(message)
  if (!delivery || !(isLast || delivery.isFailed)) return {}
  return { status: delivery.words, statusTone: delivery.isFailed ? 'danger' : 'quiet' } as const
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

/** The system speaking, in nobody's voice. */
function Notice({ message, zone }: ThreadMessageProps) {
  const delivery = deliveryOf(message)
  return (
    <div className="mx-auto my-4 flex max-w-md gap-2.5 rounded-control border border-line bg-surface px-4 py-3 text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
      <div className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-wrap">
        <VisuallyHidden>Notice, {clockTime(message.timestamp, zone)}: </VisuallyHidden>
        <LinkedText>{message.message}</LinkedText>
        {delivery?.isFailed && (
          <p className="mt-1 text-xs font-semibold text-danger">{delivery.words}</p>
        )}
      </div>
    </div>
  )
}
