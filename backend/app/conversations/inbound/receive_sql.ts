import type { TextChannel } from '#app/models/contract'
import type { PlainSql } from '#app/core/database/sql'

// By hand for `npm run bench:ingest`: every text that comes in passes through here, hundreds a second.

/** What she last sent to somebody, and when: epoch milliseconds. */
export function findHerLastText(
  sql: PlainSql,
  phoneKey: string
): Promise<{ body: string; at: number } | undefined> {
  return sql.first(
    `select body, sending_at as at from messages
     where conversation_id = (select c.id from conversations c join users u on u.id = c.user_id
       where u.phone_key = ? limit 1)
     and direction = 'outbound' and sending_at is not null order by id desc limit 1`,
    phoneKey
  )
}

const KNOWN = `select message_sid from messages where message_sid = ?
  union all select message_sid from removed_texts where message_sid = ? limit 1`

/**
 * Whether a text of this id of the provider's was taken in before. Its person may have left or started over
 * since: the provider's list, or a webhook told twice, must not bring it back.
 */
export async function isKnown(sql: PlainSql, sid: string): Promise<boolean> {
  return (await sql.first(KNOWN, sid, sid)) !== undefined
}

export async function isMember(sql: PlainSql, phone: string): Promise<boolean> {
  return (await sql.first('select id from users where phone = ?', phone)) !== undefined
}

/** Who texted us. `userId` is null for a number nobody signed up with, `conversationId` before she exists. */
export interface Sender {
  phone: string
  phoneKey: string
  userId: number | null
  conversationId: number | null
  countryCode: string
  /** False for a stranger from a country that is not open: they may earn by our answer. */
  mayBeAnswered: boolean
  /** She may text first, so what they say is worth remembering to ask about. */
  mayTextFirst: boolean
  optedOutAt: number | null
  restoredAt: number | null
  pointedAt: number | null
  /** A text of ours was blocked, or did not reach the phone, or the number was said to take none. */
  isHardToReach: boolean
}

type Flag = 'mayTextFirst' | 'isHardToReach'

/** Whose number it is, with what is known of both. */
export async function findMember(sql: PlainSql, phone: string): Promise<Sender | undefined> {
  const row = await sql.first<
    Omit<Sender, Flag | 'mayBeAnswered'> & Record<Flag, boolean | number | null>
  >(
    `select u.phone, u.phone_key as "phoneKey", u.id as "userId", c.id as "conversationId",
       u.country_code as "countryCode", u.initiative_since is not null as "mayTextFirst",
       r.opted_out_at as "optedOutAt", r.restored_at as "restoredAt", r.pointed_at as "pointedAt",
       coalesce(r.blocked_at, r.bad_since) is not null or r.unreachable_strikes > 0 as "isHardToReach"
     from users u left join conversations c on c.user_id = u.id
       left join recipients r on r.phone_key = u.phone_key
     where u.phone = ?`,
    phone
  )
  if (!row) return undefined
  const { mayTextFirst, isHardToReach } = row
  const flags = { mayTextFirst: Boolean(mayTextFirst), isHardToReach: Boolean(isHardToReach) }
  return { ...row, ...flags, mayBeAnswered: true }
}

export interface InboundRow {
  conversationId: number | null
  userId: number | null
  kind: string
  channel: TextChannel
  body: string
  phone: string | null
  phoneKey: string
  pictures: number
  pictureState: 'file' | null
  sid: string
  at: number
}

/** Its id; null when one of this id of the provider's is there already. */
export async function storeInbound(sql: PlainSql, text: InboundRow): Promise<number | null> {
  const row = await sql.first<{ id: number }>(
    `insert into messages (conversation_id, user_id, direction, kind, channel, body, phone, phone_key,
       pictures, picture_state, message_sid, state, created_at)
     values (?, ?, 'inbound', ?, ?, ?, ?, ?, ?, ?, ?, 'received', ?)
     on conflict (message_sid) do nothing returning id`,
    text.conversationId,
    text.userId,
    text.kind,
    text.channel,
    text.body,
    text.phone,
    text.phoneKey,
    text.pictures,
    text.pictureState,
    text.sid,
    text.at
  )
  return row?.id ?? null
}

/** Also makes the texts of one talk wait for each other. */
export async function countTalk(sql: PlainSql, conversationId: number): Promise<void> {
  await sql.run(
    'update conversations set version = version + 1, from_user = from_user + 1 where id = ?',
    conversationId
  )
}

/** What she was about to say waits: a newer text came, and her reply job looks at it first. */
export async function holdReply(sql: PlainSql, conversationId: number): Promise<void> {
  await sql.run(
    `update messages set is_held = ? where conversation_id = ? and kind = 'reply' and state = 'queued'`,
    true,
    conversationId
  )
}

/** When the oldest text came that is not answered; epoch milliseconds. */
export async function findFirstUnanswered(
  sql: PlainSql,
  conversationId: number,
  since: number
): Promise<number | null> {
  const first = await sql.first<{ created_at: number }>(
    `select created_at from messages where conversation_id = ? and direction = 'inbound'
       and answered_by is null and created_at > ? order by id limit 1`,
    conversationId,
    since
  )
  return first?.created_at ?? null
}

/** Writes nothing once the handful is full: a flood of texts costs one look at the number's row each. */
const COUNT = `insert into recipients (phone_key, updated_at, stranger_texts, stranger_since)
  values (?, ?, 1, ?)
  on conflict (phone_key) do update set updated_at = excluded.updated_at,
    stranger_texts = case when recipients.stranger_since > ? then recipients.stranger_texts + 1 else 1 end,
    stranger_since = case when recipients.stranger_since > ? then recipients.stranger_since
      else excluded.stranger_since end
  where recipients.stranger_since is null or recipients.stranger_since <= ? or recipients.stranger_texts < ?
  returning phone_key`

/** False when the number had so many since then. */
export async function countStrangersText(
  sql: PlainSql,
  phoneKey: string,
  { now, since, most }: { now: number; since: number; most: number }
): Promise<boolean> {
  return (await sql.first(COUNT, phoneKey, now, now, since, since, since, most)) !== undefined
}
