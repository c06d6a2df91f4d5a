import type { ConversationView } from '#app/conversations/contract'
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
    <header className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 border-b border-line px-5 py-3 lg:px-8">
      {portrait && (
        <Portrait src={portrait} name="" size="avatar" className="row-start-1 sm:row-[1/span_2]" />
      )}
      <div className="col-start-2 row-start-1 min-w-0">
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
              className="col-start-4 row-start-1 size-12 p-0 sm:row-[1/span_2] lg:hidden"
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
    <p className="col-span-full row-start-2 text-xs text-muted tabular max-sm:mt-1.5 sm:col-start-2">
      {counts.total} {counts.total === 1 ? 'message' : 'messages'} · {counts.fromUser} from you ·{' '}
      {counts.fromGirlfriend} from her
    </p>
  )
}

function LiveBadge({ isPaused }: { isPaused: boolean }) {
  return (
    <div role="status" className="col-start-3 row-start-1 sm:row-[1/span_2]">
      {isPaused ? (
        <Badge tone="warn" className="max-sm:whitespace-normal">
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
