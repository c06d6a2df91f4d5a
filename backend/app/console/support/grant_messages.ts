import { inject } from '@adonisjs/core'
import { Activities } from '#app/ledgers/activities/activities'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'
import type { Tx } from '#app/core/database/sql'
import { AllowanceEntry } from '#app/models/allowance_entry'
import { locked } from '#app/models/locked'
import { User } from '#app/models/user'
import { Entitlement } from '#app/billing/purchases/entitlement'

interface Grant {
  userId: number
  messages: number
  reason: string
  /** Of the form that was sent: a repetition gives nothing. */
  key: string
}

interface Granted {
  bonusMessages: number
  isRepeated: boolean
}

/** Staff gives somebody free messages, and what waited for them is answered as after a refill. */
@inject()
export class GrantMessages {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly allowance: Allowance,
    private readonly activities: Activities,
    private readonly entitlement: Entitlement
  ) {}

  async execute(actor: Actor, grant: Grant): Promise<Granted> {
    const { database, allowance } = this
    return database.transaction(async (tx) => {
      if (!(await locked(User.query(tx.sql).where('id', grant.userId)).first())) throw notFound()
      const ledgerKey = `granted:${grant.userId}:${grant.key}`
      const granted = { chargeKey: ledgerKey, entry: 'grant' }
      const isRepeated = (await AllowanceEntry.findBy(granted, tx.sql)) !== null
      if (!isRepeated) await this.#give(tx, { actor, grant, ledgerKey })
      return { isRepeated, bonusMessages: await allowance.bonusOf(tx.sql, grant.userId) }
    })
  }

  async #give(
    tx: Tx,
    { actor, grant, ledgerKey }: { actor: Actor; grant: Grant; ledgerKey: string }
  ): Promise<void> {
    const { userId, messages, reason } = grant
    const { allowance, activities, entitlement, clock } = this
    await allowance.grant(tx.sql, { userId, amount: messages, key: ledgerKey })
    const description =
      messages === 1 ? 'Received a free message' : `Received ${messages} free messages`
    await activities.record(tx.sql, { userId, type: 'other', description })
    await entitlement.answerWhatWaits(tx, userId)
    await recordAudit(tx.sql, {
      actor,
      action: 'signups.grant',
      subject: 'signups',
      subjectId: userId,
      fields: ['bonusMessages'],
      detail: { messages },
      reason,
      at: clock.now(),
    })
  }
}
