import { brand } from '#config/brand'
import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { PublicUrl } from '#app/core/answers/public_url'
import type { Tx } from '#app/core/database/sql'
import { Message } from '#app/models/message'
import { SendMessage } from '#app/texting/sending/send_message'
import { SettleSend } from '#app/texting/delivery/settle_send'
import type { IssuedCode } from '#app/people/codes/verification_codes'

/** Surely not gone: by our own fault or the network's, by the number's, or because its owner said STOP. */
export type CodeFate =
  { verdict: 'sent' | 'not_sent' | 'opted_out' } | { verdict: 'unreachable'; reason: string }

const OPTED_OUT = 21610
/** Refusals that another try at the same number would only repeat. */
const NUMBER_AT_FAULT = [21211, 21408, 21608, 21612, 21614, 30003, 30005, 30006]
const STOP_REASON = 'you replied STOP'

/** The text a code travels in. Its digits are in memory only; the row keeps stars. */
@inject()
export class CodeTexts {
  constructor(
    private readonly sendMessage: SendMessage,
    private readonly settle: SettleSend,
    private readonly publicUrl: PublicUrl
  ) {}

  /** Answers the id of the message. */
  async write(
    tx: Tx,
    code: IssuedCode & { phone: string; userId: number | null }
  ): Promise<number> {
    const id = await this.sendMessage.write(tx, {
      kind: 'code',
      to: code.phone,
      body: this.#bodyOf(code),
      userId: code.userId,
      conversationId: null,
      dedupKey: `code:${code.id}`,
      validMs: limits.codes.validMs,
    })
    if (id === null) throw new Error('this code was written before')
    return id
  }

  async deliver(messageId: number, code: IssuedCode): Promise<void> {
    await this.sendMessage.deliver(messageId, this.#bodyOf(code))
  }

  /**
   * What became of it. A send in doubt counts as sent; one
   * put off is given up: nobody could send the digits later.
   */
  async conclude(tx: Tx, messageId: number): Promise<CodeFate> {
    const row = await Message.find(messageId, tx.sql)
    if (row?.state === 'queued') {
      const reason = 'the code could not be sent in time'
      await this.settle.failed(tx, messageId, { reason, errorCode: null })
      return { verdict: 'not_sent' }
    }
    if (row?.state !== 'failed' && row?.state !== 'undelivered') return { verdict: 'sent' }
    return fateOfFailure(row)
  }

  /** The last line lets a browser fill the code in on our page alone (origin-bound one-time codes). */
  #bodyOf({ digits }: IssuedCode): string {
    const minutes = Math.round(limits.codes.validMs / 60_000)
    return (
      `Your ${brand} code is ${digits}. It expires in ${minutes} minutes. Never share it.\n\n` +
      `@${this.publicUrl.host} #${digits}`
    )
  }
}

function fateOfFailure({ reason, errorCode: code }: Message): CodeFate {
  if (code === OPTED_OUT || reason === STOP_REASON) return { verdict: 'opted_out' }
  // Without a provider's code it was our own gate that stopped it, for what it knows of the number.
  const isNumbersFault = code === null || NUMBER_AT_FAULT.includes(code)
  return isNumbersFault && reason ? { verdict: 'unreachable', reason } : { verdict: 'not_sent' }
}
