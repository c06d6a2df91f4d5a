import { inject } from '@adonisjs/core'
import { companionNumber } from '#config/providers'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { SimulatedText } from '#app/models/simulated_text'
import { CallWebhook } from '#app/texting/simulator/call_webhook'
import type { TypedTextInput } from '#app/texting/simulator/contract'
import { newSid, SimulatorSmsGateway } from '#app/texting/simulator/simulator_sms_gateway'
import { storable } from '#app/core/database/storable'

/** A text typed on a pretend phone: the carrier keeps it and hands it to our webhook. */
@inject()
export class TypeText {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly gateway: SimulatorSmsGateway,
    private readonly callWebhook: CallWebhook
  ) {}

  async execute({ phone, medium, ...typed }: TypedTextInput): Promise<string> {
    const body = storable(typed.body)
    const pictures = medium ? 1 : (typed.pictures ?? 0)
    const contentType = medium?.contentType ?? 'image/jpeg'
    const sid = newSid()
    if (medium) {
      this.gateway.keepMedia(sid, [{ contentType, content: Buffer.from(medium.base64, 'base64') }])
    }
    const row = {
      sid,
      phone,
      body,
      pictures,
      status: 'received',
      createdAt: this.clock.now(),
    }
    await SimulatedText.create({ ...row, side: 'mine' }, this.database.read)
    await this.callWebhook.execute('/api/twilio/inbound', {
      MessageSid: sid,
      SmsSid: sid,
      From: phone,
      To: companionNumber,
      Body: body,
      NumMedia: String(pictures),
      FromCity: '',
      FromState: '',
      ...(pictures > 0 && {
        MediaUrl0: 'https://pictures.example/0',
        MediaContentType0: contentType,
      }),
    })
    return sid
  }
}
