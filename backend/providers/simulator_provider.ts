import type { ApplicationService } from '@adonisjs/core/types'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { PublicUrl } from '#app/core/answers/public_url'
import { CallWebhook } from '#app/texting/simulator/call_webhook'
import { ReportStatus } from '#app/texting/simulator/report_status'
import { ShowPhone } from '#app/texting/simulator/show_phone'
import { SimulatorSmsGateway } from '#app/texting/simulator/simulator_sms_gateway'
import { TypeText } from '#app/texting/simulator/type_text'
import { WebhookSecret } from '#app/texting/sms/webhook_secret'

/** The pretend carrier and its phones; nobody asks for them while a real provider is chosen. */
export default class SimulatorProvider {
  constructor(private readonly app: ApplicationService) {}

  register(): void {
    const { container } = this.app
    container.singleton(SimulatorSmsGateway, async (resolver) => {
      const { companionNumber } = await import('#config/providers')
      const parts = {
        database: await resolver.make(Database),
        queue: await resolver.make(JobQueue),
        clock: await resolver.make(Clock),
      }
      return new SimulatorSmsGateway(parts, companionNumber)
    })
    container.singleton(CallWebhook, async (resolver) => {
      return new CallWebhook(await resolver.make(PublicUrl), await resolver.make(WebhookSecret))
    })
    container.singleton(
      ReportStatus,
      async (resolver) => new ReportStatus(await resolver.make(CallWebhook))
    )
    container.singleton(ShowPhone, async (resolver) => {
      const { companionNumber } = await import('#config/providers')
      const gateway = await resolver.make(SimulatorSmsGateway)
      return new ShowPhone(await resolver.make(Database), gateway, companionNumber)
    })
    container.singleton(TypeText, async (resolver) => {
      const { companionNumber } = await import('#config/providers')
      const parts = {
        database: await resolver.make(Database),
        clock: await resolver.make(Clock),
        callWebhook: await resolver.make(CallWebhook),
      }
      return new TypeText(parts, companionNumber)
    })
  }
}
