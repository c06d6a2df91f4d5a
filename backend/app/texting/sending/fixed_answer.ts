import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import type { Sql, Tx } from '#app/core/database/sql'
import { Message } from '#app/models/message'
import { coverUnanswered } from '#app/texting/sending/cover_unanswered'
import { Drafts } from '#app/texting/sending/drafts'
import { SendMessage } from '#app/texting/sending/send_message'

interface Recipient {
  /** E.164. */
  phone: string
  /** Null for a number nobody signed up with. */
  userId: number | null
  /** Null before she exists. */
  conversationId: number | null
}

interface FixedText {
  kind: 'crisis' | 'notice'
  body: string
  /** Sent once. */
  dedupKey: string
}

/** A fixed text answers all that was open: what she was about to say is not said any more. */
@inject()
export class FixedAnswer {
  constructor(
    private readonly sendMessage: SendMessage,
    private readonly drafts: Drafts
  ) {}

  /** The id of the text; null when none was queued. */
  async send(tx: Tx, recipient: Recipient, text: FixedText): Promise<number | null> {
    const { phone: to, userId, conversationId } = recipient
    if (conversationId !== null) await this.drafts.drop(tx, conversationId)
    const validMs = limits.sends.otherValidMs
    const id = await this.sendMessage.queue(tx, { ...text, to, userId, conversationId, validMs })
    if (conversationId !== null && id) await coverUnanswered(tx.sql, conversationId, id)
    return id
  }
}

/** Fixed texts of a kind to a number since then; one that failed told nobody. */
export function fixedTextsSince(
  sql: Sql,
  { phoneKey }: { phoneKey: string },
  { kind, after }: { kind: FixedText['kind']; after: number }
) {
  return Message.query(sql)
    .where({ kind, phoneKey })
    .where('createdAt', '>', after)
    .whereIn('state', ['queued', 'sending', 'sent', 'delivered'])
}
