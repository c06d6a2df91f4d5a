import limits from '#config/limits'
import type { Sql } from '#app/core/database/sql'
import { Conversation } from '#app/models/conversation'
import { locked } from '#app/models/locked'
import { User } from '#app/models/user'
import type { CarePerson } from '#app/safety/care/signs'

/** Whose talk it is; null when the talk is gone. */
export async function findCarePerson(sql: Sql, conversationId: number): Promise<CarePerson | null> {
  const conversation = await Conversation.query(sql)
    .where('id', conversationId)
    .preload('user', (user) => void user.preload('recipient'))
    .first()
  return conversation && personOf(conversation)
}

/** Somebody with an account, before there is a talk too; whoever takes in a text of it waits. */
export async function lockMember(sql: Sql, userId: number): Promise<CarePerson | null> {
  const conversation = await locked(Conversation.query(sql).where({ userId })).first()
  const user = await User.query(sql).where('id', userId).preload('recipient').first()
  return user && personOf({ id: conversation?.id ?? null, user })
}

function personOf({ id, user }: { id: number | null; user: User }): CarePerson {
  return {
    phone: user.phone,
    phoneKey: user.phoneKey,
    countryCode: user.countryCode,
    userId: user.id,
    conversationId: id,
    optedOutAt: user.recipient?.optedOutAt ?? null,
  }
}

/** For some days she is the gentlest she can be. */
export async function beTender(sql: Sql, userId: number | null, now: number): Promise<void> {
  const until = now + limits.care.coolDownMs
  if (userId !== null) await User.query(sql).where('id', userId).update({ tenderUntil: until })
}
