import type { Allowance } from '#app/ledgers/allowance/allowance'
import type { Sql, Tx } from '#app/core/database/sql'
import { Conversation } from '#app/models/conversation'
import { locked } from '#app/models/locked'
import { Message } from '#app/models/message'

/**
 * Takes back a reply that is written but not on its way,
 * with all it stood for. False when it had left already.
 */
export async function discardDraft(
  { sql }: Tx,
  { id, conversationId }: { id: number; conversationId: number },
  allowance: Allowance
): Promise<boolean> {
  const draft = await locked(Message.query(sql).where({ id, state: 'queued' })).first()
  if (!draft) return false
  await draft.delete()
  await allowance.giveBack(sql, draft.chargeKey ?? '')
  if (draft.tries > 0) await takeOutOfConversation(sql, conversationId, draft)
  return true
}

/** A send was tried and the provider could not take it: what it was to answer is unanswered again. */
async function takeOutOfConversation(
  sql: Sql,
  conversationId: number,
  draft: Message
): Promise<void> {
  const answered = Message.query(sql).where({ conversationId, answeredBy: draft.id })
  await answered.update({ answeredBy: null })
  const talk = await locked(Conversation.query(sql).where('id', conversationId)).first()
  await talk
    ?.merge({
      version: talk.version + 1,
      fromGirlfriend: talk.fromGirlfriend - 1,
      ...(draft.hasAiNotice && { aiNoticedAt: await lastNoticeAt(sql, conversationId) }),
    })
    .save()
}

async function lastNoticeAt(sql: Sql, conversationId: number): Promise<number | null> {
  const last = await Message.query(sql)
    .where({ conversationId, hasAiNotice: true })
    .withScopes((texts) => texts.leftUs())
    .whereNotNull('sendingAt')
    .orderBy('sendingAt', 'desc')
    .first()
  return last?.sendingAt ?? null
}
