import { inject } from '@adonisjs/core'
import { companionNumber } from '#config/providers'
import { Database } from '#app/core/database/database'
import { Message } from '#app/models/message'
import { SimulatedPhone as StoredPhone } from '#app/models/simulated_phone'
import { SimulatedText } from '#app/models/simulated_text'
import { upsert } from '#app/models/upsert'
import type { SimulatedPhone, SimulatedText as Text } from '#app/texting/simulator/contract'
import { type PhoneText, SimulatorSmsGateway } from '#app/texting/simulator/simulator_sms_gateway'

const LATEST_TEXTS = 200

/** What a pretend phone shows, oldest first. */
@inject()
export class ShowPhone {
  constructor(
    private readonly database: Database,
    private readonly gateway: SimulatorSmsGateway
  ) {}

  async execute(phone: string): Promise<SimulatedPhone> {
    const { read } = this.database
    const texts = await SimulatedText.query(read)
      .where('phone', phone)
      .orderBy('id', 'desc')
      .limit(LATEST_TEXTS)
    const secrets = this.gateway.secrets.filter((text) => text.phone === phone)
    const settings = await StoredPhone.find(phone, read)
    return {
      phone,
      companionNumber: companionNumber,
      texts: [...texts, ...secrets].sort((a, b) => a.createdAt - b.createdAt).map(textOf),
      isTyping: await this.#isTyping(phone),
      isFailing: settings?.isFailing ?? false,
    }
  }

  async setFailing(phone: string, isFailing: boolean): Promise<void> {
    const settings = new StoredPhone().fill({ phone, isFailing })
    await upsert(settings, { by: 'phone', changing: ['isFailing'] }, this.database.read)
  }

  /** A reply is being written or waits out its human delay. */
  async #isTyping(phone: string): Promise<boolean> {
    const reply = await Message.query(this.database.read)
      .where('kind', 'reply')
      .whereIn('state', ['queued', 'sending'])
      .whereHas('user', (users) => void users.where('phone', phone))
      .first()
    return reply !== null
  }
}

function textOf(text: PhoneText & { side: string }): Text {
  const { sid, body, pictures, status, createdAt } = text
  const side = text.side === 'mine' ? 'mine' : 'theirs'
  return { sid, side, body, pictures, status, sentAt: new Date(createdAt).toISOString() }
}
