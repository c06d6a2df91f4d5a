import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import { SimulatedText } from '#app/models/simulated_text'
import { type CallWebhook } from '#app/texting/simulator/call_webhook'
import type { TypedTextInput } from '#app/texting/simulator/contract'
import { newSid } from '#app/texting/simulator/simulator_sms_gateway'
import { storable } from '#app/core/database/storable'

/** A text typed on a pretend phone: the carrier keeps it and hands it to our webhook. */
export class TypeText {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      callWebhook: CallWebhook
    },
    private readonly ownNumber: string
  ) {}

  async execute({ phone, pictures = 0, ...typed }: TypedTextInput): Promise<string> {
    const body = storable(typed.body)
    const sid = newSid()
    const row = {
      sid,
      phone,
      body,
      pictures,
      status: 'received',
      createdAt: this.parts.clock.now(),
    }
    await SimulatedText.create({ ...row, side: 'mine' }, this.parts.database.read)
    await this.parts.callWebhook.execute('/api/twilio/inbound', {
      MessageSid: sid,
      SmsSid: sid,
      From: phone,
      To: this.ownNumber,
      Body: body,
      NumMedia: String(pictures),
      FromCity: '',
      FromState: '',
      ...(pictures > 0 && {
        MediaUrl0: 'https://pictures.example/0',
        MediaContentType0: 'image/jpeg',
      }),
    })
    return sid
  }
}
