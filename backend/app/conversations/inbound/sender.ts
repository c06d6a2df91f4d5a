import type { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Sql } from '#app/core/database/sql'
import { findRecipient, type Recipient } from '#app/texting/consent/recipients'
import { crisisCountryOf } from '#app/safety/signs/crisis_lines'

/** Who texted us. `userId` is null for a number nobody signed up with, `conversationId` before she exists. */
export interface Sender {
  phone: string
  phoneKey: string
  userId: number | null
  conversationId: number | null
  countryCode: string
  /** She may text first, so what they say is worth remembering to ask about. */
  mayTextFirst: boolean
  optedOutAt: number | null
  restoredAt: number | null
  pointedAt: number | null
  /** A text of ours was blocked, or did not reach the phone. */
  isHardToReach: boolean
}

interface SenderRow {
  id: number
  phone_key: string
  country_code: string
  initiative_since: number | null
  conversation_id: number | null
  opted_out_at: number | null
  restored_at: number | null
  pointed_at: number | null
  is_hard_to_reach: boolean | number | null
}

const FIND = `select u.id, u.phone_key, u.country_code, u.initiative_since, c.id as conversation_id, r.opted_out_at, r.restored_at,
    r.pointed_at, r.blocked_at is not null or r.unreachable_strikes > 0 as is_hard_to_reach
  from users u left join conversations c on c.user_id = u.id
    left join recipients r on r.phone_key = u.phone_key
  where u.phone = ?`

export async function findSender(sql: Sql, phone: string, phoneKeys: PhoneKeys): Promise<Sender> {
  const row = await sql.first<SenderRow>(FIND, phone)
  if (!row) return findStranger(sql, phone, phoneKeys.of(phone))
  return {
    phone,
    phoneKey: row.phone_key,
    userId: row.id,
    conversationId: row.conversation_id,
    countryCode: row.country_code,
    mayTextFirst: row.initiative_since !== null,
    optedOutAt: row.opted_out_at,
    restoredAt: row.restored_at,
    pointedAt: row.pointed_at,
    isHardToReach: Boolean(row.is_hard_to_reach),
  }
}

async function findStranger(sql: Sql, phone: string, phoneKey: string): Promise<Sender> {
  const recipient = await findRecipient(sql, phoneKey)
  return {
    phone,
    phoneKey,
    userId: null,
    conversationId: null,
    countryCode: crisisCountryOf(phone),
    mayTextFirst: false,
    optedOutAt: recipient?.opted_out_at ?? null,
    restoredAt: recipient?.restored_at ?? null,
    pointedAt: recipient?.pointed_at ?? null,
    isHardToReach: hasObstacle(recipient),
  }
}

function hasObstacle(recipient: Recipient | undefined): boolean {
  return (
    recipient !== undefined && (recipient.blocked_at !== null || recipient.unreachable_strikes > 0)
  )
}
