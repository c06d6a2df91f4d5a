import { inject } from '@adonisjs/core'
import { Logger } from '@adonisjs/core/logger'
import { DAY, MINUTE } from '#app/core/clock/durations'
import { Clock } from '#app/core/clock/clock'
import type { RecurringOutcome } from '#app/core/jobs/recurring'
import { ReceiveMessage } from '#app/conversations/inbound/receive_message'
import { SmsGateway, SmsGatewayError } from '#app/texting/sms/sms_gateway'

const OVERLAP_MS = 10 * MINUTE
const FIRST_LOOK_BACK_MS = DAY

interface Place {
  /** When texts were pulled last; of the future when the clock was ahead then. */
  since?: number
}

/** Texts whose webhook never reached us are in the provider's list: taken in from there, each once. */
@inject()
export class PullInbound {
  constructor(
    private readonly gateway: SmsGateway,
    private readonly receive: ReceiveMessage,
    private readonly clock: Clock,
    private readonly logger: Logger
  ) {}

  async execute({ since }: Place): Promise<RecurringOutcome> {
    const now = this.clock.now()
    const listed = await this.#list(since).catch((error: unknown) => this.#noneIfPassing(error))
    if (!listed) return undefined
    // All at once, in their order: they share commits, and nearly all of them are here already.
    await Promise.all(
      listed.map((text) =>
        this.receive.execute({
          sid: text.sid,
          from: text.from,
          channel: text.channel,
          body: text.body,
          pictures: text.pictures,
          at: text.createdAt,
        })
      )
    )
    return { payload: { since: now } }
  }

  async preview({ since }: Place): Promise<string> {
    const { length } = await this.#list(since)
    return `The provider lists ${length} text(s); those that are not here yet would be taken in.`
  }

  /** What does not pass by itself fails the job, and an alarm tells. */
  #noneIfPassing(error: unknown): null {
    if (!(error instanceof SmsGatewayError) || error.outcome === 'refused') throw error
    this.logger.warn({ err: error }, 'listing received texts failed')
    return null
  }

  #list(since: number | undefined) {
    const now = this.clock.now()
    const isKnown = since !== undefined && since <= now
    return this.gateway.listReceived((isKnown ? since : now - FIRST_LOOK_BACK_MS) - OVERLAP_MS)
  }
}
