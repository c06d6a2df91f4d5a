import { inject } from '@adonisjs/core'
import { SmsGateway } from '#app/texting/sms/sms_gateway'

export const REMOVE_PICTURES_JOB = 'remove_pictures'

/** Somebody looked: the provider need not keep them any longer. */
@inject()
export class RemovePictures {
  constructor(private readonly gateway: SmsGateway) {}

  async execute({ sid }: { sid: string }): Promise<undefined> {
    await this.gateway.removeMedia(sid)
    return undefined
  }
}
