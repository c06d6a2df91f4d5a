import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Sql } from '#app/core/database/sql'

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
    readonly clock: Clock,
    private readonly phoneKeys: PhoneKeys
  ) {}

  hasNumber(sql: Sql, phone: string): Promise<boolean> {
    return isRefused(sql, { phoneKey: this.phoneKeys.of(phone), now: this.clock.now() })
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
    if (key) await refuseNumber(sql, { phoneKey: key, userId: null, until, now })
  }

  /** Somebody with an account, whose number is theirs for certain. */
  async refuseMember(
    sql: Sql,
    { userId, phone, comesOfAgeAt }: Minor & { userId: number; phone: string }
  ): Promise<void> {
    const now = this.clock.now()
    const until = comesOfAgeAt ?? now + limits.accounts.refusedMinorMs
    await refuseNumber(sql, { phoneKey: this.phoneKeys.of(phone), userId, until, now })
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
}

/** `now` in epoch milliseconds, here and below. */
export async function isRefused(
  sql: Sql,
  { phoneKey, now }: { phoneKey: string; now: number }
): Promise<boolean> {
  const row = await sql.first(
    'select id from refused_minors where phone_key = ? and device_hash is null and until > ?',
    phoneKey,
    now
  )
  return row !== undefined
}

/** An account that was paused for it is deleted: the number it has by now is remembered as long as its first one. */
export async function keepLeavingMinor(sql: Sql, userId: number, now: number): Promise<void> {
  const user = await sql.first<{ phone_key: string; until: number | null }>(
    `select u.phone_key, (select max(m.until) from refused_minors m where m.user_id = u.id) as until
     from users u where u.id = ? and u.paused_for = 'minor'`,
    userId
  )
  if (!user) return
  const until = Number(user.until ?? now + limits.accounts.refusedMinorMs)
  await refuseNumber(sql, { phoneKey: user.phone_key, userId, until, now })
}

interface RefusedNumber {
  phoneKey: string
  userId: number | null
  until: number
  now: number
}

async function refuseNumber(
  sql: Sql,
  { phoneKey, userId, until, now }: RefusedNumber
): Promise<void> {
  const changed = await sql.run(
    `update refused_minors set until = case when until < ? then ? else until end, user_id = coalesce(?, user_id)
     where phone_key = ? and device_hash is null`,
    ...[until, until, userId, phoneKey]
  )
  if (changed > 0) return
  await sql.run(
    'insert into refused_minors (phone_key, user_id, refused_at, until) values (?, ?, ?, ?)',
    ...[phoneKey, userId, now, until]
  )
}
