import { inject } from '@adonisjs/core'
import type { JobOutcome } from '#app/core/job_store'
import { SendMessage } from '#app/sms/send_message'

/** The job that sends one queued text. */
@inject()
export class DeliverText {
  constructor(private readonly sendMessage: SendMessage) {}

  execute({ id }: { id: number }): Promise<JobOutcome> {
    return this.sendMessage.deliver(id)
  }
}
