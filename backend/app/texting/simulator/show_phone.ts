import type { Database } from '#app/core/database/database'
import type { SimulatedPhone, SimulatedText } from '#app/texting/simulator/contract'
import { type SimulatorSmsGateway } from '#app/texting/simulator/simulator_sms_gateway'

const LATEST_TEXTS = 200

interface TextRow {
  sid: string
  side: 'mine' | 'theirs'
  body: string
  pictures: number
  status: string
  created_at: number
}

/** What a pretend phone shows, oldest first. */
export class ShowPhone {
  constructor(
    private readonly database: Database,
    private readonly gateway: SimulatorSmsGateway,
    private readonly ownNumber: string
  ) {}

  async execute(phone: string): Promise<SimulatedPhone> {
    const rows = await this.database.read.all<TextRow>(
      `select sid, side, body, pictures, status, created_at from simulated_texts
       where phone = ? order by id desc limit ${LATEST_TEXTS}`,
      phone
    )
    const secrets = this.gateway.secrets.filter((text) => text.phone === phone)
    const settings = await this.database.read.first<{
      is_failing: boolean | number
    }>('select is_failing from simulated_phones where phone = ?', phone)
    return {
      phone,
      companionNumber: this.ownNumber,
      texts: [...rows, ...secrets].sort((a, b) => a.created_at - b.created_at).map(textOf),
      isTyping: await this.#isTyping(phone),
      isFailing: Boolean(settings?.is_failing),
    }
  }

  async setFailing(phone: string, isFailing: boolean): Promise<void> {
    await this.database.read.run(
      `insert into simulated_phones (phone, is_failing) values (?, ?)
       on conflict (phone) do update set is_failing = excluded.is_failing`,
      phone,
      isFailing
    )
  }

  /** A reply is being written or waits out its human delay. */
  async #isTyping(phone: string): Promise<boolean> {
    const row = await this.database.read.first(
      `select m.id from messages m join conversations c on c.id = m.conversation_id
         join users u on u.id = c.user_id
       where u.phone = ? and m.kind = 'reply' and m.state in ('queued', 'sending') limit 1`,
      phone
    )
    return row !== undefined
  }
}

function textOf(row: TextRow): SimulatedText {
  return {
    sid: row.sid,
    side: row.side,
    body: row.body,
    pictures: row.pictures,
    status: row.status,
    sentAt: new Date(row.created_at).toISOString(),
  }
}
