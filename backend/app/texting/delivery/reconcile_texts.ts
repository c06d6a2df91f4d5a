import { inject } from '@adonisjs/core'
import { Logger } from '@adonisjs/core/logger'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import type { RecurringOutcome } from '#app/core/jobs/recurring'
import { Database } from '#app/core/database/database'
import { Message } from '#app/models/message'
import { ReceiveStatus } from '#app/texting/delivery/receive_status'
import { SmsGateway, SmsGatewayError } from '#app/texting/sms/sms_gateway'

/** Where the last run stopped. */
interface Place {
  sentAt: number
  id: number
}

interface Progress {
  after?: Place
  /** The text of which no answer came then. */
  unansweredId?: number
}

const GO_ON_MS = 60_000
const DOWN_MS = 10 * 60_000

/** Asks the provider for texts of whose end no status callback told: such callbacks may be lost. */
@inject()
export class ReconcileTexts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly gateway: SmsGateway,
    private readonly status: ReceiveStatus
  ) {}

  /** A text that is asked for in vain twice is passed over until the next round: others are behind it. */
  async execute({
    after,
    unansweredId,
  }: Progress): Promise<RecurringOutcome & { payload: Progress }> {
    const now = this.clock.now()
    const texts = await this.#list(now, after)
    let place = after
    for (const text of texts) {
      const error = await this.#ask(text)
      if (error && text.id !== unansweredId) {
        const againAt = now + (error.retryAfterMs ?? DOWN_MS)
        const isOfText = error.outcome === 'in_doubt'
        return { againAt, payload: { after: place, ...(isOfText && { unansweredId: text.id }) } }
      }
      place = { sentAt: text.sendingAt ?? 0, id: text.id }
    }
    const isMore = texts.length === limits.reconciledTexts.atOnce
    return isMore ? { againAt: now + GO_ON_MS, payload: { after: place } } : { payload: {} }
  }

  async preview({ after }: Progress): Promise<string> {
    const { length } = await this.#list(this.clock.now(), after)
    return `The provider would be asked for ${length} text(s), the oldest first.`
  }

  /** Oldest first. */
  async #list(now: number, { sentAt, id }: Place = { sentAt: 0, id: 0 }): Promise<Message[]> {
    const { afterMs, untilMs, atOnce } = limits.reconciledTexts
    return Message.query(this.database.read)
      .select('id', 'messageSid', 'sendingAt')
      .where('state', 'sent')
      .whereNotNull('messageSid')
      .where('sendingAt', '>', now - untilMs)
      .where('sendingAt', '<', now - afterMs)
      .where((rest) => {
        void rest.where('sendingAt', '>', sentAt)
        void rest.orWhere((same) => void same.where('sendingAt', sentAt).where('id', '>', id))
      })
      .orderBy('sendingAt')
      .orderBy('id')
      .limit(atOnce)
  }

  /** The error when the provider cannot be asked just now. */
  async #ask({ id, messageSid }: Message): Promise<SmsGatewayError | null> {
    const sid = messageSid ?? ''
    try {
      const fate = await this.gateway.find(sid)
      if (fate) await this.status.execute({ id, sid, ...fate })
      return null
    } catch (error) {
      if (!(error instanceof SmsGatewayError)) throw error
      this.logger.warn({ err: error }, 'asking for a text failed')
      // A refusal is about this text alone.
      return error.outcome === 'refused' ? null : error
    }
  }
}
