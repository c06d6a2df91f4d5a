import { inject } from '@adonisjs/core'
import { numberNotRefused } from '#app/people/accounts/errors'
import { OPERATOR, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { acceptPhone } from '#app/people/codes/phone_number'
import { RefusedMinors } from '#app/people/verification/refused_minors'

/** Somebody was refused by mistake, and showed it: their number and browsers may sign up again. */
@inject()
export class ReadmitNumber {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly refusedMinors: RefusedMinors
  ) {}

  /** As `execute` does, which changes what this only looks at. */
  async refuseUnknown(number: string): Promise<void> {
    const { phone } = acceptPhone({ number }, 'number')
    const isKnown = await this.refusedMinors.isTold(this.database.read, { userId: null, phone })
    if (!isKnown) throw numberNotRefused()
  }

  async execute({ number, reason }: { number: string; reason: string }): Promise<void> {
    const { phone } = acceptPhone({ number }, 'number')
    await this.database.transaction(async ({ sql }) => {
      const count = await this.refusedMinors.putRight(sql, { userId: null, phone })
      if (count === 0) throw numberNotRefused()
      await recordAudit(sql, {
        actor: OPERATOR,
        action: 'minors.readmit',
        subject: 'refused_minors',
        detail: { count },
        reason,
        at: this.clock.now(),
      })
    })
  }
}
