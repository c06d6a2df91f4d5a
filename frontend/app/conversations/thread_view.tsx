import type { ConversationMessage } from '#app/conversations/thread/contract'
import { memo, useCallback, useState } from 'react'
import { threadChunks } from './thread_chunks'
import { ThreadScroller } from '../../lib/thread_scroller'
import { useNow } from '../../lib/use_now'
import { Button } from '../../ui/button'
import { ArrivalNotice } from './arrival_notice'
import type { Thread } from './merge_thread'
import { singledOutIn } from './singled_out'
import { ThreadPiece } from './thread_piece'
import type { Goal } from './use_go_to'
import { useOlderTexts } from './use_thread'
import { useTabStop } from './use_tab_stop'

const QUARTER_HOUR_MS = 15 * 60_000
/** Pieces at the end: as many as the first answer fills. */
const DRAWN_AT_ONCE = 4

interface ThreadViewProps {
  thread: Thread
  name: string
  /** Where somebody goes. */
  goal: Goal | null
  onOpen: (message: ConversationMessage) => void
}

/** The texts, and the way to the older ones. A poll that brought nothing does not come in here. */
export const ThreadView = memo((props: ThreadViewProps) => {
  const { thread, name } = props
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
        <Pieces {...props} />
      </div>
    </ThreadScroller>
  )
})

function Pieces({ thread, name, goal, onOpen }: ThreadViewProps) {
  const { messages, firstOpenedId, view } = thread
  // Stamps name days, and every zone starts its day on a quarter of an hour.
  const today = useNow(QUARTER_HOUR_MS)
  const { tabStop, keys } = useTabStop(messages)
  const { opened, tap } = useOpenedText(goal)
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
          {...singledOutIn(chunk.texts, { tabStop, opened, found: goal })}
          onOpen={onOpen}
          onTap={tap}
        />
      ))}
    </div>
  )
}

/** One at a time: a tap opens a text and closes it again, and going to a text opens it. */
function useOpenedText(goal: Goal | null) {
  const [opened, setOpened] = useState<number | null>(null)
  const [met, setMet] = useState(goal)
  if (met !== goal) {
    setMet(goal)
    setOpened(goal?.id ?? null)
  }
  const tap = useCallback(
    ({ id }: ConversationMessage) => setOpened((known) => (known === id ? null : id)),
    []
  )
  return { opened, tap }
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
