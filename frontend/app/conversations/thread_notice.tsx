import type { ConversationMessage } from '#app/conversations/thread/contract'
import { Info } from 'lucide-react'
import { clockTime } from '../../lib/format'
import { cn } from '../../ui/cn'
import { LinkedText } from '../../ui/linked_text'
import { VisuallyHidden } from '../../ui/visually_hidden'
import { deliveryOf } from './delivery_words'

/** The system speaking, in nobody's voice. */
export function ThreadNotice({ message, zone }: { message: ConversationMessage; zone: string }) {
  const delivery = deliveryOf(message)
  return (
    <div
      className={cn(
        'mx-auto my-4 flex max-w-md gap-2.5',
        'rounded-control border border-line bg-surface px-4 py-3 text-sm'
      )}
    >
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
