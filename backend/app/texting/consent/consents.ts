import { inject } from '@adonisjs/core'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Sql } from '#app/core/database/sql'
import { Consent } from '#app/models/consent'
import { changeRecipient, findRecipient, type OptOutSource } from '#app/texting/consent/recipients'

export interface ConsentGiven {
  userId: number
  phone: string
  source: 'sign_up' | 'profile' | 'schedule' | 'settings'
  wording: { version: string; text: string }
  ip: string | null
  userAgent: string | null
  at: number
}

/**
 * Proof of every consent and every revocation: what was read, by whom, where, when. Rows are only ever added.
 */
@inject()
export class Consents {
  constructor(private readonly phoneKeys: PhoneKeys) {}

  give(sql: Sql, consent: ConsentGiven): Promise<void> {
    return this.#agree(sql, 'given', consent)
  }

  /** An hour outside the usual ones, agreed to when it was set. It says nothing about texting as such. */
  confirmSlot(sql: Sql, consent: ConsentGiven): Promise<void> {
    return this.#agree(sql, 'slot_confirmed', consent)
  }

  /** She may text first: something of its own beside the consent to texts. */
  allowInitiative(sql: Sql, consent: ConsentGiven): Promise<void> {
    return this.#agree(sql, 'initiative_allowed', consent)
  }

  /** The same words, taken back. */
  endInitiative(sql: Sql, consent: ConsentGiven): Promise<void> {
    return this.#agree(sql, 'initiative_ended', consent)
  }

  async #agree(sql: Sql, event: string, consent: ConsentGiven): Promise<void> {
    const { userId, phone, source, wording, ip, userAgent, at } = consent
    const proof = {
      ...{ userId, phone, phoneKey: this.phoneKeys.of(phone), event, source, ip, createdAt: at },
      wordingVersion: wording.version,
      wording: wording.text,
      userAgent: userAgent?.slice(0, 200) ?? null,
    }
    await Consent.create(proof, sql)
  }

  /**
   * A person's consent for a number to this very wording
   * stands in the ledger once, however often the box is sent.
   */
  async giveOnce(sql: Sql, consent: ConsentGiven): Promise<void> {
    const { userId, phone, wording } = consent
    const phoneKey = this.phoneKeys.of(phone)
    const said = { wordingVersion: wording.version, wording: wording.text }
    const given = await Consent.findBy({ userId, phoneKey, event: 'given', ...said }, sql)
    if (!given) await this.give(sql, consent)
  }

  /** STOP: nothing goes out on this number until a texted START. */
  async revoke(sql: Sql, who: Person & { source: OptOutSource }): Promise<void> {
    await this.#record(sql, who, { event: 'revoked', source: who.source })
    const phoneKey = this.phoneKeys.of(who.phone)
    const known = await findRecipient(sql, phoneKey)
    // One that comes late is in the ledger; what was said since counts from when it was said.
    if ((known?.optedOutAt ?? 0) > who.at) return
    await changeRecipient(sql, {
      phoneKey,
      at: who.at,
      change: { optedOutAt: who.at, optedOutBy: who.source },
    })
  }

  /** START: only the person's own text brings texting back. */
  async restore(sql: Sql, who: Person): Promise<void> {
    await this.#record(sql, who, { event: 'restored', source: 'keyword' })
    await changeRecipient(sql, {
      phoneKey: this.phoneKeys.of(who.phone),
      at: who.at,
      change: { optedOutAt: null, optedOutBy: null, restoredAt: who.at },
    })
  }

  async #record(
    sql: Sql,
    who: Person,
    { event, source }: { event: string; source: string }
  ): Promise<void> {
    const { userId, at } = who
    const phone = userId === null ? null : who.phone
    const phoneKey = this.phoneKeys.of(who.phone)
    await Consent.create({ userId, phone, phoneKey, event, source, createdAt: at }, sql)
  }
}

const OF_STOPS = ['revoked', 'restored']

/** The proof stays and loses whom it was about, but for the key of the number. */
export async function keepProofOnly(sql: Sql, userId: number, now: number): Promise<void> {
  const nobody = { userId: null, phone: null, ip: null, userAgent: null }
  await Consent.query(sql)
    .where({ userId })
    .update({ ...nobody, personLeftAt: now })
}

/**
 * Of those who left before this instant, and of strangers who
 * wrote before it; a STOP, and what took it back, stays longer.
 */
export async function forgetProofs(
  sql: Sql,
  { before, stopsBefore }: { before: number; stopsBefore: number }
): Promise<void> {
  await Consent.query(sql)
    .whereNull('userId')
    .where((proof) => {
      void proof.whereNotIn('event', OF_STOPS).orWhere('createdAt', '<=', stopsBefore)
    })
    .where((proof) => {
      void proof.where('personLeftAt', '<=', before)
      void proof.orWhere((left) => left.whereNull('personLeftAt').where('createdAt', '<=', before))
    })
    .delete()
}

interface Person {
  userId: number | null
  phone: string
  at: number
}
