import type { ConversationMessage } from '#app/conversations/thread/contract'
import type { Girlfriend } from '#app/people/girlfriends/contract'
import { useState } from 'react'
import { portraitUrl } from '../../lib/portrait_url'
import { useGirlfriend } from '../../lib/session'
import { useStickyEmail } from '../../lib/sticky_email'
import type { Companion } from './companion'
import { ContextPanel } from './conversation_context'
import { ConversationHeader } from './conversation_header'
import { EmptyThread } from './empty_thread'
import type { Thread } from './merge_thread'
import { TextBar } from './text_bar'
import { TextDialogs, type TextDialogsProps } from './text_dialogs'
import { ThreadFailed, ThreadLoading } from './thread_pending'
import { ThreadView } from './thread_view'
import { useThread } from './use_thread'

const NOBODY: Companion = { name: 'Your companion', portrait: null }

type ConversationPageProps = Pick<TextDialogsProps, 'ReportDialog'>

/** `/sms-status` */
export function ConversationPage({ ReportDialog }: ConversationPageProps) {
  useStickyEmail()
  const [opened, setOpened] = useState<ConversationMessage | null>(null)
  const { data } = useGirlfriend()
  // Only what is named here renders the page again: a poll that brings nothing does not.
  const { data: thread, error, refetch } = useThread()
  const companion = companionOf(data?.girlfriend)
  const view = thread?.view

  return (
    <div className="flex min-h-120 flex-[1_1_0px] overflow-hidden border-line lg:border-t">
      <div className="flex min-w-0 flex-1 flex-col">
        <ConversationHeader companion={companion} view={view} isPaused={error !== null} />
        <Body
          companion={companion}
          isMissing={data?.girlfriend === null}
          thread={thread}
          error={error}
          onRetry={() => void refetch()}
          onOpen={setOpened}
        />
        {view && data?.girlfriend && <TextBar view={view} />}
      </div>
      <ContextPanel view={view} />
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
  return { name: girlfriend.name, portrait: portraitUrl(girlfriend.image) }
}

interface BodyProps {
  companion: Companion
  /** Nobody was created yet. */
  isMissing: boolean
  thread: Thread | undefined
  error: Error | null
  onRetry: () => void
  onOpen: (message: ConversationMessage) => void
}

function Body({ companion, isMissing, thread, error, onRetry, onOpen }: BodyProps) {
  if (!thread) return error ? <ThreadFailed error={error} onRetry={onRetry} /> : <ThreadLoading />
  if (thread.messages.length === 0) {
    const number = thread.view.companionNumber
    return <EmptyThread companion={companion} isMissing={isMissing} number={number} />
  }
  return <ThreadView thread={thread} name={companion.name} onOpen={onOpen} />
}
