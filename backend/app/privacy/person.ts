import type { Sql } from '#app/core/database/sql'
import { Consent } from '#app/models/consent'
import { Conversation } from '#app/models/conversation'
import { lockedForDelete } from '#app/models/locked'
import { Message } from '#app/models/message'
import { User } from '#app/models/user'

/** Somebody about to leave or to start over, with every row that may be changed meanwhile locked. */
export interface Person {
  userId: number
  /** E.164. */
  phone: string
  /** Null before she exists. */
  conversationId: number | null
  /** The keys of this number and of those the person had before, as far as nobody else has them now. */
  phoneKeys: string[]
}

/**
 * Null when the account is gone. Locked in the order of a text that is settled: conversation, texts,
 * person. From then on nothing new can be written that points at any of them.
 */
export async function lockPerson(sql: Sql, userId: number): Promise<Person | null> {
  const findConversation = () =>
    lockedForDelete(Conversation.query(sql).where({ userId })).select('id').first()
  await findConversation()
  await lockedForDelete(Message.query(sql).where({ userId }).select('id').orderBy('id')).pojo()
  const user = await lockedForDelete(User.query(sql).where('id', userId)).first()
  if (!user) return null
  const conversation = await findConversation()
  return {
    userId,
    phone: user.phone,
    conversationId: conversation?.id ?? null,
    phoneKeys: [user.phoneKey, ...(await listFormerKeys(sql, user))],
  }
}

async function listFormerKeys(sql: Sql, user: User): Promise<string[]> {
  const taken = User.query(sql).select('phoneKey')
  const former = await Consent.query(sql)
    .where('userId', user.id)
    .whereNot('phoneKey', user.phoneKey)
    .whereNotIn('phoneKey', taken)
    .distinct('phoneKey')
  return former.map(({ phoneKey }) => phoneKey)
}
