import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import { findThreads, type Thread } from '#app/conversations/thread/thread'
import { NO_NOTICE, noticeFor } from '#app/conversations/thread/notice_for'
import type { Turn } from '#app/companion/voice/language_model'
import { endOf, kindOf, slotOf } from '#app/schedules/firings/firing'
import type { GateDecision } from '#app/texting/gate/decide_send'
import type { SendMessage } from '#app/texting/sending/send_message'
import {
  type FiringRow,
  findFirings,
  findTalks,
  type TalkState,
} from '#app/schedules/firings/firing_sql'

/** A claimed firing with what decides on it. */
export interface FiringCase {
  firing: FiringRow
  thread: Thread | null
  /** Why it will not go at all, in words the person may read; null when it may. */
  obstacle: string | null
  /** Her reply to what was just said comes first, or another text of this minute, which she then knows. */
  hasToWait: boolean
  /** The last text of the talk; words written before it are stale. */
  knownUntil: number
  hasAiNotice: boolean
  /** The AI notice, when one is due. */
  prefix: string
}

const NOBODY = 'there is no companion'
/** So long a scheduled text stands back for the reply that is being written, or for the one before it. */
const PATIENCE_MS = 5 * 60_000

interface Parts {
  database: Database
  clock: Clock
  sendMessage: SendMessage
}

/** What is known of these firings, read for all of them at once. */
export async function findFiringCases(
  { database: { read }, clock, sendMessage }: Parts,
  ids: readonly number[]
): Promise<FiringCase[]> {
  const now = clock.now()
  const found = await findFirings(read, ids)
  const firings = found.filter(({ state }) => state === 'claimed')
  const userIds = firings.map((firing) => firing.user_id)
  const threads = await findThreads(read, userIds, now)
  const talks = await talksOf(read, [...threads.values()], now - PATIENCE_MS)
  const decisions = await sendMessage.foresee(
    firings.map((firing) => ({
      userId: firing.user_id,
      kind: kindOf(firing),
      expiresAt: endOf(firing),
      slotAt: slotOf(firing),
    }))
  )
  return firings.map((firing, index) => {
    const thread = threads.get(firing.user_id)
    return {
      firing,
      thread: thread ?? null,
      obstacle: thread ? refusalOf(decisions[index]) : NOBODY,
      ...talkOf(firing, { talk: thread && talks.get(thread.conversationId), now }),
      ...(thread ? noticeFor(thread, { now, turns: ownWordsOf(firing, now) }) : NO_NOTICE),
    }
  })
}

/** What the person wrote for this hour: the notice before it is in the same language. */
function ownWordsOf({ custom_message: text }: FiringRow, at: number): Turn[] {
  return text ? [{ sender: 'user', text, at, pictures: 0 }] : []
}

function refusalOf(decision: GateDecision | null | undefined): string | null {
  return decision?.verdict === 'drop' ? decision.reason : null
}

function talksOf(
  sql: Database['read'],
  threads: readonly Thread[],
  since: number
): Promise<Map<number, TalkState>> {
  if (threads.length === 0) return Promise.resolve(new Map())
  const ids = threads.map(({ conversationId }) => conversationId)
  return findTalks(sql, ids, since)
}

function talkOf(firing: FiringRow, { talk, now }: { talk: TalkState | undefined; now: number }) {
  const isInTurn = Boolean(firing.is_second) && !firing.custom_message
  return {
    hasToWait: isPatient(firing, now) && (isInTurn || Boolean(talk?.is_unanswered)),
    knownUntil: talk?.last_id ?? 0,
  }
}

function isPatient(firing: FiringRow, now: number): boolean {
  const isInTime = now + PATIENCE_MS < endOf(firing)
  return !firing.is_asked && isInTime && now - firing.claimed_at <= PATIENCE_MS
}
