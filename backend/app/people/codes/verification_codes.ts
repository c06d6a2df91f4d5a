import { randomInt } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { safeEqual } from '@adonisjs/core/helpers'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Sql, Tx } from '#app/core/database/sql'
import type { CodeState } from '#app/models/contract'
import { locked } from '#app/models/locked'
import { Recipient } from '#app/models/recipient'
import { VerificationCode } from '#app/models/verification_code'
import { optedOut } from '#app/texting/consent/opted_out'
import { touchRecipient } from '#app/texting/consent/recipients'
import { refuseTooMany } from '#app/people/codes/code_askers'
import { hashOf } from '#app/people/codes/code_hash'
import { countedMs, type PastCode, waitForCode, waitForTry } from '#app/people/codes/code_limits'
import { type Asker, ASKERS, type CodeWish } from '#app/people/codes/code_wish'
import { prefixOf } from '#app/people/codes/phone_number'
import { networksOf } from '#app/core/requests/networks'

interface Guess extends Omit<CodeWish, 'asker'> {
  digits: string
}

export interface IssuedCode {
  id: number
  digits: string
}

export type CodeCheck =
  | { verdict: 'right' | 'expired' | 'gone' }
  /** Null while there is no need to warn. */
  | { verdict: 'wrong'; triesLeft: number | null }
  /** `waitMs`: until a new code may be requested, or until the number may be tried at all. */
  | { verdict: 'spent' | 'locked'; waitMs: number }

const WRONG_BEFORE_WARNING = 3

/**
 * The codes of one number, one caller at a time: every method locks the number until its transaction ends.
 */
@inject()
export class VerificationCodes {
  constructor(
    private readonly clock: Clock,
    private readonly phoneKeys: PhoneKeys
  ) {}

  /** A new code, which kills the one before. Refuses while the number has had enough, or has opted out. */
  async issue(tx: Tx, wish: CodeWish): Promise<IssuedCode> {
    const now = this.clock.now()
    const phoneKey = this.phoneKeys.of(wish.phone)
    const asker = wish.asker ?? ASKERS.session
    await this.#lockForIssue(tx.sql, phoneKey, now)
    refuseTooMany(await this.#past(tx.sql, phoneKey, now), asker, now)
    await VerificationCode.query(tx.sql)
      .where({ phoneKey, purpose: wish.purpose, asker, state: 'open' })
      .update({ state: 'replaced' })
    const digits = randomInt(0, 1_000_000).toString().padStart(6, '0')
    const id = await this.#insert(tx.sql, { ...wish, asker, digits })
    return { id, digits }
  }

  async #insert(sql: Sql, code: Guess & { asker: Asker }): Promise<number> {
    const now = this.clock.now()
    const row = {
      phoneKey: this.phoneKeys.of(code.phone),
      phonePrefix: prefixOf(code.phone),
      addressRange: code.address === undefined ? null : networksOf(code.address).range,
      purpose: code.purpose,
      asker: code.asker,
      ticketHash: code.ticketHash ?? null,
      codeHash: hashOf(code),
      createdAt: now,
      expiresAt: now + limits.codes.validMs,
    }
    const { id } = await VerificationCode.create(row, sql)
    return id
  }

  /** Compares and counts in one step, so that parallel guesses cannot have more tries than there are. */
  async check(tx: Tx, guess: Guess): Promise<CodeCheck> {
    const check = await this.#judge(tx, guess)
    const { code } = check
    if (code) await this.#end(tx.sql, code, { state: 'used', tries: code.tries })
    return check
  }

  /**
   * Counts a wrong try as `check` does, but leaves a right
   * code good: for work to be done before it is used up.
   */
  tryOut(tx: Tx, guess: Guess): Promise<CodeCheck> {
    return this.#judge(tx, guess)
  }

  /** `code` is there when it is right. */
  async #judge(tx: Tx, guess: Guess): Promise<CodeCheck & { code?: VerificationCode }> {
    const now = this.clock.now()
    const phoneKey = this.phoneKeys.of(guess.phone)
    await this.#lock(tx.sql, phoneKey)
    const all = await this.#past(tx.sql, phoneKey, now)
    const code = all.findLast((candidate) => isFor(candidate, guess))
    const past = all.filter(({ asker }) => asker === (code?.asker ?? ASKERS.session))
    const lockedMs = waitForTry(past, now, limits.codes)
    if (lockedMs > 0) return { verdict: 'locked', waitMs: lockedMs }
    if (code?.state === 'spent') return { verdict: 'spent', waitMs: this.#waitForNew(past) }
    if (code?.state !== 'open') return { verdict: 'gone' }
    if (now >= code.expiresAt) return { verdict: 'expired' }
    if (!safeEqual(code.codeHash, hashOf(guess))) return this.#countWrong(tx.sql, code, past)
    return { verdict: 'right', code }
  }

  /** The code never left: it must not count against the person. */
  async withdraw(tx: Tx, id: number): Promise<void> {
    await VerificationCode.query(tx.sql).where({ id, state: 'open' }).update({ state: 'unsent' })
  }

  async #countWrong(sql: Sql, code: VerificationCode, past: PastCode[]): Promise<CodeCheck> {
    code.tries += 1
    const left = limits.codes.triesPerCode - code.tries
    const lockedMs = waitForTry(past, this.clock.now(), limits.codes)
    await this.#end(sql, code, { state: left > 0 ? 'open' : 'spent', tries: code.tries })
    if (lockedMs > 0) return { verdict: 'locked', waitMs: lockedMs }
    if (left <= 0) return { verdict: 'spent', waitMs: this.#waitForNew(past) }
    const triesLeft = code.tries >= WRONG_BEFORE_WARNING ? Math.min(left, leftToday(past)) : null
    return { verdict: 'wrong', triesLeft }
  }

  async #end(
    sql: Sql,
    { id }: VerificationCode,
    to: { state: CodeState; tries: number }
  ): Promise<void> {
    await VerificationCode.query(sql).where('id', id).update(to)
  }

  #waitForNew(past: PastCode[]): number {
    return waitForCode(past, this.clock.now(), limits.codes)
  }

  /** There may be no row of this number to lock yet, so one is written. */
  async #lockForIssue(sql: Sql, phoneKey: string, now: number): Promise<void> {
    const { optedOutAt } = await touchRecipient(sql, phoneKey, now)
    if (optedOutAt !== null) throw optedOut()
  }

  async #lock(sql: Sql, phoneKey: string): Promise<void> {
    await locked(Recipient.query(sql).where('phoneKey', phoneKey)).first()
  }

  #past(sql: Sql, phoneKey: string, now: number): Promise<VerificationCode[]> {
    return VerificationCode.query(sql)
      .where('phoneKey', phoneKey)
      .where('createdAt', '>', now - countedMs(limits.codes))
      .orderBy('createdAt')
      .orderBy('id')
  }
}

function isFor(code: VerificationCode, guess: Guess): boolean {
  return code.purpose === guess.purpose && code.ticketHash === (guess.ticketHash ?? null)
}

function leftToday(past: PastCode[]): number {
  return limits.codes.triesPerDay - past.reduce((sum, code) => sum + code.tries, 0)
}

/** They open nothing any more, but count on by their keys for as long as the limits on codes look back. */
export async function endCodes(sql: Sql, phoneKeys: readonly string[]): Promise<void> {
  await VerificationCode.query(sql)
    .where('state', 'open')
    .whereIn('phoneKey', [...phoneKeys])
    .update({ state: 'replaced' })
}
