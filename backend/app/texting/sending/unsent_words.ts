import type { Sql } from '#app/core/database/sql'
import { HER_KINDS } from '#app/models/kinds'
import { Message } from '#app/models/message'
import { withoutOwnWords } from '#app/texting/delivery/own_words'

/** Her own words that have not left. */
export async function listUnsentWords(sql: Sql, conversationId: number): Promise<Message[]> {
  const unsent = await Message.query(sql)
    .where({ conversationId })
    .withScopes((all) => all.unsent())
    .whereIn('kind', HER_KINDS as string[])
    .orderBy('id')
  return withoutOwnWords(sql, unsent)
}

/**
 * A text that did not leave waits again, and one that did not arrive is written
 * down a second time, while it is timely: it no longer is.
 */
export async function keepFromTryingAgain(sql: Sql, ids: readonly number[]): Promise<void> {
  await Message.query(sql)
    .whereIn('id', [...ids])
    .where('direction', 'outbound')
    .update({ expiresAt: 0 })
}
