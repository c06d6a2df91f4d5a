import type { Sql } from '#app/core/database/sql'
import { HEAVY_FOR } from '#app/companion/offline_voice/offline_mode'
import type { Turn } from '#app/companion/voice/language_model'
import { heardBeforeAnswer } from '#app/companion/voice/unanswered'
import { textOf } from '#app/conversations/remembering/stretch'
import { Message } from '#app/models/message'

/** Enough to tell their language by. */
const LAST_ONES = 5
const MOST = 100

/**
 * What they wrote before these turns, oldest first: their last texts where all turns are hers, after weeks of
 * texts by the clock, and those of the days in which grave news is minded.
 */
export async function listEarlier(
  sql: Sql,
  { conversationId, turns, now }: { conversationId: number; turns: readonly Turn[]; now: number }
): Promise<Turn[]> {
  const first = turns[0]
  if (!first?.id) return []
  const isAtHand = heardBeforeAnswer({ turns }) !== undefined
  const since = now - HEAVY_FOR
  if (isAtHand && first.at < since) return []
  const texts = await Message.query(sql)
    .where({ conversationId })
    .withScopes((all) => all.theirTalk())
    .where('id', '<', first.id)
    .orderBy('id', 'desc')
    .limit(MOST)
  const told = texts.filter(({ createdAt }, index) => index < LAST_ONES || createdAt > since)
  return told.map(textOf).reverse()
}
