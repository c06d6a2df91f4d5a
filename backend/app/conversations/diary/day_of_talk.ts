import limits from '#config/limits'
import { boundsOfDate } from '#app/core/clock/local_days'
import { localDateOf } from '#app/core/clock/wall_clock'
import type { Sql } from '#app/core/database/sql'
import type { Conversation } from '#app/models/conversation'
import { DiaryLine } from '#app/models/diary_line'
import { HER_KINDS } from '#app/models/kinds'
import { Message } from '#app/models/message'
import { SafetyEvent } from '#app/models/safety_event'
import type { Thread } from '#app/conversations/thread/thread'

/** Of a longer day its end is told. */
const MOST_TEXTS = 300

/** What was said on one local date. */
export interface DayOfTalk {
  /** `2026-11-18` */
  date: string
  /** Epoch milliseconds; `until` is the first instant after it. */
  from: number
  until: number
  /** Of both, oldest first. */
  texts: Message[]
  /** Somebody had to look at what was written that day. */
  hasSafetyEvents: boolean
  /** The one she was left in, where nothing was said since. */
  mood: string | null
  /** Up to this text all is written about. */
  lastId: number
  /** The line that stands there already and waits to be written anew. */
  lineId: number | null
}

interface Talk {
  thread: Thread
  conversation: Conversation
  /** Epoch milliseconds. */
  now: number
}

/** The earliest day that has to be written anew. */
export async function findDayToWriteAnew(sql: Sql, talk: Talk): Promise<DayOfTalk | null> {
  const { userId } = talk.thread
  const line = await DiaryLine.query(sql)
    .where({ userId })
    .whereNull('body')
    .orderBy('date')
    .first()
  return line && dayOf(sql, talk, line)
}

/**
 * The next day of talk nothing was written about, or that it is not over yet; null when there is none.
 * Days from before the reach of the diary stay without a line.
 */
export async function findNextDay(sql: Sql, talk: Talk): Promise<DayOfTalk | 'not over' | null> {
  const { conversation, thread, now } = talk
  const next = await Message.query(sql)
    .where('conversationId', conversation.id)
    .withScopes((texts) => texts.theirTalk())
    .where('id', '>', conversation.diaryUntil)
    .where('createdAt', '>=', now - limits.diary.reachMs)
    .orderBy('id')
    .first()
  if (!next) return null
  const date = localDateOf(next.createdAt, thread.timeZone)
  if (date >= localDateOf(now, thread.timeZone)) return 'not over'
  const day = await dayOf(sql, talk, { date, id: null })
  return { ...day, lastId: Math.max(next.id, day.lastId) }
}

async function dayOf(
  sql: Sql,
  { conversation, thread }: Talk,
  { date, id }: { date: string; id: number | null }
): Promise<DayOfTalk> {
  const { from, until } = boundsOfDate(date, thread.timeZone)
  const since = id === null ? conversation.diaryUntil : 0
  const said = () =>
    Message.query(sql)
      .where('conversationId', conversation.id)
      .withScopes((texts) => texts.readable())
      .where('id', '>', since)
      .whereIn('kind', ['talk', ...HER_KINDS])
  const ofDay = said().where('createdAt', '>=', from).where('createdAt', '<', until)
  const latest = await ofDay.orderBy('id', 'desc').limit(MOST_TEXTS)
  const texts = latest.reverse()
  const later = await said().where('createdAt', '>=', until).first()
  const event = await SafetyEvent.query(sql)
    .where({ userId: thread.userId })
    .whereNot('kind', 'report')
    .withScopes((events) => events.during({ from, until }))
    .first()
  return {
    ...{ date, from, until, lineId: id, texts },
    hasSafetyEvents: event !== null,
    mood: later === null ? conversation.emotionalState || null : null,
    lastId: texts.at(-1)?.id ?? 0,
  }
}
