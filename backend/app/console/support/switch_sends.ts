import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { SendsState, Switches } from '#app/ledgers/switches/switches'

interface Wish {
  areAllStopped: boolean
  reason: string
}

/**
 * All sending is stopped, or goes on, by hand. What is
 * wanted already changes nothing and is not written down.
 */
export class SwitchSends {
  constructor(private readonly parts: { database: Database; clock: Clock; switches: Switches }) {}

  find(): Promise<SendsState> {
    return this.parts.switches.find(this.parts.database.read)
  }

  async execute(actor: Actor, { areAllStopped, reason }: Wish): Promise<SendsState> {
    const { database, switches, clock } = this.parts
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
