import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Database } from '#app/core/database'
import { impossibleNumber } from '#app/conversations/errors'
import { SendMessage } from '#app/sending/send_message'
import { storable } from '#app/core/storable'

const E164 = /^\+[1-9]\d{6,14}$/

/** A text an admin writes to any number, free of charge; it passes the same gate as every other. */
@inject()
export class SendTestText {
  constructor(
    private readonly database: Database,
    private readonly sendMessage: SendMessage
  ) {}

  async execute(
    adminId: number,
    { phone, body }: { phone: string; body: string }
  ): Promise<number> {
    if (!E164.test(phone)) throw impossibleNumber()
    const id = await this.database.transaction((tx) =>
      this.sendMessage.queue(tx, {
        kind: 'test',
        to: phone,
        body: storable(body),
        userId: null,
        conversationId: null,
        dedupKey: `test:${adminId}:${randomUUID()}`,
        validMs: limits.sends.otherValidMs,
      })
    )
    return id ?? 0
  }
}
