import { randomInt } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { safeEqual } from '@adonisjs/core/helpers'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Sql, Tx } from '#app/core/database/sql'
import { refuseTooMany } from '#app/people/verification/code_askers'
import { hashOf } from '#app/people/verification/code_hash'
import {
  type CodeState,
  countedMs,
  type PastCode,
  waitForCode,
  waitForTry,
} from '#app/people/verification/code_limits'
import { type Asker, ASKERS, type CodeWish } from '#app/people/verification/code_wish'
import { optedOut } from '#app/people/verification/errors'
import { prefixOf } from '#app/people/verification/phone_number'
import { networksOf } from '#app/people/verification/networks'

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

interface Code extends PastCode {
  id: number
  purpose: string
  asker: Asker
  ticketHash: string | null
  codeHash: string
  expiresAt: number
}

const WRONG_BEFORE_WARNING = 3

/** The codes of one number, one caller at a time: every method locks the number until its transaction ends. */
@inject()
export class VerificationCodes {
  constructor(
    private readonly database: Database,
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
    await tx.sql.run(
      `update verification_codes set state = 'replaced'
       where phone_key = ? and purpose = ? and asker = ? and state = 'open'`,
      phoneKey,
      wish.purpose,
      asker
    )
    const digits = randomInt(0, 1_000_000).toString().padStart(6, '0')
    const id = await this.#insert(tx.sql, { ...wish, asker, digits })
    return { id, digits }
  }

  async #insert(sql: Sql, code: Guess & { asker: Asker }): Promise<number> {
    const now = this.clock.now()
    const row = await sql.first<{ id: number }>(
      `insert into verification_codes (phone_key, phone_prefix, address_range, purpose, asker, ticket_hash, code_hash,
         created_at, expires_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
      this.phoneKeys.of(code.phone),
      prefixOf(code.phone),
      code.address === undefined ? null : networksOf(code.address).range,
      code.purpose,
      code.asker,
      code.ticketHash ?? null,
      hashOf(code),
      now,
      now + limits.codes.validMs
    )
    if (!row) throw new Error('a code was not written')
    return row.id
  }

  /** Compares and counts in one step, so that parallel guesses cannot have more tries than there are. */
  async check(tx: Tx, guess: Guess): Promise<CodeCheck> {
    const check = await this.#judge(tx, guess)
    const { code } = check
    if (code) await this.#end(tx.sql, code, { state: 'used', tries: code.tries })
    return check
  }

  /** Counts a wrong try as `check` does, but leaves a right code good: for work to be done before it is used up. */
  tryOut(tx: Tx, guess: Guess): Promise<CodeCheck> {
    return this.#judge(tx, guess)
  }

  /** `code` is there when it is right. */
  async #judge(tx: Tx, guess: Guess): Promise<CodeCheck & { code?: Code }> {
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
    await tx.sql.run(
      `update verification_codes set state = 'unsent' where id = ? and state = 'open'`,
      id
    )
  }

  async #countWrong(sql: Sql, code: Code, past: Code[]): Promise<CodeCheck> {
    code.tries += 1
    const left = limits.codes.triesPerCode - code.tries
    const lockedMs = waitForTry(past, this.clock.now(), limits.codes)
    await this.#end(sql, code, { state: left > 0 ? 'open' : 'spent', tries: code.tries })
    if (lockedMs > 0) return { verdict: 'locked', waitMs: lockedMs }
    if (left <= 0) return { verdict: 'spent', waitMs: this.#waitForNew(past) }
    const triesLeft = code.tries >= WRONG_BEFORE_WARNING ? Math.min(left, leftToday(past)) : null
    return { verdict: 'wrong', triesLeft }
  }

  async #end(sql: Sql, code: Code, to: { state: CodeState; tries: number }): Promise<void> {
    await sql.run(
      'update verification_codes set state = ?, tries = ? where id = ?',
      ...[to.state, to.tries, code.id]
    )
  }

  #waitForNew(past: Code[]): number {
    return waitForCode(past, this.clock.now(), limits.codes)
  }

  /** There may be no row of this number to lock yet, so one is written. */
  async #lockForIssue(sql: Sql, phoneKey: string, now: number): Promise<void> {
    const recipient = await sql.first<{ opted_out_at: number | null }>(
      `insert into recipients (phone_key, updated_at) values (?, ?)
       on conflict (phone_key) do update set updated_at = excluded.updated_at returning opted_out_at`,
      phoneKey,
      now
    )
    if (recipient && recipient.opted_out_at !== null) throw optedOut()
  }

  async #lock(sql: Sql, phoneKey: string): Promise<void> {
    const { forUpdate } = this.database.dialect
    await sql.first(`select phone_key from recipients where phone_key = ?${forUpdate}`, phoneKey)
  }

  #past(sql: Sql, phoneKey: string, now: number): Promise<Code[]> {
    return sql.all<Code>(
      `select id, purpose, asker, ticket_hash as "ticketHash", code_hash as "codeHash", tries, state, created_at as "createdAt",
         expires_at as "expiresAt"
       from verification_codes where phone_key = ? and created_at > ? order by created_at, id`,
      phoneKey,
      now - countedMs(limits.codes)
    )
  }
}

function isFor(code: Code, guess: Guess): boolean {
  return code.purpose === guess.purpose && code.ticketHash === (guess.ticketHash ?? null)
}

function leftToday(past: PastCode[]): number {
  return limits.codes.triesPerDay - past.reduce((sum, code) => sum + code.tries, 0)
}
