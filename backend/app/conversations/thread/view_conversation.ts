import { LARGEST_ID } from '#app/core/database/largest_id'
import type { Sql } from '#app/core/database/sql'
import { MOOD_AT, moodOfTalk, type StoredMood } from '#app/conversations/thread/mood_of_talk'
import type {
  ConversationMessage,
  ConversationView,
  OutboundState,
} from '#app/conversations/thread/contract'
import type { EmotionalState } from '#app/companion/voice/language_model'

export interface ViewRequest {
  userId: number
  limit: number
  /** Lists only texts before this one. */
  before: number | null
  companionNumber: string
}

interface HeadRow extends StoredMood {
  id: number | null
  version: number
  topics: string | null
  from_user: number | null
  from_girlfriend: number | null
  opted_out_at: number | null
  time_zone: string
  time_zone_picked_at: number | null
}

export interface ConversationHead extends HeadRow {
  mood: EmotionalState
}

const US_EASTERN = 'America/New_York'

/** What changes whenever the view would; read on every poll, so it is one indexed row. */
export async function findHead(
  sql: Sql,
  userId: number,
  now: number
): Promise<ConversationHead | null> {
  const row = await sql.first<HeadRow>(
    `select c.id, coalesce(c.version, 0) as version, c.emotional_state, ${MOOD_AT}, u.tender_until, c.topics, c.from_user, c.from_girlfriend,
       r.opted_out_at, u.time_zone, u.time_zone_picked_at
     from users u left join conversations c on c.user_id = u.id
       left join recipients r on r.phone_key = u.phone_key
     where u.id = ?`,
    userId
  )
  return row ? { ...row, mood: moodOfTalk(row, now) } : null
}

export function versionOf(head: ConversationHead, { limit, before }: ViewRequest): string {
  const parts = [
    head.id,
    head.version,
    head.mood,
    head.opted_out_at,
    head.time_zone,
    head.time_zone_picked_at,
    limit,
    before,
  ]
  return `c${parts.join('.')}`
}

export async function viewConversation(
  sql: Sql,
  head: ConversationHead,
  request: ViewRequest
): Promise<ConversationView> {
  const rows = await listRows(sql, head.id, request)
  const listed = rows.slice(0, request.limit).reverse()
  const [fromUser, fromGirlfriend] = [head.from_user ?? 0, head.from_girlfriend ?? 0]
  return {
    messages: listed.map(messageOf),
    context: {
      topicsDiscussed: JSON.parse(head.topics ?? '[]') as string[],
      emotionalState: head.mood,
      messageCount: fromUser + fromGirlfriend,
    },
    counts: { total: fromUser + fromGirlfriend, fromUser, fromGirlfriend },
    hasOlder: rows.length > request.limit,
    companionNumber: request.companionNumber,
    displayZone: head.time_zone_picked_at === null ? US_EASTERN : head.time_zone,
    isOptedOut: head.opted_out_at !== null,
  }
}

interface MessageRow {
  id: number
  direction: 'inbound' | 'outbound'
  kind: string
  body: string
  state: string
  reason: string | null
  pictures: number
  created_at: number
  sending_at: number | null
  report_id: number | null
}

/** A draft may still be written anew, so only texts on their way are shown. */
function listRows(
  sql: Sql,
  conversationId: number | null,
  { limit, before }: ViewRequest
): Promise<MessageRow[]> {
  if (conversationId === null) return Promise.resolve([])
  return sql.all<MessageRow>(
    `select m.id, m.direction, m.kind, m.body, m.state, m.reason, m.pictures, m.created_at, m.sending_at,
       r.id as report_id
     from messages m left join reports r on r.message_id = m.id
     where m.conversation_id = ? and m.id < ? and m.state <> 'queued' order by m.id desc limit ?`,
    conversationId,
    before ?? LARGEST_ID,
    limit + 1
  )
}

const SYSTEM_KINDS = ['notice', 'crisis']

function messageOf(row: MessageRow): ConversationMessage {
  const isHers = row.direction === 'outbound'
  return {
    id: row.id,
    sender: isHers ? 'girlfriend' : 'user',
    message: row.body,
    timestamp: new Date(row.sending_at ?? row.created_at).toISOString(),
    kind: SYSTEM_KINDS.includes(row.kind) ? 'notice' : 'talk',
    ...(isHers && { state: row.state as OutboundState }),
    ...(row.reason && { reason: row.reason }),
    ...(row.report_id !== null && { isReported: true as const }),
    ...(row.pictures > 0 && { pictures: row.pictures }),
  }
}
