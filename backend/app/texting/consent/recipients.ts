import type { Sql } from '#app/core/database/sql'
import { Recipient } from '#app/models/recipient'
import { upsert } from '#app/models/upsert'

export type OptOutSource = 'keyword' | 'words' | 'provider'

/** What is known of a number as such, whether or not somebody signed up with it. */
export function findRecipient(sql: Sql, phoneKey: string): Promise<Recipient | null> {
  return Recipient.query(sql).where('phoneKey', phoneKey).first()
}

interface Change {
  optedOutAt?: number | null
  optedOutBy?: OptOutSource | null
  restoredAt?: number | null
  badSince?: number | null
  badReason?: string | null
  pointedAt?: number | null
  /** The carrier or the phone blocked a text. */
  blockedAt?: number | null
  /** Texts in a row that found the phone unreachable. */
  unreachableStrikes?: number
}

export async function changeRecipient(
  sql: Sql,
  { phoneKey, at, change }: { phoneKey: string; at: number; change: Change }
): Promise<void> {
  const changed = { ...change, updatedAt: at }
  const changing = Object.keys(changed)
  await upsert(new Recipient().fill({ phoneKey, ...changed }), { by: 'phoneKey', changing }, sql)
}

/** They texted us at that instant: whatever kept texts from the phone before is over. */
export async function forgetObstacles(sql: Sql, phoneKey: string, at: number): Promise<void> {
  const ofNumber = () => Recipient.query(sql).where({ phoneKey })
  await ofNumber()
    .where((before) => void before.whereNull('blockedAt').orWhere('blockedAt', '<=', at))
    .update({ blockedAt: null, unreachableStrikes: 0, updatedAt: at })
  await ofNumber().where('badSince', '<=', at).update({ badSince: null, badReason: null })
}

/** Writes down that we had to do with a number, so that there is a row to lock. */
export async function touchRecipient(sql: Sql, phoneKey: string, at: number): Promise<Recipient> {
  await changeRecipient(sql, { phoneKey, at, change: {} })
  return Recipient.findOrFail(phoneKey, sql)
}

/** What is known of numbers stays only while it keeps us from texting them. */
export async function forgetRecipients(sql: Sql, phoneKeys: readonly string[]): Promise<void> {
  await Recipient.query(sql)
    .whereIn('phoneKey', [...phoneKeys])
    .whereNull('optedOutAt')
    .whereNull('badSince')
    .delete()
}

/** Numbers of nobody, of whom nothing was heard since; a STOP stays longer, and that one takes no texts. */
export async function forgetStrangers(
  sql: Sql,
  { before, stopsBefore, badBefore }: { before: number; stopsBefore: number; badBefore: number }
): Promise<void> {
  await Recipient.query(sql)
    .where('updatedAt', '<=', before)
    .where((stop) => void stop.whereNull('optedOutAt').orWhere('optedOutAt', '<=', stopsBefore))
    .where((bad) => void bad.whereNull('badSince').orWhere('badSince', '<=', badBefore))
    .whereDoesntHave('users', () => {})
    .delete()
}
