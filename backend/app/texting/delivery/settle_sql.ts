import type { PlainSql } from '#app/core/database/sql'
import { listOf } from '#app/core/database/many_rows'
import { OF_THE_PHONE } from '#app/texting/sms/error_codes'

// By hand for `npm run bench:schedules`: each text that was handed over, and each report of one, ends here.

export type SettledState = 'sent' | 'delivered' | 'undelivered' | 'failed' | 'unknown'

export interface Failure {
  reason: string
  errorCode: number | null
}

export interface Settled {
  id: number
  conversation_id: number | null
  user_id: number | null
  phone: string
  phone_key: string
  charge_key: string | null
  has_ai_notice: boolean | number
  body_hash: string | null
  dedup_key: string
  kind: string
  sending_at: number | null
}

export interface Step {
  id: number
  /** Under which the provider keeps it; the first one that is told stays. */
  sid?: string
  state: SettledState
  failure?: Failure
}

/** A text's state moves forward only; a state of the same or a lower rank that comes late changes nothing. */
const RANK: Record<string, number> = {
  queued: 0,
  sending: 1,
  unknown: 2,
  sent: 3,
  undelivered: 4,
  failed: 4,
  delivered: 4,
}
const RANK_SQL = `case state ${Object.entries(RANK)
  .map(([state, rank]) => `when '${state}' then ${rank}`)
  .join(' ')} else 9 end`

/** Whether a text of this state learns nothing from a report of the other. */
export function isAsFarAs(state: string, told: SettledState): boolean {
  return (RANK[state] ?? 9) >= (RANK[told] ?? 0)
}

/** Before the text itself; `lock` is the dialect's. */
export async function lockTalkOf(sql: PlainSql, id: number, lock: string): Promise<void> {
  await sql.first(
    `select id from conversations where id = (select conversation_id from messages where id = ?)${lock}`,
    id
  )
}

/** Undefined when the text was further already, or is gone. */
export function advance(
  sql: PlainSql,
  { id, sid, state, failure }: Step,
  now: number
): Promise<Settled | undefined> {
  return sql.first<Settled>(
    `update messages set state = ?, reason = ?, error_code = ?,
       message_sid = coalesce(message_sid, ?),
       sent_at = case when ? then coalesce(sent_at, ?) else sent_at end,
       ended_at = case when ? then ended_at else ? end
     where id = ? and direction = 'outbound' and ${RANK_SQL} < ?
     returning id, conversation_id, user_id, phone, phone_key, charge_key, has_ai_notice, body_hash,
       dedup_key, kind, sending_at`,
    state,
    failure?.reason ?? null,
    failure?.errorCode ?? null,
    sid ?? null,
    state === 'sent' || state === 'delivered',
    now,
    state === 'sent',
    now,
    id,
    RANK[state] ?? 0
  )
}

/** Whoever looks at the conversation finds something new. A lost AI notice leaves the one before it. */
export async function tellConversation(
  sql: PlainSql,
  id: number | null,
  { isNoticeLost }: { isNoticeLost: boolean }
): Promise<void> {
  await sql.run(
    `update conversations set version = version + 1,
       ai_noticed_at = case when ? then (select max(sending_at) from messages
         where conversation_id = conversations.id and has_ai_notice = ?
           and state in ('sending', 'sent', 'delivered')) else ai_noticed_at end
     where id = ?`,
    isNoticeLost,
    true,
    id
  )
}

/** How many texts of a person, up to this one, their phone did not take; one tried twice is one text. */
export async function countRefused(
  sql: PlainSql,
  { userId, id, since }: { userId: number | null; id: number; since: number }
): Promise<number> {
  const { marks, values } = listOf(OF_THE_PHONE)
  // Not by the index of errors: that would go through everybody's.
  const row = await sql.first<{ count: number }>(
    `select count(*) as count from messages
     where user_id = ? and id <= ? and created_at > ? and state = 'undelivered'
       and coalesce(error_code, 0) in (${marks}) and charge_key not like 'again:%'`,
    ...[userId, id, since, ...values]
  )
  return Number(row?.count ?? 0)
}
