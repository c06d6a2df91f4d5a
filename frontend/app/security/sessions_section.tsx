import type { OpenSession } from '#app/people/passwords/contract'
import { MonitorSmartphone } from 'lucide-react'
import { longDate, relativeTime } from '../../lib/format'
import { PartError } from '../../lib/part_error'
import { useNow } from '../../lib/use_now'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Section } from '../../ui/section'
import { Skeleton } from '../../ui/skeleton'
import { useEndOtherSessions, useSessions } from './use_sessions'

export function SessionsSection() {
  return (
    <Section
      title="Where you are logged in"
      description="Don’t recognize one? End the other sessions and change your password."
    >
      <Sessions />
    </Section>
  )
}

function Sessions() {
  const query = useSessions()

  if (query.data) return <SessionList sessions={query.data.sessions} />
  if (query.error)
    return <PartError query={query} title="Could not load your sessions" className="py-2" />
  return (
    <div role="group" aria-busy="true" aria-label="Sessions" className="grid gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  )
}

function SessionList({ sessions }: { sessions: OpenSession[] }) {
  const end = useEndOtherSessions()
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)

  if (sessions.length === 0) return <p className="text-muted">No open sessions.</p>
  return (
    <>
      <ul className="grid">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {hasOthers ? (
        <Button
          variant="ghost"
          className="mt-5"
          isPending={end.isPending}
          onClick={() => end.mutate()}
        >
          End other sessions
        </Button>
      ) : (
        <p className="mt-4 text-sm text-muted">You’re not logged in anywhere else.</p>
      )}
    </>
  )
}

function SessionRow({ session }: { session: OpenSession }) {
  const now = useNow()
  return (
    <li className="flex items-start gap-4 border-t border-line py-3 first:border-0 first:pt-0">
      <MonitorSmartphone aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <span className="[overflow-wrap:anywhere]">{session.device}</span>
          {session.isCurrent && <Badge tone="success">This device</Badge>}
        </p>
        <p className="text-sm text-muted">
          Logged in {longDate(session.openedAt)} · last seen{' '}
          {relativeTime(session.seenAt, now).replace('Just', 'just')}
        </p>
      </div>
    </li>
  )
}
