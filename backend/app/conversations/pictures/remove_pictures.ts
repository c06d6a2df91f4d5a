import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { MINUTE } from '#app/core/clock/durations'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { SmsGateway, SmsGatewayError } from '#app/texting/sms/sms_gateway'

export const REMOVE_PICTURES_JOB = 'remove_pictures'
const AGAIN_MS = 10 * MINUTE

/** Somebody looked: the provider need not keep them any longer. However long it is away, they have to go. */
@inject()
export class RemovePictures {
  constructor(
    private readonly gateway: SmsGateway,
    private readonly clock: Clock
  ) {}

  async execute({ sid }: { sid: string }): Promise<JobOutcome> {
    try {
      await this.gateway.removeMedia(sid)
      return undefined
    } catch (error) {
      if (!(error instanceof SmsGatewayError) || error.outcome === 'refused') throw error
      return { againAt: this.clock.now() + (error.retryAfterMs ?? AGAIN_MS) }
    }
  }
}
