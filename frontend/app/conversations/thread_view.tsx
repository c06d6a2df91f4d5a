import type { ConversationMessage } from '#app/conversations/contract'
import { useMemo } from 'react'
import { threadRows } from '../../lib/thread_rows'
import { ThreadScroller } from '../../lib/thread_scroller'
import { useNow } from '../../lib/use_now'
import { Button } from '../../ui/button'
import { ArrivalNotice } from './arrival_notice'
import type { Thread } from './merge_thread'
import { ThreadMessage } from './thread_message'
import { useOlderTexts } from './use_thread'

const QUARTER_HOUR_MS = 15 * 60_000

interface ThreadViewProps {
  thread: Thread
  name: string
}

/** The texts, and the way to the older ones. */
export function ThreadView({ thread, name }: ThreadViewProps) {
  const { messages, view } = thread
  const older = useOlderTexts(thread)
  const rows = useRows(messages, view.displayZone)

  return (
    <ThreadScroller
      label={`Conversation with ${name}`}
      firstKey={messages[0]?.id}
      lastKey={messages.at(-1)?.id}
      onNearTop={older.isError ? undefined : older.load}
      announcement={<ArrivalNotice messages={messages} name={name} />}
      className="px-5 lg:px-8"
    >
      <div className="mx-auto max-w-2xl pt-3 pb-2">
        {thread.hasOlder && <OlderButton {...older} />}
        {rows.map(({ text, stamp, isLast }) => (
          <ThreadMessage
            key={text.id}
            message={text}
            stamp={stamp}
            isLast={isLast}
            name={name}
            zone={view.displayZone}
          />
        ))}
      </div>
    </ThreadScroller>
  )
}

function useRows(messages: ConversationMessage[], zone: string) {
  const now = useNow()
  // Stamps name days, and every zone starts its day on a quarter of an hour.
  const today = now - (now % QUARTER_HOUR_MS)
  return useMemo(
    () =>
      threadRows(messages, {
        sideOf: ({ kind, sender }) => (kind === 'notice' ? kind : sender),
        atOf: ({ timestamp }) => timestamp,
        zone,
        now: today,
      }),
    [messages, zone, today]
  )
}

interface OlderButtonProps {
  load: () => void
  isPending: boolean
  isError: boolean
}

function OlderButton({ load, isPending, isError }: OlderButtonProps) {
  return (
    <div className="grid justify-items-center py-2">
      {isError && <p className="text-sm text-danger">Could not load earlier messages.</p>}
      <Button variant="link" size="sm" onClick={load} isPending={isPending}>
        {isError ? 'Try again' : 'Earlier messages'}
      </Button>
    </div>
  )
}
