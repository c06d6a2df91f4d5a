import { listOf } from '#app/core/database/many_rows'
import type { PlainSql } from '#app/core/database/sql'
import type { StoredMood } from '#app/models/mood'
import { HER_KINDS } from '#app/models/kinds'
import type {
  CommunicationStyle,
  Personality,
  PictureState,
  RelationshipStyle,
} from '#app/models/contract'

// By hand for `npm run bench:schedules` and `npm run bench:memory`:
// each text of hers begins with these, a whole morning at once.

export interface ThreadRow extends StoredMood {
  name: string
  age: number
  personality: Personality
  interests: string
  backstory: string
  key_memories: string
  changes: string
  communication_style: CommunicationStyle
  relationship_style: RelationshipStyle
  conversation_id: number
  user_id: number
  phone: string
  first_name: string | null
  country_code: string
  time_zone: string
  /** The one they named. */
  state: string | null
  billed_state: string | null
  topics: string
  restarts: number
  memory_version: number
  moderated_until: number
  ai_noticed_at: number | null
  outage_told_at: number | null
  allowance_told_on: string | null
  opted_out_at: number | null
  restored_at: number | null
  /** By us, or by the person in settings. */
  paused_at: number | null
  /** By us, for something they wrote or did. */
  shut_out_at: number | null
  date_of_birth: string | null
  user_created_at: number
  /** When their talk began, and how many texts of theirs are in it. */
  talk_created_at: number
  from_user: number
  summary: string
  word_key: string | null
}

/** When her mood was stored, which is with each of her replies; `c` is the conversation of the query. */
const MOOD_AT = `(select m.created_at from messages m
    where m.conversation_id = c.id and m.kind = 'reply' order by m.id desc limit 1) as mood_at`

const FIND = `select c.id as conversation_id, c.user_id, c.topics, c.restarts, c.memory_version,
    c.moderated_until, c.emotional_state, c.ai_noticed_at, c.outage_told_at, c.allowance_told_on,
    c.created_at as talk_created_at, c.from_user, c.summary, c.word_key, u.phone, u.first_name,
    u.country_code, u.time_zone, u.state, u.billed_state, u.date_of_birth, u.tender_until, ${MOOD_AT},
    coalesce(u.paused_at, u.self_paused_at) as paused_at,
    case when u.paused_for = 'closed_state' then null else u.paused_at end as shut_out_at,
    u.created_at as user_created_at, g.name, g.age, g.backstory, g.key_memories, g.changes, g.personality,
    g.interests, g.communication_style, g.relationship_style, r.opted_out_at, r.restored_at
  from conversations c join users u on u.id = c.user_id join girlfriends g on g.user_id = u.id
    left join recipients r on r.phone_key = u.phone_key
  where `

export function findThreadRows(
  sql: PlainSql,
  by: { conversationId: number } | { userIds: readonly number[] }
): Promise<ThreadRow[]> {
  if ('conversationId' in by) return sql.all<ThreadRow>(`${FIND} c.id = ?`, by.conversationId)
  const { marks, values } = listOf(by.userIds)
  return sql.all<ThreadRow>(`${FIND} c.user_id in (${marks})`, ...values)
}

export interface UnansweredText {
  id: number
  body: string
  createdAt: number
  pictures: number
  pictureState: PictureState | null
  isExplicit: boolean | number
}

/** Texts of theirs since then, oldest first. The kind behind a call, or everybody's events would be read. */
export function listUnansweredRows(
  sql: PlainSql,
  conversationId: number,
  since: number
): Promise<UnansweredText[]> {
  return sql.all<UnansweredText>(
    `select id, body, created_at as "createdAt", pictures, picture_state as "pictureState",
       exists (select 1 from safety_events e
         where e.message_id = messages.id and coalesce(e.kind, '') = 'explicit') as "isExplicit"
     from messages where conversation_id = ? and direction = 'inbound' and answered_by is null
       and created_at > ? order by id`,
    conversationId,
    since
  )
}

export interface TurnRow {
  id: number
  direction: string
  body: string
  created_at: number
  answered_by: number | null
  pictures: number
  picture_state: PictureState | null
  picture_note: string | null
}

/** The latest that stand in the talk, oldest first. */
export async function listTurnRows(
  sql: PlainSql,
  conversationId: number,
  most: number
): Promise<TurnRow[]> {
  const rows = await sql.all<TurnRow>(
    `select id, direction, body, created_at, answered_by, pictures, picture_state, picture_note from messages
     where conversation_id = ? and state in ('received', 'sending', 'sent', 'delivered') and kind <> 'notice'
     order by id desc limit ?`,
    conversationId,
    most
  )
  return rows.reverse()
}

const HERS = HER_KINDS.map((kind) => `'${kind}'`).join(', ')

/** Her latest words that left, oldest first. */
export async function listSaidBodies(
  sql: PlainSql,
  conversationId: number,
  most: number
): Promise<string[]> {
  const rows = await sql.all<{ body: string }>(
    `select body from messages
     where conversation_id = ? and direction = 'outbound' and state in ('sending', 'sent', 'delivered')
       and kind in (${HERS}) order by id desc limit ?`,
    conversationId,
    most
  )
  return rows.reverse().map(({ body }) => body)
}

/** The same of those by the clock: few among many, so they are looked for in an index that tells the kind. */
export async function listByClockBodies(
  sql: PlainSql,
  userId: number,
  most: number
): Promise<string[]> {
  const rows = await sql.all<{ body: string }>(
    `select body from messages
     where user_id = ? and state in ('sending', 'sent', 'delivered')
       and kind in ('scheduled', 'scheduled_now') order by id desc limit ?`,
    userId,
    most
  )
  return rows.reverse().map(({ body }) => body)
}

export interface HeadRow extends StoredMood {
  id: number | null
  version: number
  topics: string | null
  from_user: number | null
  from_girlfriend: number | null
  opted_out_at: number | null
  time_zone: string
  time_zone_picked_at: number | null
}

/** Read on every poll, so it is one indexed row. */
export function findHeadRow(sql: PlainSql, userId: number): Promise<HeadRow | undefined> {
  return sql.first<HeadRow>(
    `select c.id, coalesce(c.version, 0) as version, c.emotional_state, ${MOOD_AT}, u.tender_until, c.topics,
       c.from_user, c.from_girlfriend, r.opted_out_at, u.time_zone, u.time_zone_picked_at
     from users u left join conversations c on c.user_id = u.id
       left join recipients r on r.phone_key = u.phone_key
     where u.id = ?`,
    userId
  )
}
