import { portraitUrl } from '../../lib/portrait_url'
import { useGirlfriend } from '../../lib/session'
import { useStickyEmail } from '../../lib/sticky_email'
import type { Companion } from './companion'
import { ContextPanel } from './conversation_context'
import { ConversationHeader } from './conversation_header'
import { EmptyThread } from './empty_thread'
import { TextBar } from './text_bar'
import { ThreadFailed, ThreadLoading } from './thread_pending'
import { ThreadView } from './thread_view'
import { useThread } from './use_thread'

const NOBODY: Companion = { name: 'Your companion', portrait: null }

/** `/sms-status` */
export function ConversationPage() {
  useStickyEmail()
  const { data } = useGirlfriend()
  const thread = useThread()
  const girlfriend = data?.girlfriend
  const companion = girlfriend
    ? { name: girlfriend.name, portrait: portraitUrl(girlfriend.image) }
    : NOBODY

  return (
    <div className="flex min-h-120 flex-[1_1_0px] overflow-hidden border-line lg:border-t">
      <div className="flex min-w-0 flex-1 flex-col">
        <ConversationHeader
          companion={companion}
          view={thread.data?.view}
          isPaused={thread.isError}
        />
        <Body companion={companion} isMissing={data?.girlfriend === null} thread={thread} />
        {thread.data && girlfriend && <TextBar number={thread.data.view.companionNumber} />}
      </div>
      <ContextPanel view={thread.data?.view} />
    </div>
  )
}

interface BodyProps {
  companion: Companion
  /** Nobody was created yet. */
  isMissing: boolean
  thread: ReturnType<typeof useThread>
}

function Body({ companion, isMissing, thread }: BodyProps) {
  const { data, error, refetch, isFetching } = thread
  if (!data && error) {
    return <ThreadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  }
  if (!data) return <ThreadLoading />
  if (data.messages.length === 0) {
    return (
      <EmptyThread companion={companion} isMissing={isMissing} number={data.view.companionNumber} />
    )
  }
  return <ThreadView thread={data} name={companion.name} />
}
