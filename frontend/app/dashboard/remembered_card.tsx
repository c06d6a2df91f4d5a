import type { Memory } from '#app/memory/memories/contract'
import { Link } from 'react-router-dom'
import { relativeTime } from '../../lib/format'
import { useMemories } from '../../lib/memories'
import { useNow } from '../../lib/use_now'
import { buttonStyles } from '../../ui/button'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/skeleton'
import { CardError } from './card_error'

const TITLE = 'What she remembers'
const SHOWN = 3

/** The latest she has kept about the person. */
export function RememberedCard() {
  const query = useMemories()
  const { data } = query
  if (query.isLoadingError) return <CardError query={query} title={TITLE} />
  return (
    <Card aria-busy={!data || undefined}>
      <h2 className="text-xl">{TITLE}</h2>
      {data ? <Latest memories={latestOf(data.memories)} /> : <Skeleton className="mt-4 h-24" />}
      <Link
        to="/settings?tab=account#memories"
        className={buttonStyles({ variant: 'link', size: 'sm', className: '-mb-2 -ml-4' })}
      >
        See all, correct or forget
      </Link>
    </Card>
  )
}

function Latest({ memories }: { memories: Memory[] }) {
  const now = useNow()
  if (memories.length === 0) {
    return <p className="mt-3 mb-2 text-muted">Nothing yet. Tell her a little about yourself.</p>
  }
  return (
    <ul aria-label={TITLE} className="mt-2 mb-1">
      {memories.map(({ id, text, savedAt }) => (
        <li key={id} className="flex flex-wrap gap-x-4 border-t border-line py-2.5 first:border-0">
          <span className="min-w-0 flex-[1_1_10rem] as-written">{text}</span>
          <time dateTime={savedAt} className="ml-auto text-sm text-muted tabular">
            {relativeTime(savedAt, now)}
          </time>
        </li>
      ))}
    </ul>
  )
}

function latestOf(memories: Memory[]): Memory[] {
  return memories
    .filter(({ about, heldUntil }) => about === 'user' && heldUntil === null)
    .sort((one, other) => Date.parse(other.savedAt) - Date.parse(one.savedAt))
    .slice(0, SHOWN)
}
