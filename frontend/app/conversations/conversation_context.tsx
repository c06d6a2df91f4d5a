import type { ConversationView } from '#app/conversations/thread/contract'
import { Smile } from 'lucide-react'
import type { ReactNode } from 'react'
import { count } from '../../lib/format'
import { Badge } from '../../ui/badge'
import { Skeleton } from '../../ui/skeleton'
import { KeptByHer } from './kept_by_her'
import { PinnedMoments } from './pinned_moments'
import type { Place } from './use_go_to'

interface ContextPanelProps {
  view: ConversationView | undefined
  onGo: (place: Place) => void
}

/** Beside the thread on wide screens, with the pinned moments; phones open both from the header. */
export function ContextPanel({ view, onGo }: ContextPanelProps) {
  return (
    <aside
      aria-label="Conversation Context"
      className="w-80 shrink-0 overflow-y-auto border-l border-line bg-surface p-6 max-lg:hidden"
    >
      <h2 className="mb-5 text-xl">Conversation Context</h2>
      {view ? (
        <ContextDetails view={view}>
          <h3 className="mt-6 mb-2 text-lg">Pinned moments</h3>
          <PinnedMoments zone={view.displayZone} onGo={onGo} />
        </ContextDetails>
      ) : (
        <Skeleton className="h-40" />
      )}
    </aside>
  )
}

interface ContextDetailsProps {
  view: ConversationView
  /** Before the notice at the end. */
  children?: ReactNode
}

export function ContextDetails({ view, children }: ContextDetailsProps) {
  const { emotionalState, messageCount, topicsDiscussed } = view.context
  const { fromUser, fromGirlfriend } = view.counts
  return (
    <>
      <dl className="grid gap-5">
        <div>
          <dt className="mb-1.5 text-sm font-semibold">Her mood</dt>
          <dd>
            <Badge tone="butter">
              <Smile aria-hidden="true" />
              <span className="capitalize">{emotionalState || 'happy'}</span>
            </Badge>
          </dd>
        </div>
        <div>
          <dt className="text-sm font-semibold">Messages</dt>
          <dd className="font-display text-3xl font-bold tracking-tight tabular">
            {count(messageCount)}
          </dd>
          <dd className="text-sm text-muted tabular">
            {count(fromUser)} from you · {count(fromGirlfriend)} from her
          </dd>
        </div>
        <div>
          <dt className="mb-1.5 text-sm font-semibold">Topics</dt>
          <dd>
            <Topics topics={topicsDiscussed} />
          </dd>
        </div>
        <KeptByHer />
      </dl>
      {children}
      <p className="mt-6 border-t border-line pt-4 text-sm text-muted">
        She is a computer program and cannot feel human emotion. Reply STOP to opt out, HELP for
        help.
      </p>
    </>
  )
}

function Topics({ topics }: { topics: string[] }) {
  if (topics.length === 0) {
    return <p className="text-sm text-muted">What you talk about will show up here.</p>
  }
  return (
    <ul className="flex flex-wrap gap-1.5">
      {topics.map((topic) => (
        <li key={topic}>
          <Badge className="whitespace-normal">
            <span className="inline-block first-letter:capitalize">{topic}</span>
          </Badge>
        </li>
      ))}
    </ul>
  )
}
