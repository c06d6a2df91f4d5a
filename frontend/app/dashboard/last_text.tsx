import type { ConversationMessage } from '#app/conversations/thread/contract'
import { relativeTime } from '../../lib/format'
import { useNow } from '../../lib/use_now'
import { cn } from '../../ui/cn'
import { Skeleton } from '../../ui/skeleton'
import { useLastText } from './queries'

/** The end of the thread, two lines of it. */
export function LastText({ name }: { name: string }) {
  const { data, isPending } = useLastText()
  const now = useNow()
  const last = data?.messages.at(-1)

  return (
    <div className="mt-5 flex min-h-24 flex-1 flex-col justify-end">
      {isPending && <Skeleton className="h-20 rounded-bubble" />}
      {!isPending && !last && (
        <p className="rounded-bubble rounded-bl-tail bg-surface-2 px-4 py-3 text-muted">
          Your texts with {name} will show here.
        </p>
      )}
      {last && <Preview text={last} name={name} now={now} />}
    </div>
  )
}

function Preview({ text, name, now }: { text: ConversationMessage; name: string; now: number }) {
  const isMine = text.sender === 'user'
  const speaker = isMine ? 'You' : name
  return (
    <>
      <p className={cn('mx-1 mb-1.5 text-xs text-muted', isMine && 'text-right')}>
        {text.kind === 'notice' ? 'Everly' : speaker} · {relativeTime(text.timestamp, now)}
      </p>
      <p
        className={cn(
          'w-fit max-w-[92%] rounded-bubble px-4 py-2.5',
          isMine
            ? 'ml-auto rounded-br-tail bg-primary text-on-primary'
            : 'rounded-bl-tail bg-her text-ink'
        )}
      >
        <span className="line-clamp-2 [overflow-wrap:anywhere]">
          {text.message || pictureWords(text.pictures)}
        </span>
      </p>
    </>
  )
}

function pictureWords(pictures = 0): string {
  return pictures === 1 ? '1 picture' : `${pictures} pictures`
}
