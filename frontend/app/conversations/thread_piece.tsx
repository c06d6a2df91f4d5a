import type { ConversationMessage } from '#app/conversations/thread/contract'
import { memo, useLayoutEffect, useRef } from 'react'
import { isSameChunk, type ThreadChunk } from './thread_chunks'
import { threadRows } from '../../lib/thread_rows'
import { useNearness } from './use_nearness'
import type { SingledOut } from './singled_out'
import { type TextHandlers, ThreadMessage } from './thread_message'

/** A bubble of one line, its gap and its share of the stamps. Only for what was never drawn. */
const USUAL_ROW_PX = 76

interface ThreadPieceProps extends TextHandlers, SingledOut {
  chunk: ThreadChunk<ConversationMessage>
  /** The end of the thread is always drawn: what comes in there is seen at once. */
  isEnd: boolean
  /** Drawn from the start, before the browser has looked where it stands. */
  isNearEnd: boolean
  name: string
  zone: string
  /** Epoch ms of the quarter of an hour it is: stamps name days. */
  today: number
}

/** Twenty texts. Far from the reader only their words stay, for the browser to find. */
export const ThreadPiece = memo((props: ThreadPieceProps) => {
  const { chunk, isEnd, isNearEnd, found } = props
  const { element, isNear, heightPx } = useNearness({ isNear: isNearEnd })

  if (isNear || isEnd || found !== null) {
    return (
      // A gap of its first row would leave the piece, and its height would not be the whole height.
      <div ref={element} className="flow-root [&>:first-child]:mt-0">
        <Rows {...props} />
      </div>
    )
  }
  return (
    <div
      ref={element}
      style={{ height: heightPx || chunk.texts.length * USUAL_ROW_PX }}
      className="overflow-hidden"
    >
      <FindableWords texts={chunk.texts} />
    </div>
  )
}, isSame)

function Rows(props: ThreadPieceProps) {
  const { chunk, name, zone, today, onOpen, onTap } = props
  const reading = { sideOf, atOf, zone, now: today }
  return threadRows(chunk.texts, reading, chunk).map(({ text, ...row }) => (
    <ThreadMessage
      key={text.id}
      message={text}
      {...row}
      {...{ name, zone, onOpen, onTap }}
      isTabStop={text.id === props.tabStop}
      isOpen={text.id === props.opened}
      found={text.id === props.found?.id ? props.found : null}
    />
  ))
}

/** One text node. The browser's own search looks into it and scrolls there, which draws the piece. */
function FindableWords({ texts }: { texts: ConversationMessage[] }) {
  const element = useRef<HTMLParagraphElement>(null)
  // React knows `hidden` as a boolean only; a browser that does not know the word hides it as well.
  useLayoutEffect(() => element.current?.setAttribute('hidden', 'until-found'), [])
  return (
    <p ref={element} hidden className="[overflow-wrap:anywhere] whitespace-pre-wrap">
      {texts.map(({ message }) => message).join('\n\n')}
    </p>
  )
}

const sideOf = ({ kind, sender }: ConversationMessage) => (kind === 'notice' ? kind : sender)
const atOf = ({ timestamp }: ConversationMessage) => timestamp

const ALIKE = [
  'isEnd',
  'name',
  'zone',
  'today',
  'tabStop',
  'opened',
  'found',
  'onOpen',
  'onTap',
] as const

function isSame(one: ThreadPieceProps, other: ThreadPieceProps): boolean {
  return isSameChunk(one.chunk, other.chunk) && ALIKE.every((name) => one[name] === other[name])
}
