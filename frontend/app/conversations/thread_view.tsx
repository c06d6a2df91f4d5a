import type { ConversationMessage } from '#app/conversations/thread/contract'
import { memo } from 'react'
import { threadChunks } from './thread_chunks'
import { ThreadScroller } from '../../lib/thread_scroller'
import { useNow } from '../../lib/use_now'
import { Button } from '../../ui/button'
import { ArrivalNotice } from './arrival_notice'
import type { Thread } from './merge_thread'
import { ThreadPiece } from './thread_piece'
import { useOlderTexts } from './use_thread'
import { useTabStop } from './use_tab_stop'

const QUARTER_HOUR_MS = 15 * 60_000
/** Pieces at the end: as many as the first answer fills. */
const DRAWN_AT_ONCE = 4

interface ThreadViewProps {
  thread: Thread
  name: string
  onOpen: (message: ConversationMessage) => void
}

/** The texts, and the way to the older ones. A poll that brought nothing does not come in here. */
export const ThreadView = memo(({ thread, name, onOpen }: ThreadViewProps) => {
  const { messages } = thread
  const older = useOlderTexts(thread)

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
        <Pieces thread={thread} name={name} onOpen={onOpen} />
      </div>
    </ThreadScroller>
  )
})

function Pieces({ thread, name, onOpen }: ThreadViewProps) {
  const { messages, firstOpenedId, view } = thread
  // Stamps name days, and every zone starts its day on a quarter of an hour.
  const today = useNow(QUARTER_HOUR_MS)
  const { tabStop, keys } = useTabStop(messages)
  const origin = messages.findIndex(({ id }) => id === firstOpenedId)
  const chunks = threadChunks(messages, Math.max(0, origin))

  return (
    <div data-texts {...keys}>
      {chunks.map((chunk, index) => (
        <ThreadPiece
          key={chunk.key}
          chunk={chunk}
          isEnd={index === chunks.length - 1}
          isNearEnd={index >= chunks.length - DRAWN_AT_ONCE}
          name={name}
          zone={view.displayZone}
          today={today}
          tabStop={chunk.texts.some(({ id }) => id === tabStop) ? tabStop : null}
          onOpen={onOpen}
        />
      ))}
    </div>
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
