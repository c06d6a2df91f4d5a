import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Sql } from '#app/core/database/sql'
import { changedBy } from '#app/models/changed_by'
import type { RefusedMinor } from '#app/models/refused_minor'
import { Session } from '#app/models/session'

// What a session knows of its visitor; instants are epoch milliseconds.

const NO_PROOF = { verifiedPhone: null, verifiedAt: null }

/** They have this phone in their hand. */
export async function provePhone(
  sql: Sql,
  sessionId: number,
  { phone, at }: { phone: string; at: number }
): Promise<void> {
  const proof = { verifiedPhone: phone, verifiedAt: at }
  await Session.query(sql).where('id', sessionId).update(proof)
}

/** True for one of any number of parallel requests, when the phone was proved after that instant. */
export async function usePhoneProof(
  sql: Sql,
  sessionId: number,
  { phone, after }: { phone: string; after: number }
): Promise<boolean> {
  const used = Session.query(sql)
    .where({ id: sessionId, verifiedPhone: phone })
    .where('verifiedAt', '>', after)
    .whereNull('refusedAsMinorAt')
    .update(NO_PROOF)
  return (await changedBy(used)) === 1
}

/** Of sessions that have proved this number without being logged in. */
export async function forgetPhoneProofs(sql: Sql, phone: string): Promise<void> {
  await Session.query(sql).where('verifiedPhone', phone).update(NO_PROOF)
}

/** They said that they are under 18; what they proved before counts no more. */
export async function refuseAsMinor(sql: Sql, sessionId: number, at: number): Promise<void> {
  const refused = { refusedAsMinorAt: at, verifiedPhone: null }
  await Session.query(sql).where('id', sessionId).update(refused)
}

/** It was a mistake: of the sessions these refusals tell of. */
export async function putMinorsRight(
  sql: Sql,
  told: ModelQueryBuilderContract<typeof RefusedMinor>
): Promise<void> {
  const sessions = Session.query(sql).whereIn('id', told.select('sessionId'))
  await sessions.update({ refusedAsMinorAt: null })
}
