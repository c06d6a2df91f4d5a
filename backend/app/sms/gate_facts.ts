import type { Sql } from '#app/core/sql'
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
  paused_at: number | null
  date_of_birth: string | null
  user_created_at: number | null
  is_seeded: boolean | number | null
}

export async function findGateFacts(
  sql: Sql,
  id: number,
  lock: string
): Promise<GateRow | undefined> {
  const locked = await sql.first(`select id from messages where id = ?${lock}`, id)
  if (!locked) return undefined
  return sql.first<GateRow>(
    `select m.id, m.kind, m.state, m.body, m.phone, m.tries, m.conversation_id, m.covers_until,
       m.has_ai_notice, m.expires_at, r.opted_out_at, r.bad_reason, u.paused_at,
       u.date_of_birth, u.created_at as user_created_at, u.is_seeded
     from messages m left join users u on u.id = m.user_id
       left join recipients r on r.phone_key = m.phone_key
     where m.id = ?`,
    id
  )
}
