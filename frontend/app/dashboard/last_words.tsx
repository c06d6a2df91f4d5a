import { BRAND } from '../../lib/names'
import type { ConversationMessage } from '#app/conversations/thread/contract'
import { relativeTime } from '../../lib/format'
import { useLastTexts } from '../../lib/last_texts'
import { useNow } from '../../lib/use_now'
import { cn } from '../../ui/cn'
import { Skeleton } from '../../ui/skeleton'

/** What she said last, two lines of it. */
export function LastWords({ name }: { name: string }) {
  const { data, isPending } = useLastTexts()
  return (
    <div className="mt-5 flex min-h-24 flex-1 flex-col justify-end">
      {isPending && <Skeleton className="h-20 rounded-bubble" />}
      {data && <Words texts={data.messages} name={name} />}
    </div>
  )
}

function Words({ texts, name }: { texts: ConversationMessage[]; name: string }) {
  const last = texts.at(-1)
  if (!last) {
    return (
      <p className="rounded-bubble rounded-bl-tail bg-surface-2 px-4 py-3 text-muted">
        Your texts with {name} will show here.
      </p>
    )
  }
  const shown = texts.findLast(isHers) ?? last
  return (
    <>
      <Preview text={shown} name={name} />
      {last.sender === 'user' && last !== shown && <Answered at={last.timestamp} />}
    </>
  )
}

const isHers = ({ sender, kind }: ConversationMessage) => sender === 'girlfriend' && kind === 'talk'

function Answered({ at }: { at: string }) {
  const now = useNow()
  return (
    <p className="mx-1 mt-1.5 text-right text-xs text-muted">
      You texted back · {relativeTime(at, now)}
    </p>
  )
}

function Preview({ text, name }: { text: ConversationMessage; name: string }) {
  const now = useNow()
  const isMine = text.sender === 'user'
  const speaker = isMine ? 'You' : name
  return (
    <>
      <p className={cn('mx-1 mb-1.5 text-xs text-muted', isMine && 'text-right')}>
        {text.kind === 'notice' ? BRAND : speaker} · {relativeTime(text.timestamp, now)}
      </p>
      <p
        className={cn(
          'w-fit max-w-[92%] rounded-bubble px-4 py-2.5',
          isMine
            ? 'ml-auto rounded-br-tail bg-primary text-on-primary'
            : 'rounded-bl-tail bg-her text-ink'
        )}
      >
        <span className="line-clamp-2 as-written">
          {text.message || pictureWords(text.pictures)}
        </span>
      </p>
    </>
  )
}

function pictureWords(pictures = 0): string {
  return pictures === 1 ? '1 picture' : `${pictures} pictures`
}
