import type { Logger } from '@adonisjs/core/logger'
import type { Clock } from '#app/core/clock/clock'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { type ReceiveMessage } from '#app/conversations/inbound/receive_message'
import { type SmsGateway } from '#app/texting/sms/sms_gateway'

const OVERLAP_MS = 10 * 60_000
const FIRST_LOOK_BACK_MS = 24 * 60 * 60_000

/** Texts whose webhook never reached us are in the provider's list: taken in from there, each once. */
export class PullInbound {
  constructor(
    private readonly parts: {
      gateway: SmsGateway
      receive: ReceiveMessage
      clock: Clock
      logger: Logger
    },
    private readonly everyMs: number
  ) {}

  async execute({ since }: { since?: number }): Promise<JobOutcome> {
    const now = this.parts.clock.now()
    const againAt = now + this.everyMs
    try {
      const listed = await this.parts.gateway.listReceived(
        (since ?? now - FIRST_LOOK_BACK_MS) - OVERLAP_MS
      )
      // All at once, in their order: they share commits, and nearly all of them are here already.
      await Promise.all(
        listed.map((text) =>
          this.parts.receive.execute({
            sid: text.sid,
            from: text.from,
            body: text.body,
            pictures: text.pictures,
            at: text.createdAt,
          })
        )
      )
      return { againAt, payload: { since: now } }
    } catch (error) {
      this.parts.logger.warn({ err: error }, 'listing received texts failed')
      return { againAt }
    }
  }
}
