import type { Sql } from '#app/core/database/sql'
import { zoneOfTraveller } from '#app/companion/times/travellers_clock'
import { Conversation } from '#app/models/conversation'
import { locked } from '#app/models/locked'
import { Message } from '#app/models/message'
import type { OpenLoop } from '#app/models/open_loop'

const LOOK_BACK = 50

/** What one text is heard against. */
export interface Hearing {
  /** With its person: how far their texts are read for what she may ask about. */
  reader: Conversation
  open: OpenLoop[]
  text: Message | null
}

export function findReader(sql: Sql, conversationId: number): Promise<Conversation | null> {
  return Conversation.query(sql).where('id', conversationId).preload('user').first()
}

/** Nobody else changes it until the transaction ends. */
export function lockReader(sql: Sql, conversationId: number): Promise<Conversation | null> {
  return locked(Conversation.query(sql).where('id', conversationId).preload('user')).first()
}

export function findText(sql: Sql, reader: Conversation): Promise<Message | null> {
  return Message.query(sql)
    .where('conversationId', reader.id)
    .withScopes((texts) => texts.theirTalk())
    .where('id', '>', reader.loopsReadUntil)
    .where('createdAt', '>=', reader.user.initiativeSince ?? 0)
    .orderBy('id')
    .first()
}

/** "Tomorrow at 2" of somebody who travels is told on the clock where they are. */
export async function zoneWhenSaid(
  sql: Sql,
  { id: conversationId, user: { timeZone } }: Conversation,
  { id, createdAt: now }: Message
): Promise<string> {
  const latest = await Message.query(sql)
    .where({ conversationId })
    .withScopes((texts) => texts.theirTalk())
    .where('id', '<=', id)
    .orderBy('id', 'desc')
    .limit(LOOK_BACK)
  const turns = latest.reverse().map(({ body: text, createdAt: at }) => ({ text, at }))
  return zoneOfTraveller({ said: turns, timeZone, now })
}

/** Nothing changed while the text was read. */
export function isSameHearing(
  seen: Omit<Hearing, 'text'>,
  { reader, open }: Omit<Hearing, 'text'>
): boolean {
  const idsOf = (loops: OpenLoop[]) => loops.map(({ id }) => id).join()
  return (
    reader.loopsReadUntil === seen.reader.loopsReadUntil &&
    reader.user.initiativeSince === seen.reader.user.initiativeSince &&
    idsOf(open) === idsOf(seen.open)
  )
}
