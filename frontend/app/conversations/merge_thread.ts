import type { MarksInput } from '#app/conversations/marks/contract'
import type { ConversationMessage, ConversationView } from '#app/conversations/thread/contract'

export interface Thread {
  /** The newest answer: counts, context, zone. */
  view: ConversationView
  /** Everything read so far, oldest first. */
  messages: ConversationMessage[]
  /** True when older texts exist before the first one read. */
  hasOlder: boolean
  /** The oldest text of the first answer: a fixed point in a thread that grows at both ends. */
  firstOpenedId: number | undefined
}

/** A poll lists the newest texts only: what was read before them stays, unless texts are missing between. */
export function withLatest(known: Thread | undefined, view: ConversationView): Thread {
  if (!known) return opened(view)
  if (known.view === view) return known
  const older = textsBefore(view.messages[0], known)
  if (view.hasOlder && older.length === known.messages.length) return opened(view)
  return {
    view,
    messages: inOrder([...older, ...withKnown(known.messages, view.messages)]),
    hasOlder: older.length === 0 ? view.hasOlder : known.hasOlder,
    firstOpenedId: known.firstOpenedId ?? view.messages[0]?.id,
  }
}

/** A page of texts before the first one. */
export function withOlder(thread: Thread, page: ConversationView): Thread {
  const known = new Set(thread.messages.map(({ id }) => id))
  const older = page.messages.filter(({ id }) => !known.has(id))
  return {
    ...thread,
    messages: inOrder([...older, ...thread.messages]),
    hasOlder: page.hasOlder,
  }
}

/** Changes a text at once: it may be older than what the next poll lists. */
export function withText(
  thread: Thread,
  id: number,
  changes: Partial<ConversationMessage>
): Thread {
  const messages = thread.messages.map((text) => (text.id === id ? { ...text, ...changes } : text))
  return { ...thread, messages }
}

/** The same for what somebody marked themselves. */
export function withMarks(thread: Thread, id: number, { vote, isPinned }: MarksInput): Thread {
  return withText(thread, id, {
    ...(vote !== undefined && { vote: vote ?? undefined }),
    ...(isPinned !== undefined && { isPinned: isPinned || undefined }),
  })
}

/** Where the next page of older texts ends. */
export function oldestId(messages: readonly ConversationMessage[]): number {
  return messages.reduce((least, { id }) => Math.min(least, id), Infinity)
}

function opened(view: ConversationView): Thread {
  const messages = inOrder(view.messages)
  return { view, messages, hasOlder: view.hasOlder, firstOpenedId: messages[0]?.id }
}

function textsBefore(first: ConversationMessage | undefined, { messages }: Thread) {
  return first ? messages.filter(({ id }) => id < first.id) : []
}

/** What did not change stays the very same object, so that it is not drawn again. */
function withKnown(known: readonly ConversationMessage[], read: readonly ConversationMessage[]) {
  const byId = new Map(known.slice(-2 * read.length).map((text) => [text.id, text]))
  return read.map((text) => {
    const before = byId.get(text.id)
    return before && isSameText(before, text) ? before : text
  })
}

function isSameText(one: ConversationMessage, other: ConversationMessage): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => {
    const key = name as keyof ConversationMessage
    return one[key] === other[key]
  })
}

/** A reply takes its id when it is drafted but its time when it goes out, so the time decides. */
function inOrder(messages: readonly ConversationMessage[]): ConversationMessage[] {
  return messages.toSorted(
    (one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp) || one.id - other.id
  )
}
