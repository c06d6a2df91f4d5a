import type { ConversationMessage, ConversationView } from '#app/conversations/contract'

export interface Thread {
  /** The newest answer: counts, context, zone. */
  view: ConversationView
  /** Everything read so far, oldest first. */
  messages: ConversationMessage[]
  /** True when older texts exist before the first one read. */
  hasOlder: boolean
}

/** A poll lists the newest texts only: what was read before them stays, unless texts are missing between. */
export function withLatest(known: Thread | undefined, view: ConversationView): Thread {
  const first = view.messages[0]
  const older = known && first ? known.messages.filter(({ id }) => id < first.id) : []
  const hasGap = view.hasOlder && older.length === known?.messages.length
  if (!known || older.length === 0 || hasGap) {
    return { view, messages: inOrder(view.messages), hasOlder: view.hasOlder }
  }
  return { view, messages: inOrder([...older, ...view.messages]), hasOlder: known.hasOlder }
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

/** Where the next page of older texts ends. */
export function oldestId(messages: readonly ConversationMessage[]): number {
  return messages.reduce((least, { id }) => Math.min(least, id), Infinity)
}

/** A reply takes its id when it is drafted but its time when it goes out, so the time decides. */
function inOrder(messages: readonly ConversationMessage[]): ConversationMessage[] {
  return messages.toSorted(
    (one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp) || one.id - other.id
  )
}
