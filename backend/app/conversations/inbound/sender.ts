import { openCountries } from '#config/providers'
import { readPhone } from '#app/people/codes/phone_number'
import type { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Sql } from '#app/core/database/sql'
import type { Recipient } from '#app/models/recipient'
import { findRecipient } from '#app/texting/consent/recipients'
import { findMember } from '#app/conversations/inbound/receive_sql'
import { crisisCountryOf } from '#app/safety/crisis/crisis_lines'

/** Who texted us. `userId` is null for a number nobody signed up with, `conversationId` before she exists. */
export interface Sender {
  phone: string
  phoneKey: string
  userId: number | null
  conversationId: number | null
  countryCode: string
  /** False for a stranger from a country that is not open: they may earn by our answer. */
  mayBeAnswered: boolean
  /** She may text first, so what they say is worth remembering to ask about. */
  mayTextFirst: boolean
  optedOutAt: number | null
  restoredAt: number | null
  pointedAt: number | null
  /** A text of ours was blocked, or did not reach the phone, or the number was said to take none. */
  isHardToReach: boolean
}

export async function findSender(sql: Sql, phone: string, phoneKeys: PhoneKeys): Promise<Sender> {
  const row = await findMember(sql, phone)
  if (!row) return findStranger(sql, phone, phoneKeys.of(phone))
  return {
    phone,
    phoneKey: row.phone_key,
    userId: row.id,
    conversationId: row.conversation_id,
    countryCode: row.country_code,
    mayBeAnswered: true,
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
    mayBeAnswered: typeof readPhone({ number: phone }, openCountries) !== 'string',
    mayTextFirst: false,
    optedOutAt: recipient?.optedOutAt ?? null,
    restoredAt: recipient?.restoredAt ?? null,
    pointedAt: recipient?.pointedAt ?? null,
    isHardToReach: recipient !== null && hasObstacle(recipient),
  }
}

function hasObstacle({ blockedAt, badSince, unreachableStrikes }: Recipient): boolean {
  return blockedAt !== null || badSince !== null || unreachableStrikes > 0
}
