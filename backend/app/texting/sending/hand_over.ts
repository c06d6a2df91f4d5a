import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { textsHandedOver } from '#app/core/telemetry/meters'
import { traced } from '#app/core/telemetry/traces'
import type { Tx } from '#app/core/database/sql'
import { Conversation } from '#app/models/conversation'
import { lockTalk } from '#app/models/lock_talk'
import { locked } from '#app/models/locked'
import { Message } from '#app/models/message'
import { Alarms } from '#app/ledgers/alarms/alarms'
import { Senders } from '#app/texting/pace/senders'
import { Drafts } from '#app/texting/sending/drafts'
import type { Outgoing } from '#app/texting/sending/begin_send'
import {
  AUTHENTICATE,
  isPassing,
  isSuspended,
  isTooFast,
  meaningOf,
} from '#app/texting/sms/error_codes'
import { ProviderHealth } from '#app/texting/sms/provider_health'
import { SettleSend } from '#app/texting/delivery/settle_send'
import { SmsGateway, SmsGatewayError } from '#app/texting/sms/sms_gateway'

const RETRY_FIRST_MS = 2000
const RETRY_LONGEST_MS = 5 * 60_000

/**
 * `waiting`: nothing went out, it stands in line again;
 * `too_fast`: the same, and the provider asked for patience.
 */
export type HandedOver = 'done' | 'waiting' | 'too_fast'

/** Gives one text to the provider, once, and writes down what the provider said. */
@inject()
export class HandOver {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly gateway: SmsGateway,
    private readonly settle: SettleSend,
    private readonly senders: Senders,
    private readonly drafts: Drafts,
    private readonly alarms: Alarms,
    private readonly health: ProviderHealth
  ) {}

  /** `secretBody` is the real body of a code, which stands in no row. */
  async execute(text: Outgoing, secretBody?: string): Promise<HandedOver> {
    const { id, to, body, validUntil } = text
    const now = this.clock.now()
    const leftMs = validUntil - now
    // The machine slept, or the clock was set, since the gate
    // looked: it decides anew, unless the text is in doubt by now.
    const isLate = now - text.sendingAt > limits.sends.timeoutMs
    if (leftMs <= 0 || isLate) return this.#afterError(text, new SmsGatewayError('not_sent', null))
    try {
      const send = {
        id,
        to,
        body: secretBody ?? body,
        validForSeconds: Math.max(1, Math.floor(leftMs / 1000)),
        isSecret: secretBody !== undefined,
      }
      const facts = { kind: text.kind, message: id }
      const { sid } = await traced('sms.send', facts, () => this.gateway.send(send))
      textsHandedOver.inc({ kind: text.kind, outcome: 'taken' })
      if (this.health.doubts > 0) this.health.tell(null)
      await this.settle.accepted(id, sid)
      return 'done'
    } catch (error) {
      if (!(error instanceof SmsGatewayError)) throw error
      return this.#afterError(text, error)
    }
  }

  async #afterError(text: Outgoing, error: SmsGatewayError): Promise<HandedOver> {
    const end = endOf(error)
    this.health.tell(error)
    textsHandedOver.inc({ kind: text.kind, outcome: end })
    if (end === 'in_doubt') return 'done'
    if (end === 'again') {
      await this.#requeue(text, error)
      return isTooFast(error.errorCode) ? 'too_fast' : 'waiting'
    }
    await this.database.transaction((tx) =>
      this.settle.failed(tx, text.id, {
        reason: meaningOf(error.errorCode).reason,
        errorCode: error.errorCode,
      })
    )
    return 'done'
  }

  /** Surely nothing went out: it waits in line again until it is no longer timely. */
  async #requeue(text: Outgoing, error: SmsGatewayError): Promise<void> {
    const { id, tries, conversationId } = text
    const { database, clock, settle, senders, alarms } = this
    const backoff = Math.min(RETRY_FIRST_MS * 2 ** tries, RETRY_LONGEST_MS)
    const waitMs = Math.min(error.retryAfterMs ?? backoff, RETRY_LONGEST_MS)
    const againAt = clock.now() + Math.ceil(waitMs)
    await database.transaction(async (tx) => {
      if (conversationId !== null) await lockTalk(tx.sql, { id: conversationId })
      if (isTooFast(error.errorCode)) await senders.slow(tx, error.retryAfterMs ?? null)
      if (isSuspended(error.errorCode)) await alarms.raise(tx.sql, 'suspended', 'sms')
      if (error.errorCode === AUTHENTICATE) await alarms.raise(tx.sql, 'credentials', 'sms')
      const sending = await locked(Message.query(tx.sql).where({ id, state: 'sending' })).first()
      // Whoever was in doubt of it has found it, or has put it back.
      if (!sending) return
      if (text.kind === 'reply') await this.#dropNewer(tx, text)
      await sending.merge({ state: 'queued', dueAt: againAt }).save()
      await settle.forgetDoubt(tx, id)
    })
  }

  /** One reply waits at a time, and a newer one was written as if this had gone. */
  async #dropNewer(tx: Tx, { conversationId }: Outgoing): Promise<void> {
    // As whoever writes one does.
    const talk = await locked(Conversation.query(tx.sql).where('id', conversationId ?? 0)).first()
    if (!talk) return
    const newer = { conversationId: talk.id, kind: 'reply', state: 'queued' } as const
    if (await Message.findBy(newer, tx.sql)) await this.drafts.dropAndAskAnew(tx, talk.id)
  }
}

function endOf({ outcome, errorCode }: SmsGatewayError): 'in_doubt' | 'again' | 'refused' {
  if (outcome === 'in_doubt') return 'in_doubt'
  return outcome === 'not_sent' || isPassing(errorCode) ? 'again' : 'refused'
}
