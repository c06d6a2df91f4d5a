import type { PinnedMoment } from '#app/conversations/marks/contract'
import { PinOff } from 'lucide-react'
import { longDate } from '../../lib/format'
import { Button } from '../../ui/button'
import { cn } from '../../ui/cn'
import { Skeleton } from '../../ui/skeleton'
import type { Place } from './use_go_to'
import { useMarkText, useMoments } from './use_marks'

interface PinnedMomentsProps {
  /** IANA zone the days are shown in. */
  zone: string
  onGo: (place: Place) => void
}

/** What somebody keeps at hand of the talk, the latest first. */
export function PinnedMoments({ zone, onGo }: PinnedMomentsProps) {
  const { data, error, refetch } = useMoments()
  if (!data && !error) {
    return (
      <div role="group" aria-busy="true" aria-label="Pinned moments">
        <Skeleton className="h-24" />
      </div>
    )
  }
  if (!data) {
    return (
      <p className="text-sm text-muted">
        Could not load them.{' '}
        <Button variant="link" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  }
  if (data.moments.length === 0) {
    return (
      <p className="text-sm text-muted">Tap a text, then its dots, to pin it. It stays here.</p>
    )
  }
  return (
    <ul className="grid gap-3">
      {data.moments.map((moment) => (
        <Moment key={moment.id} moment={moment} zone={zone} onGo={onGo} />
      ))}
    </ul>
  )
}

function Moment({ moment, zone, onGo }: PinnedMomentsProps & { moment: PinnedMoment }) {
  const { mutate, isPending } = useMarkText(moment)
  const { sender, text, saidAt } = moment
  return (
    <li className="rounded-control border border-line p-3">
      <button
        type="button"
        aria-label={`Show in the conversation: ${text}`}
        onClick={() => onGo({ id: moment.id })}
        className={cn(
          'w-full rounded-tail text-start text-sm as-written whitespace-pre-wrap',
          'hover:text-primary'
        )}
      >
        {text}
      </button>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-xs text-muted">
        {sender === 'user' ? 'You' : 'Her'}, {longDate(saidAt, zone)}
        <Button
          variant="link"
          size="sm"
          aria-label={`Unpin: ${text}`}
          isPending={isPending}
          className="-mr-1"
          onClick={() => mutate({ isPinned: false })}
        >
          {!isPending && <PinOff aria-hidden="true" className="size-4" />}
          Unpin
        </Button>
      </div>
    </li>
  )
}
