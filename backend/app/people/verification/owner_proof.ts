import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { Tx } from '#app/core/database/sql'
import { notSignedIn } from '#app/core/answers/refusal'
import { AccountChange } from '#app/models/account_change'
import { User } from '#app/models/user'
import { justBroughtBack, notCurrentPassword, proofMissing } from '#app/people/codes/errors'
import { isPasswordRight } from '#app/people/verification/password_hashing'
import { refuseUnlessRight } from '#app/people/verification/refuse_unless_right'
import { forgivePasswords, throttlePasswords } from '#app/people/codes/throttles'
import { VerificationCodes } from '#app/people/codes/verification_codes'

/** The password of the account, or a code texted to its phone. */
export interface ProofGiven {
  currentPassword?: string
  code?: string
}

interface Owner {
  id: number
  /** E.164. */
  phone: string
}

/**
 * A session may be stolen: what cannot be taken back is done
 * only for who proves once more that the account is theirs.
 */
@inject()
export class OwnerProof {
  constructor(
    private readonly database: Database,
    readonly clock: Clock,
    private readonly codes: VerificationCodes
  ) {}

  /** `isCodeKept`: it is used up once all else allows it, or by the call that follows. */
  async demand(
    owner: Owner,
    { currentPassword, code }: ProofGiven,
    { isCodeKept = false } = {}
  ): Promise<void> {
    await this.refuseJustBroughtBack(owner.id)
    if (currentPassword !== undefined) return this.#checkPassword(owner.id, currentPassword)
    if (code === undefined) throw proofMissing()
    await this.#checkCode(owner.phone, code, isCodeKept)
  }

  /** Of a code that was kept. */
  async useUp(tx: Tx, { phone }: Owner, { currentPassword, code }: ProofGiven): Promise<void> {
    if (currentPassword !== undefined || code === undefined) return
    const check = await this.codes.check(tx, { phone, digits: code, purpose: 'owner' })
    refuseUnlessRight(check, 'code')
  }

  /**
   * Whoever undid a change may hold no more than a number that was
   * the owner's once: nothing is lost while both can speak up.
   */
  async refuseJustBroughtBack(userId: number): Promise<void> {
    const undone = await AccountChange.query(this.database.read)
      .where('userId', userId)
      .where('undoneAt', '>', this.clock.now() - limits.accounts.undoMs)
      .first()
    if (undone) throw justBroughtBack()
  }

  async #checkPassword(userId: number, password: string): Promise<void> {
    await throttlePasswords(userId)
    const user = await User.find(userId, this.database.read)
    if (!user) throw notSignedIn()
    if (!(await isPasswordRight(user.password, password))) throw notCurrentPassword()
    await forgivePasswords(userId)
  }

  async #checkCode(phone: string, digits: string, isKept: boolean): Promise<void> {
    const guess = { phone, digits, purpose: 'owner' } as const
    // A wrong try must stay counted, so nothing is thrown before the transaction has ended.
    const check = await this.database.transaction((tx) =>
      isKept ? this.codes.tryOut(tx, guess) : this.codes.check(tx, guess)
    )
    refuseUnlessRight(check, 'code')
  }
}
