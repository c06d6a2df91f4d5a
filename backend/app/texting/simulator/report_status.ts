import { inject } from '@adonisjs/core'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { CallWebhook } from '#app/texting/simulator/call_webhook'

const UNREACHABLE = '30003'

/** The pretend carrier tells us what became of a text. */
@inject()
export class ReportStatus {
  constructor(private readonly callWebhook: CallWebhook) {}

  async execute({
    id,
    sid,
    status,
  }: {
    id: number
    sid: string
    status: string
  }): Promise<JobOutcome> {
    await this.callWebhook.execute(`/api/twilio/status?id=${id}`, {
      MessageSid: sid,
      SmsSid: sid,
      MessageStatus: status,
      ...(status === 'undelivered' && { ErrorCode: UNREACHABLE }),
    })
    return undefined
  }
}
