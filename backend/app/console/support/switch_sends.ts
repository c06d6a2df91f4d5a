import { inject } from '@adonisjs/core'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { type SendsState, Switches } from '#app/ledgers/switches/switches'

interface Wish {
  areAllStopped: boolean
  reason: string
}

/**
 * All sending is stopped, or goes on, by hand. What is
 * wanted already changes nothing and is not written down.
 */
@inject()
export class SwitchSends {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly switches: Switches
  ) {}

  find(): Promise<SendsState> {
    return this.switches.find(this.database.read)
  }

  async execute(actor: Actor, { areAllStopped, reason }: Wish): Promise<SendsState> {
    const { database, switches, clock } = this
    return database.transaction(async (tx) => {
      const by = { actorId: actor.id, reason }
      const end = areAllStopped
        ? await switches.stopAllSends(tx, by)
        : await switches.startAllSends(tx, by)
      if (end === 'changed') {
        await recordAudit(tx.sql, {
          actor,
          action: 'sends.stop',
          subject: 'switches',
          fields: ['areAllStopped'],
          detail: { areAllStopped },
          reason,
          at: clock.now(),
        })
      }
      return switches.find(tx.sql)
    })
  }
}
