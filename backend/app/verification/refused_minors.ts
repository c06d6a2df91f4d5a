import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock } from '#app/core/clock'
import { PhoneKeys } from '#app/core/phone_keys'
import type { Sql } from '#app/core/sql'

interface Minor {
  /** E.164; null when none could be read. */
  phone: string | null
  /** Epoch milliseconds; undefined while no date of birth says it. */
  comesOfAgeAt?: number
}

interface Visitor {
  deviceHash: string
  sessionId: number
}

/** Who said that they are under 18: remembered by keyed hashes, whatever becomes of accounts and sessions. */
@inject()
export class RefusedMinors {
  constructor(
    private readonly clock: Clock,
    private readonly phoneKeys: PhoneKeys
  ) {}

  async hasNumber(sql: Sql, phone: string): Promise<boolean> {
    const row = await sql.first(
      'select id from refused_minors where phone_key = ? and device_hash is null and until > ?',
      this.phoneKeys.of(phone),
      this.clock.now()
    )
    return row !== undefined
  }

  async hasDevice(sql: Sql, deviceHash: string): Promise<boolean> {
    const row = await sql.first(
      'select id from refused_minors where device_hash = ? and until > ?',
      deviceHash,
      this.clock.now()
    )
    return row !== undefined
  }

  /**
   * A visitor. A number they only typed may be anybody's: it is kept a day, so that nobody can shut out somebody else for
   * long; the browser for as long as its cookie lives.
   */
  async refuseVisitor(
    sql: Sql,
    { isProven, deviceHash, sessionId, ...minor }: Minor & Visitor & { isProven: boolean }
  ): Promise<void> {
    const now = this.clock.now()
    const { refusedMinorMs, refusedBrowserMs, unprovenMinorMs } = limits.accounts
    const comesOfAgeAt = minor.comesOfAgeAt ?? now + refusedMinorMs
    const deviceUntil = Math.min(comesOfAgeAt, now + refusedBrowserMs)
    const key = minor.phone && this.phoneKeys.of(minor.phone)
    await sql.run(
      `insert into refused_minors (phone_key, device_hash, session_id, refused_at, until) values (?, ?, ?, ?, ?)
       on conflict (device_hash) do nothing`,
      ...[key, deviceHash, sessionId, now, deviceUntil]
    )
    const until = isProven ? comesOfAgeAt : Math.min(comesOfAgeAt, now + unprovenMinorMs)
    if (key) await this.#refuseNumber(sql, { key, userId: null, until })
  }

  /** Somebody with an account, whose number is theirs for certain. */
  async refuseMember(
    sql: Sql,
    { userId, phone, comesOfAgeAt }: Minor & { userId: number; phone: string }
  ): Promise<void> {
    const until = comesOfAgeAt ?? this.clock.now() + limits.accounts.refusedMinorMs
    await this.#refuseNumber(sql, { key: this.phoneKeys.of(phone), userId, until })
  }

  /** An account that was paused for it is deleted: the number it has by now is remembered as long as its first one. */
  async keepLeaving(sql: Sql, userId: number): Promise<void> {
    const now = this.clock.now()
    const user = await sql.first<{ phone_key: string; until: number | null }>(
      `select u.phone_key, (select max(m.until) from refused_minors m where m.user_id = u.id) as until
       from users u where u.id = ? and u.paused_for = 'minor'`,
      userId
    )
    if (!user) return
    const until = Number(user.until ?? now + limits.accounts.refusedMinorMs)
    await this.#refuseNumber(sql, { key: user.phone_key, userId, until })
  }

  /** It was a mistake: of one account, or of one number with the browsers it was given in. Answers how many rows told of it. */
  async putRight(sql: Sql, { userId, phone }: { userId: number | null; phone: string }) {
    const found = {
      text: 'user_id = ? or phone_key = ?',
      values: [userId, this.phoneKeys.of(phone)],
    }
    await sql.run(
      `update sessions set refused_as_minor_at = null
       where id in (select session_id from refused_minors where ${found.text})`,
      ...found.values
    )
    return sql.run(`delete from refused_minors where ${found.text}`, ...found.values)
  }

  async #refuseNumber(
    sql: Sql,
    { key, userId, until }: { key: string; userId: number | null; until: number }
  ): Promise<void> {
    const changed = await sql.run(
      `update refused_minors set until = case when until < ? then ? else until end, user_id = coalesce(?, user_id)
       where phone_key = ? and device_hash is null`,
      ...[until, until, userId, key]
    )
    if (changed > 0) return
    await sql.run(
      'insert into refused_minors (phone_key, user_id, refused_at, until) values (?, ?, ?, ?)',
      ...[key, userId, this.clock.now(), until]
    )
  }
}
