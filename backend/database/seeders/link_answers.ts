import type { Sql } from '#app/core/database/sql'
import { Message } from '#app/models/message'

/** Each of a person's texts to her next one, and each reply to the last text it answers. */
export async function linkAnswers(sql: Sql): Promise<void> {
  const next = sameTalk(sql, 'outbound', '>').min('o.id')
  await Message.query(sql).where('direction', 'inbound').update({ answeredBy: next })
  const last = sameTalk(sql, 'inbound', '<').max('o.id')
  await Message.query(sql).where('kind', 'reply').update({ coversUntil: last })
}

/**
 * The texts one way, behind or before the one that is updated. With the conditions of
 * knex itself: those of Lucid are added only where it runs a query of its own.
 */
function sameTalk(sql: Sql, direction: 'inbound' | 'outbound', order: '<' | '>') {
  return Message.query(sql)
    .from('messages as o')
    .knexQuery.where('o.direction', direction)
    .whereRaw('o.conversation_id = messages.conversation_id')
    .whereRaw(`o.id ${order} messages.id`)
}
