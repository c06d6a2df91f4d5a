import type { ConversationMessage } from '#app/conversations/thread/contract'
import type { Girlfriend } from '#app/people/girlfriends/contract'
import { useState } from 'react'
import { useGirlfriend } from '../../lib/session'
import { Spinner } from '../../ui/spinner'
import type { Companion } from './companion'
import { ContextPanel } from './conversation_context'
import { ConversationHeader } from './conversation_header'
import { EmptyThread } from './empty_thread'
import type { Thread } from './merge_thread'
import { TextBar } from './text_bar'
import { TextDialogs, type TextDialogsProps } from './text_dialogs'
import { ThreadFailed, ThreadLoading } from './thread_pending'
import { ThreadView } from './thread_view'
import { useGoTo, type Goal } from './use_go_to'
import { useThread } from './use_thread'

const NOBODY: Companion = { name: 'Your companion', image: null }

type ConversationPageProps = Pick<TextDialogsProps, 'ReportDialog'>

/** `/sms-status` */
export function ConversationPage({ ReportDialog }: ConversationPageProps) {
  const [opened, setOpened] = useState<ConversationMessage | null>(null)
  const { data } = useGirlfriend()
  // Only what is named here renders the page again: a poll that brings nothing does not.
  const { data: thread, error, refetch } = useThread()
  const { goTo, goal, isGoing } = useGoTo()
  const companion = companionOf(data?.girlfriend)
  const view = thread?.view
  // Unknown while she could not be read, which keeps nobody from texting her.
  const isMissing = data?.girlfriend === null

  return (
    <div className="flex min-h-120 flex-[1_1_0px] overflow-hidden border-line lg:border-t">
      <div className="flex min-w-0 flex-1 flex-col">
        <ConversationHeader
          companion={companion}
          view={view}
          isPaused={error !== null}
          onGo={goTo}
        />
        {isGoing && <Going />}
        <Body
          companion={companion}
          isMissing={isMissing}
          thread={thread}
          error={error}
          goal={goal}
          onRetry={() => void refetch()}
          onOpen={setOpened}
        />
        {view && !isMissing && <TextBar view={view} />}
      </div>
      <ContextPanel view={view} onGo={goTo} />
      <TextDialogs
        opened={opened}
        thread={thread}
        author={companion.name}
        onClose={() => setOpened(null)}
        ReportDialog={ReportDialog}
      />
    </div>
  )
}

function companionOf(girlfriend: Girlfriend | null | undefined): Companion {
  if (!girlfriend) return NOBODY
  return { name: girlfriend.name, image: girlfriend.image }
}

/** A long way back takes several answers. */
function Going() {
  return (
    <p role="status" className="flex items-center justify-center gap-2 bg-surface-2 py-1.5 text-sm">
      <Spinner size="sm" />
      Going back in your conversation
    </p>
  )
}

interface BodyProps {
  companion: Companion
  /** Nobody was created yet. */
  isMissing: boolean
  thread: Thread | undefined
  error: Error | null
  goal: Goal | null
  onRetry: () => void
  onOpen: (message: ConversationMessage) => void
}

function Body(props: BodyProps) {
  const { companion, isMissing, thread, error, goal, onRetry, onOpen } = props
  if (!thread) return error ? <ThreadFailed error={error} onRetry={onRetry} /> : <ThreadLoading />
  if (thread.messages.length === 0) {
    const number = thread.view.companionNumber
    return <EmptyThread companion={companion} isMissing={isMissing} number={number} />
  }
  return <ThreadView thread={thread} name={companion.name} goal={goal} onOpen={onOpen} />
}
