import type { ConversationMessage } from '#app/conversations/thread/contract'
import type { Goal } from './use_go_to'

/** The few texts of a thread that differ from the others. */
export interface SingledOut {
  /** The one whose button the Tab key reaches. */
  tabStop: number | null
  /** The one that was tapped. */
  opened: number | null
  /** The one somebody went to. */
  found: Goal | null
}

/** Those among these texts: a piece of the thread that has none of them is not drawn again. */
export function singledOutIn(
  texts: readonly ConversationMessage[],
  { tabStop, opened, found }: SingledOut
): SingledOut {
  const has = (wanted: number | undefined | null) => texts.some(({ id }) => id === wanted)
  return {
    tabStop: has(tabStop) ? tabStop : null,
    opened: has(opened) ? opened : null,
    found: has(found?.id) ? found : null,
  }
}
