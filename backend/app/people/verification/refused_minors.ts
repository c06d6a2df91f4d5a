import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { DAY } from '#app/core/clock/durations'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Sql } from '#app/core/database/sql'
import { putMinorsRight } from '#app/core/sessions/proofs'
import { changedBy } from '#app/models/changed_by'
import { insertUnlessKnown } from '#app/models/insert_unless_known'
import { RefusedMinor } from '#app/models/refused_minor'
import { User } from '#app/models/user'

/** A row is kept at least so long. */
export const NAMED_MS = 7 * DAY

interface Minor {
  /** E.164; null when none could be read. */
  phone: string | null
  /** Epoch milliseconds; undefined while no date of birth says it. */
  comesOfAgeAt?: number
}

interface Told {
  userId: number | null
  phone: string
}

interface Visitor {
  deviceHash: string
  sessionId: number
}

/**
 * Who said that they are under 18, or talked sexually of a minor: remembered
 * by keyed hashes, whatever becomes of accounts and sessions.
 */
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
    const minor = await RefusedMinor.query(sql)
      .where('deviceHash', deviceHash)
      .where('until', '>', this.clock.now())
      .first()
    return minor !== null
  }

  /**
   * A visitor. A number they only typed may be anybody's: it is kept a day, and not again within the
   * week, so that nobody can shut out somebody else for long; the browser for as long as its cookie lives.
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
    const isKept = isProven || (key !== null && !(await wasNamedLately(sql, key, now)))
    const browser = { phoneKey: key, deviceHash, sessionId, refusedAt: now, until: deviceUntil }
    await insertUnlessKnown(new RefusedMinor().fill(browser), sql)
    const until = isProven ? comesOfAgeAt : Math.min(comesOfAgeAt, now + unprovenMinorMs)
    if (key && isKept) await refuseNumber(sql, { phoneKey: key, userId: null, until, now })
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

  /** Whether anything tells of one account, or of one number, also in the browsers it was given in. */
  async isTold(sql: Sql, who: Told): Promise<boolean> {
    return (await this.#toldOf(sql, who).first()) !== null
  }

  /** It was a mistake. Answers how many rows told of it. */
  async putRight(sql: Sql, who: Told): Promise<number> {
    await putMinorsRight(sql, this.#toldOf(sql, who))
    return changedBy(this.#toldOf(sql, who).delete())
  }

  #toldOf(sql: Sql, { userId, phone }: Told) {
    const phoneKey = this.phoneKeys.of(phone)
    return RefusedMinor.query(sql).withScopes((all) => all.of({ userId, phoneKey }))
  }
}

/** `now` in epoch milliseconds, here and below. */
export async function isRefused(
  sql: Sql,
  { phoneKey, now }: { phoneKey: string; now: number }
): Promise<boolean> {
  const minor = await RefusedMinor.query(sql)
    .withScopes((all) => all.ofNumber(phoneKey))
    .where('until', '>', now)
    .first()
  return minor !== null
}

/**
 * An account that was paused for it, or for sexual talk of minors, is
 * deleted: the number it has by now is remembered as long as its first one.
 */
export async function keepLeavingMinor(sql: Sql, userId: number, now: number): Promise<void> {
  const paused = User.query(sql).whereIn('pausedFor', ['minor', 'minor_sexual'])
  const user = await paused.where('id', userId).first()
  if (!user) return
  const longest = await RefusedMinor.query(sql)
    .where('userId', userId)
    .orderBy('until', 'desc')
    .first()
  const until = longest?.until ?? now + limits.accounts.refusedMinorMs
  await refuseNumber(sql, { phoneKey: user.phoneKey, userId, until, now })
}

/** Also in a browser. */
async function wasNamedLately(sql: Sql, phoneKey: string, now: number): Promise<boolean> {
  const named = RefusedMinor.query(sql).where({ phoneKey })
  return (await named.where('refusedAt', '>', now - NAMED_MS).first()) !== null
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
  const longer = sql.client.raw('case when until < ? then ? else until end', [until, until])
  const known = RefusedMinor.query(sql).withScopes((all) => all.ofNumber(phoneKey))
  const update = known.update({ until: longer, ...(userId === null ? {} : { userId }) })
  if ((await changedBy(update)) > 0) return
  await RefusedMinor.create({ phoneKey, userId, refusedAt: now, until }, sql)
}
