import { inject } from '@adonisjs/core'
import type { Actor } from '#app/ledgers/audit/audit_log'
import { Database } from '#app/core/database/database'
import { notSignedIn } from '#app/core/answers/refusal'
import type { Tx } from '#app/core/database/sql'
import { type CurrentUser, needsSecondFactor } from '#app/core/sessions/visit'
import { isConfirmedAlready } from '#app/people/staff/errors'
import { StaffSessions } from '#app/people/staff/staff_sessions'
import { refuseUnlessRight } from '#app/people/verification/refuse_unless_right'
import { type CodeCheck, VerificationCodes } from '#app/people/codes/verification_codes'

interface Proof {
  user: CurrentUser
  actor: Actor
  sessionId: number
  digits: string
}

interface Outcome {
  check: CodeCheck
  /** Null unless the session is confirmed. */
  token: string | null
}

/** Somebody of staff has their phone in their hand: from now on this session may do what their role may. */
@inject()
export class ConfirmSession {
  constructor(
    private readonly database: Database,
    private readonly codes: VerificationCodes,
    private readonly sessions: StaffSessions
  ) {}

  /** Answers the session's new token. */
  async execute(proof: Proof): Promise<string> {
    if (!needsSecondFactor(proof.user)) throw isConfirmedAlready()
    // A wrong try must stay counted, so nothing is thrown before the transaction has ended.
    const { check, token } = await this.database.transaction((tx) => this.#confirm(tx, proof))
    refuseUnlessRight(check)
    if (!token) throw notSignedIn()
    return token
  }

  async #confirm(tx: Tx, { user, actor, sessionId, digits }: Proof): Promise<Outcome> {
    const check = await this.codes.check(tx, { phone: user.phone, digits, purpose: 'staff' })
    if (check.verdict !== 'right') {
      await this.sessions.refuse(tx.sql, actor, check.verdict)
      return { check, token: null }
    }
    return { check, token: await this.sessions.confirm(tx.sql, actor, sessionId) }
  }
}
