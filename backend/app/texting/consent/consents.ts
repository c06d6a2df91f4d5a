import type { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Sql } from '#app/core/database/sql'
import { changeRecipient, type OptOutSource } from '#app/texting/consent/recipients'

export interface ConsentGiven {
  userId: number
  phone: string
  source: 'sign_up' | 'profile' | 'schedule' | 'settings'
  wording: { version: string; text: string }
  ip: string | null
  userAgent: string | null
  at: number
}

/** Proof of every consent and every revocation: what was read, by whom, where, when. Rows are only ever added. */
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
    await sql.run(
      `insert into consents (user_id, phone, phone_key, event, source, wording_version, wording, ip, user_agent, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      consent.userId,
      consent.phone,
      this.phoneKeys.of(consent.phone),
      event,
      consent.source,
      consent.wording.version,
      consent.wording.text,
      consent.ip,
      consent.userAgent?.slice(0, 200) ?? null,
      consent.at
    )
  }

  /** A person's consent for a number to this very wording stands in the ledger once, however often the box is sent. */
  async giveOnce(sql: Sql, consent: ConsentGiven): Promise<void> {
    const given = await sql.first(
      `select id from consents where user_id = ? and phone_key = ? and event = 'given' and wording_version = ?`,
      consent.userId,
      this.phoneKeys.of(consent.phone),
      consent.wording.version
    )
    if (!given) await this.give(sql, consent)
  }

  /** STOP: nothing goes out on this number until a texted START. */
  async revoke(sql: Sql, who: Person & { source: OptOutSource }): Promise<void> {
    await this.#record(sql, who, { event: 'revoked', source: who.source })
    await changeRecipient(sql, {
      phoneKey: this.phoneKeys.of(who.phone),
      at: who.at,
      change: { opted_out_at: who.at, opted_out_by: who.source },
    })
  }

  /** START: only the person's own text brings texting back. */
  async restore(sql: Sql, who: Person): Promise<void> {
    await this.#record(sql, who, { event: 'restored', source: 'keyword' })
    await changeRecipient(sql, {
      phoneKey: this.phoneKeys.of(who.phone),
      at: who.at,
      change: { opted_out_at: null, opted_out_by: null, restored_at: who.at },
    })
  }

  async #record(
    sql: Sql,
    who: Person,
    { event, source }: { event: string; source: string }
  ): Promise<void> {
    await sql.run(
      `insert into consents (user_id, phone, phone_key, event, source, created_at) values (?, ?, ?, ?, ?, ?)`,
      who.userId,
      who.userId === null ? null : who.phone,
      this.phoneKeys.of(who.phone),
      event,
      source,
      who.at
    )
  }
}

interface Person {
  userId: number | null
  phone: string
  at: number
}
