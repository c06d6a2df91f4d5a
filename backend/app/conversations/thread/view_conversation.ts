import { LARGEST_ID } from '#app/core/database/largest_id'
import type { Sql } from '#app/core/database/sql'
import { findGenerated } from '#app/texting/sending/generated_texts'
import { moodOfTalk, type EmotionalState } from '#app/models/mood'
import type {
  ConversationMessage,
  ConversationView,
  OutboundState,
} from '#app/conversations/thread/contract'
import { findHeadRow, type HeadRow } from '#app/conversations/thread/thread_sql'
import { Message } from '#app/models/message'

export interface ViewRequest {
  userId: number
  limit: number
  /** Lists only texts before this one. */
  before: number | null
  companionNumber: string
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
  const row = await findHeadRow(sql, userId)
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
  const generated = await findGenerated(sql, listed)
  const [fromUser, fromGirlfriend] = [head.from_user ?? 0, head.from_girlfriend ?? 0]
  return {
    messages: listed.map((message) => messageOf(message, generated.has(message.id))),
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

/** A draft may still be written anew, so only texts on their way are shown. */
async function listRows(
  sql: Sql,
  conversationId: number | null,
  { limit, before }: ViewRequest
): Promise<Message[]> {
  if (conversationId === null) return []
  return Message.query(sql)
    .where('conversationId', conversationId)
    .where('id', '<', before ?? LARGEST_ID)
    .whereNot('state', 'queued')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .preload('reports')
    .preload('mark')
}

/** Nobody's voice. */
export const SYSTEM_KINDS = ['notice', 'crisis']

function messageOf(message: Message, isGenerated: boolean): ConversationMessage {
  const isHers = message.direction === 'outbound'
  return {
    id: message.id,
    sender: isHers ? 'girlfriend' : 'user',
    message: message.body,
    timestamp: new Date(message.sendingAt ?? message.createdAt).toISOString(),
    kind: SYSTEM_KINDS.includes(message.kind) ? 'notice' : 'talk',
    ...(isGenerated && { generatedBy: 'ai' as const }),
    ...(isHers && { state: message.state as OutboundState }),
    ...(message.reason && { reason: message.reason }),
    ...marksOf(message),
    ...picturesOf(message),
  }
}

function picturesOf({
  pictures,
  pictureState,
  pictureNote,
}: Message): Partial<ConversationMessage> {
  return {
    ...(pictures > 0 && { pictures }),
    ...(pictureState && { pictureState }),
    ...(pictureNote && { pictureNote }),
  }
}

/** What its reader did with it. */
function marksOf({ reports, mark }: Message): Partial<ConversationMessage> {
  return {
    ...(reports.length > 0 && { isReported: true as const }),
    ...(mark?.vote && { vote: mark.vote }),
    ...(mark?.reaction && { reaction: mark.reaction }),
    ...(mark?.pinnedAt && { isPinned: true as const }),
  }
}
