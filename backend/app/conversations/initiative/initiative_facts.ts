import limits from '#config/limits'
import { DAY, MINUTE } from '#app/core/clock/durations'
import type { Sql } from '#app/core/database/sql'
import { Firing } from '#app/models/firing'
import { LOST_STATES, Message } from '#app/models/message'
import type { OpenLoop } from '#app/models/open_loop'
import { Schedule } from '#app/models/schedule'
import { TextMark } from '#app/models/text_mark'
import { User } from '#app/models/user'
import { listUnanswered, type Thread } from '#app/conversations/thread/thread'
import { askedInTalk } from '#app/conversations/initiative/asked_in_talk'
import type { InitiativeFacts } from '#app/conversations/initiative/decide_initiative'
import { isAskingForSpace } from '#app/conversations/initiative/hear_of_loops'
import { listOpenLoops } from '#app/conversations/initiative/open_loops'
import { findReplyState } from '#app/conversations/replies/reply_sql'
import { statesOf } from '#app/texting/gate/state_of_number'

/** Facts with what a text of hers needs beside them. */
export interface Standing {
  facts: InitiativeFacts
  /** Over, and asked after in the talk. */
  asked: OpenLoop[]
  helloKey: string
}

/** After talk of self-harm nothing light is asked for so long. */
const AFTER_CRISIS_MS = 3 * DAY
/** Whoever asked to be left in peace and writes again is still asked nothing for a while. */
const SPACE_MS = 3 * DAY
const SENDING_MS = MINUTE
const LOOK_BACK = 12

/** Null when she may not text first, or the person has never texted her. */
export async function findStanding(
  sql: Sql,
  thread: Thread,
  now: number
): Promise<Standing | null> {
  const allowed = await User.find(thread.userId, sql)
  const heard = await findHeard(sql, thread.conversationId)
  const since = allowed?.initiativeSince ?? null
  if (!allowed || since === null || !heard) return null
  const { conversationId } = thread
  const open = await listOpenLoops(sql, { conversationId, since })
  const asked = await askedInTalk(sql, { conversationId, loops: open, now })
  const isHelloDue = now >= heard.createdAt + limits.initiative.helloMs
  const isDue = isHelloDue || open.some(({ askAt }) => askAt <= now)
  const helloKey = `initiative:hello:${thread.conversationId}:${heard.id}`
  const facts: InitiativeFacts = {
    now,
    timeZone: thread.timeZone,
    quietHours: allowed.quietHours,
    states: statesOf(allowed),
    isSilenced: thread.isSilenced,
    heardAt: Math.max(heard.createdAt, await findMarkedAt(sql, thread.userId)),
    allowedSince: since,
    lastTextAt: await findLastTextAt(sql, thread.conversationId),
    isReplyDue: await isReplyDue(sql, thread, now),
    scheduledAt: await findScheduledAt(sql, thread.userId),
    ...(await findHers(sql, { thread, heard, helloKey, isDue, now })),
    loops: open.filter((loop) => !asked.includes(loop)),
  }
  return { facts, asked, helloKey }
}

function findHeard(sql: Sql, conversationId: number): Promise<Message | null> {
  return Message.query(sql)
    .where({ conversationId })
    .withScopes((texts) => texts.theirTalk())
    .orderBy('id', 'desc')
    .first()
}

/** A heart for a text, or a pin, is a sign of life; 0 when there was none. */
async function findMarkedAt(sql: Sql, userId: number): Promise<number> {
  const marks = TextMark.query(sql).where({ userId }).orderBy('createdAt', 'desc')
  const last = await marks
    .where((mark) => void mark.whereNull('vote').orWhere('vote', 'up'))
    .first()
  return last?.createdAt ?? 0
}

async function findLastTextAt(sql: Sql, conversationId: number): Promise<number> {
  const last = await Message.query(sql).where({ conversationId }).orderBy('id', 'desc').first()
  return Math.max(last?.createdAt ?? 0, last?.sendingAt ?? 0)
}

async function isReplyDue(sql: Sql, thread: Thread, now: number): Promise<boolean> {
  const { conversationId, userId } = thread
  const unanswered = await listUnanswered(sql, thread, now)
  if (unanswered.length > 0) return true
  const { draftId, isSending } = await findReplyState(sql, conversationId, now - SENDING_MS)
  if (draftId !== null || isSending) return true
  const firing = await Firing.query(sql)
    .where('state', 'claimed')
    .whereHas('schedule', (schedules) => void schedules.where({ userId }))
    .first()
  return firing !== null
}

async function findScheduledAt(sql: Sql, userId: number): Promise<number | null> {
  const next = await Schedule.query(sql)
    .where({ userId })
    .whereNotNull('nextAt')
    .orderBy('nextAt')
    .first()
  return next?.nextAt ?? null
}

async function findHers(
  sql: Sql,
  talk: { thread: Thread; heard: Message; helloKey: string; isDue: boolean; now: number }
) {
  const rows = await Message.query(sql)
    .where('conversationId', talk.thread.conversationId)
    .whereIn('kind', ['initiative', 'crisis'])
    .orderBy('id', 'desc')
    .limit(LOOK_BACK)
    .preload('mark')
  const arrived = rows.filter(
    ({ kind, state }) => kind === 'initiative' && !LOST_STATES.includes(state)
  )
  const isCrisisNear = rows.some(
    ({ kind, createdAt }) => kind === 'crisis' && talk.now - createdAt < AFTER_CRISIS_MS
  )
  return {
    sentAt: arrived.map(({ createdAt }) => createdAt),
    unanswered: arrived.filter(({ id, mark }) => id > talk.heard.id && !isLiked(mark)).length,
    hasSaidHello: rows.some(({ dedupKey }) => dedupKey === talk.helloKey),
    isTimeForSpace: isCrisisNear || talk.thread.isTender || (await wantsSpace(sql, talk)),
  }
}

/** A "sorry" after it does not take it back. All they wrote is looked through only where something is due. */
async function wantsSpace(
  sql: Sql,
  { thread, heard, isDue, now }: { thread: Thread; heard: Message; isDue: boolean; now: number }
): Promise<boolean> {
  if (isAskingForSpace(heard.body)) return true
  if (!isDue) return false
  const lately = await Message.query(sql)
    .where('conversationId', thread.conversationId)
    .withScopes((texts) => texts.theirTalk())
    .where('createdAt', '>', now - SPACE_MS)
  return lately.some(({ body }) => isAskingForSpace(body))
}

function isLiked(mark: TextMark | null | undefined): boolean {
  return mark?.vote === 'up'
}
