import { listOf } from '#app/core/database/many_rows'
import type { Sql } from '#app/core/database/sql'
import { MOOD_AT, moodOfTalk, type StoredMood } from '#app/conversations/thread/mood_of_talk'
import { withoutLegalLine } from '#app/conversations/thread/notices'
import { isAgeOverdue } from '#app/texting/gate/age_overdue'
import { withoutAiNotice } from '#app/texting/gate/ai_notice'
import { KINDS } from '#app/models/kinds'
import type {
  CommunicationStyle,
  Interest,
  Personality,
  RelationshipStyle,
} from '#app/people/girlfriends/contract'
import type { Persona, Turn } from '#app/companion/voice/language_model'

/** A conversation as the reply job finds it. */
export interface Thread {
  conversationId: number
  userId: number
  phone: string
  firstName: string | null
  countryCode: string
  timeZone: string
  persona: Persona
  topics: string[]
  restarts: number
  aiNoticedAt: number | null
  outageToldAt: number | null
  allowanceToldOn: string | null
  /** Nothing of hers may go out: opted out, paused, or the date of birth is overdue. */
  isSilenced: boolean
  /** After talk of self-harm she stays plain and caring for a while. */
  isTender: boolean
  /** Moves on whenever something is forgotten: words written before then may not leave. */
  memoryVersion: number
}

interface ThreadRow extends StoredMood {
  name: string
  age: number
  personality: Personality
  interests: string
  communication_style: CommunicationStyle
  relationship_style: RelationshipStyle
  conversation_id: number
  user_id: number
  phone: string
  first_name: string | null
  country_code: string
  time_zone: string
  topics: string
  restarts: number
  memory_version: number
  ai_noticed_at: number | null
  outage_told_at: number | null
  allowance_told_on: string | null
  opted_out_at: number | null
  /** By us, or by the person in settings. */
  paused_at: number | null
  date_of_birth: string | null
  user_created_at: number
}

const FIND = `select c.id as conversation_id, c.user_id, c.topics, c.restarts, c.memory_version, c.emotional_state,
    c.ai_noticed_at, c.outage_told_at, c.allowance_told_on, u.phone, u.first_name, u.country_code, u.time_zone, u.date_of_birth,
    u.tender_until, ${MOOD_AT},
    coalesce(u.paused_at, u.self_paused_at) as paused_at, u.created_at as user_created_at, g.name, g.age,
    g.personality, g.interests, g.communication_style, g.relationship_style, r.opted_out_at
  from conversations c join users u on u.id = c.user_id join girlfriends g on g.user_id = u.id
    left join recipients r on r.phone_key = u.phone_key
  where `

export async function findThread(
  sql: Sql,
  by: { conversationId: number } | { userId: number },
  silence: { now: number; unconfirmedAgeMs: number }
): Promise<Thread | null> {
  const row =
    'userId' in by
      ? await sql.first<ThreadRow>(`${FIND} c.user_id = ?`, by.userId)
      : await sql.first<ThreadRow>(`${FIND} c.id = ?`, by.conversationId)
  return row ? threadOf(row, silence) : null
}

/** By person. */
export async function findThreads(
  sql: Sql,
  userIds: readonly number[],
  silence: { now: number; unconfirmedAgeMs: number }
): Promise<Map<number, Thread>> {
  if (userIds.length === 0) return new Map()
  const { marks, values } = listOf(userIds)
  const rows = await sql.all<ThreadRow>(`${FIND} c.user_id in (${marks})`, ...values)
  return new Map(rows.map((row) => [row.user_id, threadOf(row, silence)]))
}

function threadOf(row: ThreadRow, silence: { now: number; unconfirmedAgeMs: number }): Thread {
  return {
    conversationId: row.conversation_id,
    userId: row.user_id,
    phone: row.phone,
    firstName: row.first_name,
    countryCode: row.country_code,
    timeZone: row.time_zone,
    persona: personaOf(row, silence.now),
    topics: JSON.parse(row.topics) as string[],
    restarts: row.restarts,
    aiNoticedAt: row.ai_noticed_at,
    outageToldAt: row.outage_told_at,
    allowanceToldOn: row.allowance_told_on,
    isSilenced: row.opted_out_at !== null || row.paused_at !== null || isAgeOverdue(row, silence),
    isTender: (row.tender_until ?? 0) > silence.now,
    memoryVersion: row.memory_version,
  }
}

function personaOf(row: ThreadRow, now: number): Persona {
  return {
    name: row.name,
    age: row.age,
    personality: row.personality,
    interests: JSON.parse(row.interests) as Interest[],
    communicationStyle: row.communication_style,
    relationshipStyle: row.relationship_style,
    emotionalState: moodOfTalk(row, now),
  }
}

export interface UnansweredText {
  id: number
  created_at: number
}

const ANSWERED_FOR_MS = 24 * 60 * 60_000

/** The texts she still owes an answer, oldest first; what is older than a day stays unanswered. */
export function listUnanswered(
  sql: Sql,
  conversationId: number,
  now: number
): Promise<UnansweredText[]> {
  return sql.all<UnansweredText>(
    `select id, created_at from messages where conversation_id = ? and direction = 'inbound'
       and answered_by is null and created_at > ? order by id`,
    conversationId,
    now - ANSWERED_FOR_MS
  )
}

const LATEST_TURNS = 60

/**
 * The latest turns, oldest first. A text of hers that did not arrive is left out: her next reply then
 * answers what it was meant to answer.
 */
export async function listTurns(sql: Sql, conversationId: number): Promise<Turn[]> {
  const rows = await sql.all<{
    id: number
    direction: string
    body: string
    created_at: number
    pictures: number
  }>(
    `select id, direction, body, created_at, pictures from messages
     where conversation_id = ? and state in ('received', 'sending', 'sent', 'delivered') and kind <> 'notice'
     order by id desc limit ${LATEST_TURNS}`,
    conversationId
  )
  return rows.reverse().map((row) => ({
    id: row.id,
    sender: row.direction === 'inbound' ? 'user' : 'girlfriend',
    text: row.body,
    at: row.created_at,
    pictures: row.pictures,
  }))
}

const LATEST_SAID = 50
const HERS = Object.entries(KINDS)
  .flatMap(([kind, { isHers }]) => (isHers ? `'${kind}'` : []))
  .join(', ')

/** Her latest texts of every kind that left, in her own words alone, oldest first: what she must not say again. */
export async function listSaid(sql: Sql, conversationId: number): Promise<string[]> {
  const rows = await sql.all<{ body: string }>(
    `select body from messages
     where conversation_id = ? and direction = 'outbound' and state in ('sending', 'sent', 'delivered')
       and kind in (${HERS}) order by id desc limit ${LATEST_SAID}`,
    conversationId
  )
  return rows.reverse().map(({ body }) => withoutLegalLine(withoutAiNotice(body)))
}
