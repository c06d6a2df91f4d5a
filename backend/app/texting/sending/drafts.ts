import type { Tx } from '#app/core/database/sql'

/** The reply she is writing in a conversation. */
export abstract class Drafts {
  /** What she was about to say is not said any more. */
  abstract drop(tx: Tx, conversationId: number): Promise<void>

  /** Nor is any other text of hers that waits or is being written, but for one in the person's own words. */
  abstract dropAll(tx: Tx, conversationId: number): Promise<void>

  /** A reply that stood in the line already has no job any more that would write it anew. */
  abstract dropAndAskAnew(tx: Tx, conversationId: number): Promise<void>
}
