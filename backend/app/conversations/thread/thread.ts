import limits from '#config/limits'
import type { Sql } from '#app/core/database/sql'
import { memoized } from '#app/language/memoized'
import { moodOfTalk } from '#app/models/mood'
import { withoutLegalLine } from '#app/conversations/thread/notices'
import { isAgeOverdue } from '#app/texting/gate/age_overdue'
import { withoutAiNotice } from '#app/texting/gate/ai_notice'
import type { TraitChange } from '#app/models/contract'
import type { Interest } from '#app/people/girlfriends/contract'
import {
  findThreadRows,
  listByClockBodies,
  listSaidBodies,
  listTurnRows,
  listUnansweredRows,
  type ThreadRow,
  type TurnRow,
  type UnansweredText,
} from '#app/conversations/thread/thread_sql'
import { withoutMark } from '#app/models/kinds'
import { personalityAllowed, styleAllowed } from '#app/people/states/states'
import type { Persona, Turn } from '#app/companion/voice/language_model'
import { ANSWERED_FOR_MS } from '#app/texting/gate/waking_time'

export type { UnansweredText }

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
  /** By us: for being a minor, sexual talk of one, or by staff. */
  isShutOut: boolean
  /** When they texted START, epoch milliseconds: what they wrote before then is not answered any more. */
  restoredAt: number | null
  /** After talk of self-harm she stays plain and caring for a while. */
  isTender: boolean
  /** Moves on whenever something is forgotten: words written before then may not leave. */
  memoryVersion: number
  /** The id of the last text the moderation has read. */
  moderatedUntil: number
  /** When the talk began, epoch milliseconds. */
  talkSince: number
  /** How many texts the person wrote. */
  fromUser: number
  /** The gist of the talk so far. */
  summary: string
  /** Of the full-text index; null while nothing of the talk is in it. */
  wordKey: string | null
}

export async function findThread(
  sql: Sql,
  by: { conversationId: number } | { userId: number },
  now: number
): Promise<Thread | null> {
  const [row] = await findThreadRows(sql, 'userId' in by ? { userIds: [by.userId] } : by)
  return row ? threadOf(row, now) : null
}

/** By person. */
export async function findThreads(
  sql: Sql,
  userIds: readonly number[],
  now: number
): Promise<Map<number, Thread>> {
  if (userIds.length === 0) return new Map()
  const rows = await findThreadRows(sql, { userIds })
  return new Map(rows.map((row) => [row.user_id, threadOf(row, now)]))
}

function threadOf(row: ThreadRow, now: number): Thread {
  const { unconfirmedAgeMs } = limits.accounts
  const isOverdue = isAgeOverdue(row, { now, unconfirmedAgeMs })
  return {
    conversationId: row.conversation_id,
    userId: row.user_id,
    phone: row.phone,
    firstName: row.first_name,
    countryCode: row.country_code,
    timeZone: row.time_zone,
    persona: personaOf(row, now),
    topics: JSON.parse(row.topics) as string[],
    restarts: row.restarts,
    aiNoticedAt: row.ai_noticed_at,
    outageToldAt: row.outage_told_at,
    allowanceToldOn: row.allowance_told_on,
    isSilenced: row.opted_out_at !== null || row.paused_at !== null || isOverdue,
    isShutOut: row.shut_out_at !== null,
    restoredAt: restoredBy(row, now),
    isTender: (row.tender_until ?? 0) > now,
    memoryVersion: row.memory_version,
    moderatedUntil: row.moderated_until,
    talkSince: row.talk_created_at,
    fromUser: row.from_user,
    summary: row.summary,
    wordKey: row.word_key,
  }
}

function personaOf(row: ThreadRow, now: number): Persona {
  const resident = { ...row, billedState: row.billed_state }
  return {
    name: row.name,
    age: row.age,
    personality: personalityAllowed(row.personality, resident),
    interests: JSON.parse(row.interests) as Interest[],
    communicationStyle: row.communication_style,
    relationshipStyle: styleAllowed(row.relationship_style, resident),
    emotionalState: moodOfTalk(row, now),
    given: {
      backstory: row.backstory,
      keyMemories: row.key_memories,
      changes: JSON.parse(row.changes) as TraitChange[],
    },
  }
}

/**
 * To the second, as the provider dates what it lists. A START of the future was
 * dated by a clock that was ahead: what came before it cannot be told then.
 */
function restoredBy({ restored_at: at }: ThreadRow, now: number): number | null {
  return at === null || at > now ? null : at - (at % 1000)
}

/** After when they wrote what she owes an answer: what is older than a day, or than a START, gets none. */
function owedSince({ restoredAt }: Thread, now: number): number {
  return Math.max(now - ANSWERED_FOR_MS, (restoredAt ?? 0) - 1)
}

/** The texts she owes an answer, oldest first. */
export function listUnanswered(sql: Sql, thread: Thread, now: number): Promise<UnansweredText[]> {
  return listUnansweredRows(sql, thread.conversationId, owedSince(thread, now))
}

export const LATEST_TURNS = 60

/**
 * The latest turns, oldest first, but what she owes an answer last: a text of the clock may have left since.
 * A text of hers that did not arrive is left out: her next reply then answers what it was meant to answer.
 */
export async function listTurns(sql: Sql, thread: Thread, now: number): Promise<Turn[]> {
  const rows = await listTurnRows(sql, thread.conversationId, LATEST_TURNS)
  const since = owedSince(thread, now)
  const isOwed = (row: TurnRow) =>
    row.direction === 'inbound' && row.answered_by === null && row.created_at > since
  const turns = [...rows.filter((row) => !isOwed(row)), ...rows.filter(isOwed)]
  return turns.map((row) => turnOf(row, thread))
}

function turnOf(row: TurnRow, { restoredAt }: Thread): Turn {
  return {
    id: row.id,
    sender: row.direction === 'inbound' ? 'user' : 'girlfriend',
    text: row.direction === 'inbound' ? row.body : ownWords(row.body),
    at: row.created_at,
    pictures: row.pictures,
    ...sightOf(row),
    ...(row.created_at < (restoredAt ?? 0) ? { needsNoAnswer: true } : {}),
    ...(row.answered_by === null ? {} : { wasAnswered: true }),
  }
}

function sightOf({ picture_state: state, picture_note: note }: TurnRow): Pick<Turn, 'sight'> {
  return state === null ? {} : { sight: { state, note } }
}

/** Without what is put around her words: she would write it herself, having read it. */
export const ownWords = memoized((body) => withoutLegalLine(withoutAiNotice(body)))

const LATEST_SAID = 50

/** Her latest texts that left, in her own words alone, oldest first: what she must not say again. */
export async function listSaid(sql: Sql, conversationId: number): Promise<string[]> {
  const bodies = await listSaidBodies(sql, conversationId, LATEST_SAID)
  return bodies.map(ownWords)
}

const LATEST_BY_CLOCK = 7

/** Of whoever writes much they are not among the turns, nor among her latest texts of every kind. */
export async function listByClock(sql: Sql, { userId }: Thread): Promise<string[]> {
  const bodies = await listByClockBodies(sql, userId, LATEST_BY_CLOCK)
  return bodies.map((body) => withoutMark(ownWords(body))).filter(Boolean)
}
