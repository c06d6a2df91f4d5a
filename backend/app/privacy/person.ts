import type { Sql } from '#app/core/database/sql'

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
 * Null when the account is gone. Locked in the order of a text that is settled: texts, conversation, person. From
 * then on nothing new can be written that points at any of them.
 */
export async function lockPerson(
  sql: Sql,
  userId: number,
  forDelete: string
): Promise<Person | null> {
  if (forDelete) {
    await sql.all(`select id from messages where user_id = ? order by id${forDelete}`, userId)
  }
  const findConversation = `select id from conversations where user_id = ?${forDelete}`
  await sql.first(findConversation, userId)
  const user = await sql.first<{ phone: string; phone_key: string }>(
    `select phone, phone_key from users where id = ?${forDelete}`,
    userId
  )
  if (!user) return null
  const conversation = await sql.first<{ id: number }>(findConversation, userId)
  const former = await sql.all<{ phone_key: string }>(
    `select distinct c.phone_key from consents c where c.user_id = ? and c.phone_key <> ?
       and not exists (select 1 from users u where u.phone_key = c.phone_key)`,
    userId,
    user.phone_key
  )
  return {
    userId,
    phone: user.phone,
    conversationId: conversation?.id ?? null,
    phoneKeys: [user.phone_key, ...former.map((row) => row.phone_key)],
  }
}
