import type { Sql } from '#app/core/database/sql'
import { PhoneChange } from '#app/models/phone_change'
import type { Recipient } from '#app/models/recipient'
import type { User } from '#app/models/user'
import { at } from '#app/privacy/export_values'

/** The number that waits for its code, and what is held about the one they have. */
export async function numbersOf(sql: Sql, { id, recipient }: User) {
  const change = await PhoneChange.find(id, sql)
  return { newPhone: change && showNew(change), number: recipient ? showKnown(recipient) : null }
}

function showNew({ phone, countryCode, requestedAt }: PhoneChange): object {
  return { phone, countryCode, requestedAt: at(requestedAt) }
}

function showKnown(known: Recipient): object {
  return {
    optedOutSince: at(known.optedOutAt),
    optedOutBy: known.optedOutBy,
    restoredAt: at(known.restoredAt),
    blockedSince: at(known.blockedAt),
    badSince: at(known.badSince),
    badReason: known.badReason,
    unreachableStrikes: known.unreachableStrikes,
    pointedToSignUpAt: at(known.pointedAt),
    strangerSince: at(known.strangerSince),
    strangerTexts: known.strangerTexts,
  }
}
