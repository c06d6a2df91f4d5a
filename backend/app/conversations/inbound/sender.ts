import { openCountries } from '#config/providers'
import { readPhone } from '#app/people/codes/phone_number'
import type { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Sql } from '#app/core/database/sql'
import type { Recipient } from '#app/models/recipient'
import { findRecipient } from '#app/texting/consent/recipients'
import { findMember, type Sender } from '#app/conversations/inbound/receive_sql'
import { crisisCountryOf } from '#app/safety/crisis/crisis_lines'

export type { Sender }

export async function findSender(sql: Sql, phone: string, phoneKeys: PhoneKeys): Promise<Sender> {
  return (await findMember(sql, phone)) ?? findStranger(sql, phone, phoneKeys.of(phone))
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
