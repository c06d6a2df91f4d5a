import type { ConversationView } from '#app/conversations/thread/contract'
import { Info, Pin, RefreshCcw, Search, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { count } from '../../lib/format'
import { HerPortrait } from '../../lib/her_portrait'
import { PageTitle } from '../../lib/page_title'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { cn } from '../../ui/cn'
import { Dialog } from '../../ui/dialog'
import { Skeleton } from '../../ui/skeleton'
import type { Companion } from './companion'
import { ContextDetails } from './conversation_context'
import { PinnedMoments } from './pinned_moments'
import type { Place } from './use_go_to'

const FindInTalk = lazy(() =>
  import('./find_in_talk').then((file) => ({ default: file.FindInTalk }))
)

interface ConversationHeaderProps {
  companion: Companion
  view: ConversationView | undefined
  isPaused: boolean
  onGo: (place: Place) => void
}

/** One row: the rest of a phone belongs to the texts. */
export function ConversationHeader({ companion, view, isPaused, onGo }: ConversationHeaderProps) {
  const { name, image } = companion
  return (
    <header className="flex items-center gap-x-2.5 border-b border-line py-1 pr-2 pl-4 lg:px-8 lg:py-3">
      {image && (
        <HerPortrait image={image} name="" size="avatar" className="shrink-0 max-lg:size-10" />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <PageTitle tabTitle={`Messages with ${name}`} className="truncate py-0.5 text-lg">
            {name}
          </PageTitle>
          {(view || isPaused) && <LiveBadge isPaused={isPaused} />}
        </div>
        <p className="truncate text-xs text-muted tabular">
          AI companion{view && <Counts counts={view.counts} />}
        </p>
      </div>
      {view && <Tools view={view} name={name} onGo={onGo} />}
    </header>
  )
}

interface ToolsProps {
  view: ConversationView
  name: string
  onGo: (place: Place) => void
}

function Tools({ view, name, onGo }: ToolsProps) {
  return (
    <div className="flex shrink-0">
      <Sheet title="Search your conversation" Icon={Search}>
        {(close) => (
          <FindInTalk
            zone={view.displayZone}
            name={name}
            onGo={(place) => {
              close()
              onGo(place)
            }}
          />
        )}
      </Sheet>
      <Sheet title="Pinned moments" Icon={Pin} className="lg:hidden">
        {(close) => (
          <PinnedMoments
            zone={view.displayZone}
            onGo={(place) => {
              close()
              onGo(place)
            }}
          />
        )}
      </Sheet>
      <Sheet title="Conversation Context" Icon={Info} className="lg:hidden">
        {() => <ContextDetails view={view} />}
      </Sheet>
    </div>
  )
}

interface SheetProps extends Omit<ComponentProps<typeof Dialog>, 'children' | 'trigger'> {
  Icon: LucideIcon
  children: (close: () => void) => ComponentProps<typeof Dialog>['children']
}

function Sheet({ title, Icon, className, children }: SheetProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button
          variant="ghost"
          size="sm"
          aria-label={title}
          className={cn('size-11 border-transparent p-0', className)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </Button>
      }
    >
      <Suspense fallback={<Skeleton className="h-40" />}>
        {isOpen && children(() => setIsOpen(false))}
      </Suspense>
    </Dialog>
  )
}

/** On a phone the whole count; who wrote how many stands in the sheet. */
function Counts({ counts }: { counts: ConversationView['counts'] }) {
  const { total, fromUser, fromGirlfriend } = counts
  const words = `${count(total)} ${total === 1 ? 'message' : 'messages'}`
  const both = `${count(fromUser)} from you · ${count(fromGirlfriend)} from her`
  return (
    <>
      {' · '}
      <span className="lg:hidden">{words}</span>
      <span className="max-lg:hidden">{`${words} · ${both}`}</span>
    </>
  )
}

function LiveBadge({ isPaused }: { isPaused: boolean }) {
  return (
    <div role="status" className="flex shrink-0 text-xs font-semibold">
      {isPaused ? (
        <Badge tone="warn">
          <RefreshCcw aria-hidden="true" />
          Paused, retrying
        </Badge>
      ) : (
        <span className="flex items-center gap-1.5 text-success">
          <span aria-hidden="true" className="size-2 rounded-full bg-current" />
          Live
        </span>
      )}
    </div>
  )
}
