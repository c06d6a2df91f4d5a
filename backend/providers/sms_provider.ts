import type { ApplicationService } from '@adonisjs/core/types'
import { Database } from '#app/core/database'
import { JobQueue } from '#app/core/job_queue'
import { ReceiveStatus } from '#app/sms/receive_status'
import { RedactTexts } from '#app/sms/redact_texts'
import { RemovedTexts } from '#app/sms/removed_texts'
import { ResolveDoubt } from '#app/sms/resolve_doubt'
import { SendMessage } from '#app/sms/send_message'
import { SettleSend } from '#app/sms/settle_send'
import { SmsGateway } from '#app/sms/sms_gateway'
import { commonParts } from './common_parts.js'

/** The room every text leaves through, and what it needs. */
export default class SmsProvider {
  constructor(private readonly app: ApplicationService) {}

  register(): void {
    this.#bindRemoved()
    const { container } = this.app
    container.singleton(SettleSend, async (resolver) => {
      const parts = await commonParts(resolver)
      return new SettleSend(parts.database, parts.clock, parts)
    })
    container.singleton(SendMessage, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      return new SendMessage(
        {
          ...(await commonParts(resolver)),
          gateway: await resolver.make(SmsGateway),
          settle: await resolver.make(SettleSend),
        },
        {
          areAllStopped: limits.sends.areAllStopped,
          unconfirmedAgeMs: limits.accounts.unconfirmedAgeMs,
          timeoutMs: limits.sends.timeoutMs,
        }
      )
    })
    container.singleton(ReceiveStatus, async (resolver) => {
      return new ReceiveStatus(await resolver.make(Database), await resolver.make(SettleSend))
    })
    container.singleton(ResolveDoubt, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      return new ResolveDoubt(
        {
          ...(await commonParts(resolver)),
          gateway: await resolver.make(SmsGateway),
          settle: await resolver.make(SettleSend),
          status: await resolver.make(ReceiveStatus),
        },
        limits.sends.doubtMs
      )
    })
  }

  #bindRemoved(): void {
    const { container } = this.app
    container.singleton(RemovedTexts, async (resolver) => {
      const { dialect } = await resolver.make(Database)
      return new RemovedTexts(await resolver.make(JobQueue), dialect.forDelete)
    })
    container.singleton(RedactTexts, async (resolver) => {
      return new RedactTexts({
        database: await resolver.make(Database),
        queue: await resolver.make(JobQueue),
        gateway: await resolver.make(SmsGateway),
        logger: await resolver.make('logger'),
      })
    })
  }
}
