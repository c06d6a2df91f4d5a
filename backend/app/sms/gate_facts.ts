import type { Sql } from '#app/core/sql'
import { readdressTalk } from '#app/sms/readdress_talk'
import type { OutboundKind } from '#app/sms/send_gate'

/** An outbound text with all that decides whether it may leave. */
export interface GateRow {
  id: number
  kind: OutboundKind
  state: string
  body: string
  phone: string
  tries: number
  conversation_id: number | null
  covers_until: number | null
  has_ai_notice: boolean | number
  expires_at: number
  opted_out_at: number | null
  bad_reason: string | null
  /** By us, or by the person in settings. */
  paused_at: number | null
  date_of_birth: string | null
  user_created_at: number | null
  is_seeded: boolean | number | null
}

interface LockedRow {
  id: number
  moved_user: number | null
}

/** A text may have been written, or been refused by the provider, while its person changed numbers. */
const LOCK = `select id, (select u.id from users u where u.id = messages.user_id
    and u.phone_key <> messages.phone_key and messages.conversation_id is not null) as moved_user
  from messages where id = ?`

export async function findGateFacts(
  sql: Sql,
  id: number,
  lock: string
): Promise<GateRow | undefined> {
  const locked = await sql.first<LockedRow>(LOCK + lock, id)
  if (!locked) return undefined
  if (locked.moved_user !== null) await readdressTalk(sql, locked.moved_user)
  return sql.first<GateRow>(
    `select m.id, m.kind, m.state, m.body, m.phone, m.tries, m.conversation_id, m.covers_until,
       m.has_ai_notice, m.expires_at, r.opted_out_at, r.bad_reason,
       coalesce(u.paused_at, u.self_paused_at) as paused_at, u.date_of_birth,
       u.created_at as user_created_at, u.is_seeded
     from messages m left join users u on u.id = m.user_id
       left join recipients r on r.phone_key = m.phone_key
     where m.id = ?`,
    id
  )
}
