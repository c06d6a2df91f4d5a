import type { ConversationView } from '#app/conversations/thread/contract'
import { Info, RefreshCcw } from 'lucide-react'
import { PageTitle } from '../../lib/page_title'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Portrait } from '../../ui/portrait'
import { ContextDetails } from './conversation_context'
import type { Companion } from './companion'

interface ConversationHeaderProps {
  companion: Companion
  view: ConversationView | undefined
  isPaused: boolean
}

export function ConversationHeader({ companion, view, isPaused }: ConversationHeaderProps) {
  const { name, portrait } = companion
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-5 py-3 lg:px-8">
      {portrait && <Portrait src={portrait} name="" size="avatar" className="shrink-0" />}
      <div className="min-w-0 flex-[1_1_5rem]">
        <PageTitle tabTitle={`Messages with ${name}`} className="truncate text-lg">
          {name}
        </PageTitle>
        <p className="text-xs text-muted">AI companion</p>
      </div>
      {(view || isPaused) && <LiveBadge isPaused={isPaused} />}
      {view && (
        <Dialog
          title="Conversation Context"
          trigger={
            <Button
              variant="ghost"
              aria-label="Conversation Context"
              className="size-12 p-0 lg:hidden"
            >
              <Info aria-hidden="true" className="size-5" />
            </Button>
          }
        >
          <ContextDetails view={view} />
        </Dialog>
      )}
      {view && <Counts counts={view.counts} />}
    </header>
  )
}

function Counts({ counts }: { counts: ConversationView['counts'] }) {
  return (
    <p className="w-full text-xs text-muted tabular sm:pl-14">
      {counts.total} {counts.total === 1 ? 'message' : 'messages'} · {counts.fromUser} from you ·{' '}
      {counts.fromGirlfriend} from her
    </p>
  )
}

function LiveBadge({ isPaused }: { isPaused: boolean }) {
  return (
    <div role="status">
      {isPaused ? (
        <Badge tone="warn">
          <RefreshCcw aria-hidden="true" />
          Paused, retrying
        </Badge>
      ) : (
        <Badge tone="success">
          <span aria-hidden="true" className="size-2 rounded-full bg-current" />
          Live
        </Badge>
      )}
    </div>
  )
}
