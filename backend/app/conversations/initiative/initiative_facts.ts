import type { Sql } from '#app/core/database/sql'
import { listUnanswered, type Thread } from '#app/conversations/thread/thread'
import type { InitiativeFacts } from '#app/conversations/initiative/decide_initiative'
import { isAskingForSpace } from '#app/conversations/initiative/hear_of_loops'
import { listOpenLoops } from '#app/conversations/initiative/open_loops'
import { findDraft, isSendingReply } from '#app/conversations/replies/reply_state'

/** Facts with what a text of hers needs beside them. */
export interface Standing {
  facts: InitiativeFacts
  helloKey: string
}

interface Allowed {
  initiative_since: number | null
  quiet_from: string | null
  quiet_until: string | null
}

interface Heard {
  id: number
  body: string
  created_at: number
}

interface Hers {
  id: number
  kind: 'initiative' | 'crisis'
  state: string
  dedup_key: string | null
  created_at: number
}

const DAY_MS = 24 * 60 * 60_000
/** After talk of self-harm nothing light is asked for so long. */
const AFTER_CRISIS_MS = 3 * DAY_MS
const SENDING_MS = 60_000
const LOOK_BACK = 12

/** Null when she may not text first, or the person has never texted her. */
export async function findStanding(
  sql: Sql,
  thread: Thread,
  now: number
): Promise<Standing | null> {
  const allowed = await sql.first<Allowed>(
    'select initiative_since, quiet_from, quiet_until from users where id = ?',
    thread.userId
  )
  const heard = await findHeard(sql, thread.conversationId)
  const since = allowed?.initiative_since ?? null
  if (!allowed || since === null || !heard) return null
  const { quiet_from: from, quiet_until: until } = allowed
  const helloKey = `initiative:hello:${thread.conversationId}:${heard.id}`
  const facts: InitiativeFacts = {
    now,
    timeZone: thread.timeZone,
    quietHours: from !== null && until !== null ? { from, until } : null,
    isSilenced: thread.isSilenced,
    heardAt: heard.created_at,
    allowedSince: since,
    lastTextAt: await findLastTextAt(sql, thread.conversationId),
    isReplyDue: await isReplyDue(sql, thread, now),
    scheduledAt: await findScheduledAt(sql, thread.userId),
    ...(await findHers(sql, { thread, heard, helloKey, now })),
    loops: await findLoops(sql, thread.conversationId, since),
  }
  return { facts, helloKey }
}

function findHeard(sql: Sql, conversationId: number): Promise<Heard | undefined> {
  return sql.first<Heard>(
    `select id, body, created_at from messages
     where conversation_id = ? and direction = 'inbound' and kind = 'talk' order by id desc limit 1`,
    conversationId
  )
}

async function findLastTextAt(sql: Sql, conversationId: number): Promise<number> {
  const row = await sql.first<{ created_at: number; sending_at: number | null }>(
    `select created_at, sending_at from messages where conversation_id = ? order by id desc limit 1`,
    conversationId
  )
  return Math.max(row?.created_at ?? 0, row?.sending_at ?? 0)
}

async function isReplyDue(
  sql: Sql,
  { conversationId, userId }: Thread,
  now: number
): Promise<boolean> {
  const unanswered = await listUnanswered(sql, conversationId, now)
  if (unanswered.length > 0 || (await findDraft(sql, conversationId))) return true
  if (await isSendingReply(sql, conversationId, now - SENDING_MS)) return true
  const firing = await sql.first(
    `select f.id from firings f join schedules s on s.id = f.schedule_id
     where s.user_id = ? and f.state = 'claimed' limit 1`,
    userId
  )
  return firing !== undefined
}

async function findScheduledAt(sql: Sql, userId: number): Promise<number | null> {
  const row = await sql.first<{ next_at: number | null }>(
    'select min(next_at) as next_at from schedules where user_id = ? and next_at is not null',
    userId
  )
  return row?.next_at ?? null
}

async function findHers(
  sql: Sql,
  talk: { thread: Thread; heard: Heard; helloKey: string; now: number }
) {
  const rows = await sql.all<Hers>(
    `select id, kind, state, dedup_key, created_at from messages
     where conversation_id = ? and kind in ('initiative', 'crisis') order by id desc limit ${LOOK_BACK}`,
    talk.thread.conversationId
  )
  const arrived = rows.filter(
    ({ kind, state }) => kind === 'initiative' && !['failed', 'undelivered'].includes(state)
  )
  const isCrisisNear = rows.some(
    ({ kind, created_at: at }) => kind === 'crisis' && talk.now - at < AFTER_CRISIS_MS
  )
  return {
    sentAt: arrived.map((row) => row.created_at),
    unanswered: arrived.filter(({ id }) => id > talk.heard.id).length,
    hasSaidHello: rows.some(({ dedup_key: key }) => key === talk.helloKey),
    isTimeForSpace: isCrisisNear || talk.thread.isTender || isAskingForSpace(talk.heard.body),
  }
}

async function findLoops(sql: Sql, conversationId: number, since: number) {
  const loops = await listOpenLoops(sql, { conversationId, since })
  return loops.map(({ id, subject, event_at: eventAt, ask_at: askAt }) => ({
    id,
    subject,
    eventAt,
    askAt,
  }))
}
