import { BRAND } from '../../lib/names'
import type { SimulatedPhone, SimulatedText } from '#app/texting/simulator/contract'
import { Image, MessageSquareX } from 'lucide-react'
import { useMemo } from 'react'
import { isEmojiOnly } from '../../lib/emoji_only'
import { clockTime } from '../../lib/format'
import { threadRows } from '../../lib/thread_rows'
import { ThreadScroller } from '../../lib/thread_scroller'
import { useNow } from '../../lib/use_now'
import { Bubble } from '../../ui/bubble'
import { CopyButton } from '../../ui/copy_button'
import { DayAndTime } from '../../ui/day_and_time'
import { LinkedText } from '../../ui/linked_text'
import { TypingDots } from '../../ui/typing_dots'
import { answerDelays } from './answer_delays'
import { findCode } from './find_code'
import { hasArrived } from './unread'

const SIDES = {
  mine: { side: 'me', speaker: 'You', status: 'Delivered' },
  theirs: { side: 'her', speaker: BRAND, status: undefined },
} as const
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

export function PhoneThread({ phone }: { phone: SimulatedPhone }) {
  const { texts, isTyping, nextInMs } = phone
  const now = useNow()
  const delays = useMemo(() => answerDelays(texts), [texts])
  const rows = useMemo(
    () =>
      threadRows(texts, {
        sideOf: (text) => (hasArrived(text) ? text.side : 'lost'),
        atOf: ({ sentAt }) => sentAt,
        zone,
        now,
      }),
    [texts, now]
  )

  return (
    <ThreadScroller
      label="Texts on this phone"
      firstKey={texts[0]?.sid}
      lastKey={isTyping || nextInMs !== null ? 'next' : texts.at(-1)?.sid}
      announcement={<LastArrival texts={texts} />}
      className="px-4"
    >
      <div data-texts className="pt-1 pb-2">
        {rows.map(({ text, day, stamp, isLast }) => (
          <div key={text.sid}>
            <DayAndTime day={day} time={stamp} />
            {hasArrived(text) ? (
              <Arrived text={text} isLast={isLast} answeredIn={delays.get(text.sid)} />
            ) : (
              <Lost />
            )}
          </div>
        ))}
        {rows.length === 0 && <EmptyPhone />}
        <NextStep isTyping={isTyping} nextInMs={nextInMs} />
      </div>
    </ThreadScroller>
  )
}

interface ArrivedProps {
  text: SimulatedText
  isLast: boolean
  /** How long she took, in seconds, where this text answers one of yours. */
  answeredIn: number | undefined
}

function Arrived({ text, isLast, answeredIn }: ArrivedProps) {
  const { body, pictures, side, sentAt } = text
  const code = side === 'mine' ? null : findCode(body)
  return (
    <>
      <Bubble
        side={SIDES[side].side}
        isLast={isLast}
        look={pictures === 0 && isEmojiOnly(body) ? 'emoji' : 'flat'}
        speaker={`${SIDES[side].speaker}, ${clockTime(sentAt, zone)}`}
        status={statusOf({ text, isLast, answeredIn })}
        className={code ? 'mb-1.5' : undefined}
      >
        <Words text={text} />
      </Bubble>
      {code && (
        <CopyButton text={code} label={`Copy ${code}`} className="mb-3.5 min-h-12 tabular" />
      )}
    </>
  )
}

function Words({ text: { body, pictures } }: Pick<ArrivedProps, 'text'>) {
  if (body === '' && pictures === 0) return <i>[forgotten]</i>
  return (
    <>
      {pictures > 0 && <Pictures count={pictures} />}
      <LinkedText>{body}</LinkedText>
    </>
  )
}

function statusOf({ text, isLast, answeredIn }: ArrivedProps) {
  if (answeredIn !== undefined) return `Replied after ${answeredIn} sec`
  return isLast && SIDES[text.side].status
}

/** She reads once nothing more is typed, then writes; the seconds are those of the last look at the phone. */
function NextStep({ isTyping, nextInMs }: Pick<SimulatedPhone, 'isTyping' | 'nextInMs'>) {
  const seconds = nextInMs === null ? null : Math.ceil(nextInMs / 1000)
  if (!isTyping && seconds === null) return null
  return (
    <>
      {isTyping && <TypingDots name="Your companion" />}
      <p className="-mt-2 mb-3 ml-1 text-xs text-muted tabular">{nextWords(isTyping, seconds)}</p>
    </>
  )
}

function nextWords(isTyping: boolean, seconds: number | null): string {
  if (seconds === null) return 'She’s writing'
  return isTyping ? `Her reply goes out in ${seconds} sec` : `She starts writing in ${seconds} sec`
}

function Pictures({ count }: { count: number }) {
  return (
    <span className="flex items-center gap-2 text-sm font-semibold">
      <Image aria-hidden="true" className="size-4.5" />
      {count === 1 ? '1 picture' : `${count} pictures`}
    </span>
  )
}

function Lost() {
  return (
    <p className="my-3 flex items-center justify-center gap-2 text-xs text-danger">
      <MessageSquareX aria-hidden="true" className="size-4" />A text did not arrive
    </p>
  )
}

function EmptyPhone() {
  return (
    <p className="px-4 py-16 text-center text-muted">
      No texts yet. Sign up with this number, or type something below.
    </p>
  )
}

function LastArrival({ texts }: { texts: SimulatedText[] }) {
  const last = texts.findLast((text) => text.side === 'theirs' && hasArrived(text))
  return (
    last && (
      <p key={last.sid} className="sr-only">
        New text: {last.body}
      </p>
    )
  )
}
