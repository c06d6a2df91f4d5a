import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { ADULT_AGE_YEARS, type SignUpInput } from '#app/people/accounts/contract'
import {
  commonPassword,
  emailTaken,
  notBornYet,
  phoneNotVerified,
  tooYoung,
} from '#app/people/accounts/errors'
import { emailKeyOf } from '#app/people/accounts/find_signup'
import { findTaken } from '#app/people/verification/taken_identities'
import { type NewAccount, OpenAccount } from '#app/people/accounts/open_account'
import { Database } from '#app/core/database/database'
import type { Sql } from '#app/core/database/sql'
import { canonicalZone } from '#app/core/clock/time_zone'
import { DEFAULT_ZONE } from '#app/core/clock/wall_clock'
import { refuseAsMinor, usePhoneProof } from '#app/core/sessions/proofs'
import type { Visit } from '#app/core/sessions/visit'
import { User } from '#app/models/user'
import { ageAt, birthdayAt } from '#app/core/clock/age_at'
import { isCommonPassword } from '#app/people/verification/common_passwords'
import { phoneTaken } from '#app/people/codes/errors'
import { hashPassword } from '#app/people/verification/password_hashing'
import { acceptPhone, readPhone } from '#app/people/codes/phone_number'
import { throttleSignUps } from '#app/people/codes/throttles'
import { RefusedMinors } from '#app/people/verification/refused_minors'

/** From where the request came. */
interface Origin {
  /** Null for somebody who verified nothing yet. */
  visit: Visit | null
  openVisit: () => Promise<Visit>
  ip: string
  userAgent: string | null
  /** Of the browser, as minors' browsers are remembered. */
  deviceHash: string
}

/**
 * A visitor becomes a member: an adult, with a phone this
 * very session has verified. Answers the new user's id.
 */
@inject()
export class SignUp {
  constructor(
    private readonly database: Database,
    private readonly openAccount: OpenAccount,
    private readonly refusedMinors: RefusedMinors
  ) {}

  async execute(input: SignUpInput, origin: Origin): Promise<number> {
    const { visit, ip, userAgent } = origin
    const timeZone = knownZone(input.timeZone)
    await this.#refuseMinor({ ...input, timeZone }, origin)
    const number = acceptPhone({ number: input.phone, countryCode: input.countryCode }, 'phone')
    if (isCommonPassword(input.password)) throw commonPassword()
    if (!visit || !this.#isVerified(visit, number.phone)) throw phoneNotVerified()
    await throttleSignUps({ phone: number.phone, address: ip })
    const emailKey = emailKeyOf(input.email)
    await this.#refuseTaken(this.database.read, emailKey, number.phone)
    const account: NewAccount = {
      ...number,
      email: input.email,
      emailKey,
      password: await hashPassword(input.password),
      dateOfBirth: input.dateOfBirth ?? null,
      timeZone,
      ip,
      userAgent,
      at: this.refusedMinors.clock.now(),
    }
    return this.#open(account, visit.sessionId)
  }

  /** The first date a person names is the one that counts. */
  async #refuseMinor(
    input: SignUpInput & { timeZone: string },
    { visit, openVisit, deviceHash }: Origin
  ): Promise<void> {
    const { dateOfBirth, timeZone } = input
    if (visit && visit.refusedAsMinorAt !== null) throw tooYoung()
    if (await this.refusedMinors.hasDevice(this.database.read, deviceHash)) throw tooYoung()
    if (dateOfBirth === undefined) return
    const age = ageAt(dateOfBirth, this.refusedMinors.clock.now(), timeZone)
    if (age < 0) throw notBornYet()
    if (age >= ADULT_AGE_YEARS) return
    const comesOfAgeAt = birthdayAt(dateOfBirth, ADULT_AGE_YEARS, timeZone)
    const known = visit ?? (await openVisit())
    await this.#remember(input, { visit: known, deviceHash, comesOfAgeAt })
    throw tooYoung()
  }

  async #remember(
    input: SignUpInput,
    { visit, ...minor }: { visit: Visit; deviceHash: string; comesOfAgeAt: number }
  ): Promise<void> {
    const { sessionId } = visit
    const read = readPhone({ number: input.phone, countryCode: input.countryCode }, 'all')
    const phone = typeof read === 'string' ? null : read.phone
    const isProven = phone !== null && this.#isVerified(visit, phone)
    await this.database.transaction(async ({ sql }) => {
      await refuseAsMinor(sql, sessionId, this.refusedMinors.clock.now())
      await this.refusedMinors.refuseVisitor(sql, { ...minor, phone, isProven, sessionId })
    })
  }

  #isVerified(visit: Visit, phone: string): boolean {
    const at = visit.verifiedAt
    return (
      visit.verifiedPhone === phone &&
      at !== null &&
      this.refusedMinors.clock.now() - at < limits.codes.verifiedMs
    )
  }

  async #refuseTaken(sql: Sql, emailKey: string, phone: string): Promise<void> {
    const owner = await User.query(sql).where('emailKey', emailKey).orWhere('phone', phone).first()
    if (owner) throw owner.phone === phone ? phoneTaken() : emailTaken()
    const taken = await findTaken(sql, {
      phone,
      emailKey,
      userId: 0,
      now: this.refusedMinors.clock.now(),
    })
    if (taken) throw taken === 'phone' ? phoneTaken() : emailTaken()
  }

  async #open(account: NewAccount, sessionId: number): Promise<number> {
    const userId = await this.database
      .transaction(async (tx) => {
        // Said only to who has the phone in their hand: it is nobody else's business.
        if (await this.refusedMinors.hasNumber(tx.sql, account.phone)) throw tooYoung()
        const after = this.refusedMinors.clock.now() - limits.codes.verifiedMs
        const proof = { phone: account.phone, after }
        const isVerified = await usePhoneProof(tx.sql, sessionId, proof)
        return isVerified ? this.openAccount.execute(tx, account) : null
      })
      .catch((error: unknown) => {
        if (this.database.dialect.isUniqueViolation(error)) return null
        throw error
      })
    if (userId !== null) return userId
    // Somebody was faster: with this number, this address, or a second click on the same button.
    await this.#refuseTaken(this.database.read, account.emailKey, account.phone)
    throw phoneNotVerified()
  }
}

function knownZone(timeZone: string | undefined): string {
  return canonicalZone(timeZone ?? '') ?? DEFAULT_ZONE
}
