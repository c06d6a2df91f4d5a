import { inject } from '@adonisjs/core'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notSignedIn } from '#app/core/answers/refusal'
import type { Tx } from '#app/core/database/sql'
import { Sessions } from '#app/core/sessions/sessions'
import { type CurrentUser, needsSecondFactor } from '#app/core/sessions/visit'
import { isConfirmedAlready } from '#app/people/staff/errors'
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
    private readonly sessions: Sessions,
    private readonly clock: Clock
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
    const isRight = check.verdict === 'right'
    const token = isRight ? await this.sessions.confirm(sessionId, tx.sql) : null
    const why = isRight ? 'session ended' : check.verdict
    await recordAudit(tx.sql, {
      ...{ actor, subject: 'signups', subjectId: actor.id, at: this.clock.now() },
      action: token ? 'staff.confirm' : 'staff.confirm_failed',
      ...(!token && { detail: { why } }),
    })
    return { check, token }
  }
}
