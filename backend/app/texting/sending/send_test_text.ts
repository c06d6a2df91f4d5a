import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { Message } from '#app/models/message'
import { refuseImpossibleNumber } from '#app/texting/sending/refuse_impossible_number'
import { SendMessage } from '#app/texting/sending/send_message'
import { storable } from '#app/core/database/storable'

interface TestText {
  phone: string
  body: string
  /** The same again sends nothing more. */
  key?: string
}

/** A text an admin writes to any number, free of charge; it passes the same gate as every other. */
@inject()
export class SendTestText {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sendMessage: SendMessage
  ) {}

  async execute(actor: Actor, { phone, body, key = randomUUID() }: TestText): Promise<number> {
    refuseImpossibleNumber(phone)
    const dedupKey = `test:${actor.id}:${key}`
    return this.database.transaction(async (tx) => {
      const id = await this.sendMessage.queue(tx, {
        kind: 'test',
        to: phone,
        body: storable(body),
        userId: null,
        conversationId: null,
        dedupKey,
        validMs: limits.sends.otherValidMs,
      })
      if (id === null) {
        const sent = await Message.findByOrFail({ dedupKey }, tx.sql)
        return sent.id
      }
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
