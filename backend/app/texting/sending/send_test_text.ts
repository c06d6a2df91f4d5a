import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { refuseImpossibleNumber } from '#app/texting/sending/refuse_impossible_number'
import { SendMessage } from '#app/texting/sending/send_message'
import { storable } from '#app/core/database/storable'

/** A text an admin writes to any number, free of charge; it passes the same gate as every other. */
@inject()
export class SendTestText {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sendMessage: SendMessage
  ) {}

  async execute(actor: Actor, { phone, body }: { phone: string; body: string }): Promise<number> {
    refuseImpossibleNumber(phone)
    return this.database.transaction(async (tx) => {
      const id = await this.sendMessage.queue(tx, {
        kind: 'test',
        to: phone,
        body: storable(body),
        userId: null,
        conversationId: null,
        dedupKey: `test:${randomUUID()}`,
        validMs: limits.sends.otherValidMs,
      })
      if (id === null) throw new Error('a key just made was there already')
      await recordAudit(tx.sql, {
        actor,
        action: 'sms.send_anywhere',
        subject: 'messages',
        subjectId: id,
        at: this.clock.now(),
      })
      return id
    })
  }
}
