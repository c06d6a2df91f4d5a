import { inject } from '@adonisjs/core'
import { randomBytes } from 'node:crypto'
import { companionNumber } from '#config/providers'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { Sql } from '#app/core/database/sql'
import { SimulatedPhone } from '#app/models/simulated_phone'
import { SimulatedText } from '#app/models/simulated_text'
import { JobQueue } from '#app/core/jobs/job_queue'
import {
  type ListedText,
  type MediaBounds,
  type Medium,
  type OutboundText,
  type Redacted,
  SmsGateway,
  type TextFate,
} from '#app/texting/sms/sms_gateway'

/** A text on a pretend phone; `createdAt` in epoch milliseconds. */
export interface PhoneText {
  sid: string
  phone: string
  body: string
  pictures: number
  status: string
  createdAt: number
}

const SECRETS_KEPT = 500
const MEDIA_KEPT = 20

/**
 * A pretend carrier with pretend phones. Reports what became
 * of a text through the same signed webhook as the real one.
 */
@inject()
export class SimulatorSmsGateway extends SmsGateway {
  readonly isSimulated = true
  /** Codes: their digits stand in no row, so they are on the phone only until the process ends. */
  secrets: (PhoneText & { side: 'theirs' })[] = []

  /** What came with texts, by their sid: in no row, and gone once somebody looked. */
  readonly #media = new Map<string, Medium[]>()

  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly clock: Clock
  ) {
    super()
  }

  async send(text: OutboundText): Promise<{ sid: string }> {
    const sid = newSid()
    const row = {
      sid,
      phone: text.to,
      body: text.body,
      pictures: 0,
      createdAt: this.clock.now(),
    }
    await this.database.transaction(async (tx) => {
      const phone = await SimulatedPhone.find(text.to, tx.sql)
      const status = phone?.isFailing ? 'undelivered' : 'delivered'
      if (text.isSecret) this.#keepSecret({ ...row, status })
      else await SimulatedText.create({ ...row, status, side: 'theirs' }, tx.sql)
      await this.queue.enqueue(tx, {
        kind: 'simulated_status',
        dedupKey: `simulated_status:${sid}`,
        payload: { id: text.id, sid, status },
        runAt: this.clock.now(),
      })
    })
    return { sid }
  }

  async listSent(to: string, since: number): Promise<ListedText[]> {
    const rows = await this.#list('theirs', since)
    return rows.filter((row) => row.to === to).reverse()
  }

  async find(messageSid: string): Promise<TextFate | null> {
    const secret = this.secrets.find((text) => text.sid === messageSid)
    const text =
      secret ??
      (await SimulatedText.findBy({ sid: messageSid, side: 'theirs' }, this.database.read))
    return text ? { status: text.status, errorCode: null } : null
  }

  listReceived(since: number): Promise<ListedText[]> {
    return this.#list('mine', since)
  }

  /** Its place stays, else the phone would show the answer to it below another text. */
  async redact(messageSid: string): Promise<Redacted> {
    this.secrets = this.secrets.filter((text) => text.sid !== messageSid)
    this.#media.delete(messageSid)
    await this.database.transaction(async ({ sql }) => {
      const text = await SimulatedText.findBy({ sid: messageSid }, sql)
      if (!text) return
      await text.merge({ body: '', pictures: 0 }).save()
      await this.#removeWordless(sql, text.phone)
    })
    return 'redacted'
  }

  /** Of somebody who left nothing stays, not even the number. */
  async #removeWordless(sql: Sql, phone: string): Promise<void> {
    const texts = () => SimulatedText.query(sql).where('phone', phone)
    const isLeft = await texts()
      .where((kept) => void kept.whereNot('body', '').orWhere('pictures', '>', 0))
      .first()
    if (isLeft) return
    await texts().delete()
    await SimulatedPhone.query(sql).where('phone', phone).delete()
  }

  keepMedia(messageSid: string, media: Medium[]): void {
    this.#media.set(messageSid, media)
    const [oldest] = this.#media.keys()
    if (oldest !== undefined && this.#media.size > MEDIA_KEPT) this.#media.delete(oldest)
  }

  async fetchMedia(messageSid: string, { most, bytes }: MediaBounds): Promise<Medium[]> {
    const media = this.#media.get(messageSid) ?? []
    return media.slice(0, most).map(({ contentType, content }) => ({
      contentType,
      content: content.length > bytes ? 'too_large' : content,
    }))
  }

  async removeMedia(messageSid: string): Promise<void> {
    this.#media.delete(messageSid)
  }

  #keepSecret(row: PhoneText): void {
    this.secrets.push({ ...row, side: 'theirs' })
    if (this.secrets.length > SECRETS_KEPT) this.secrets.shift()
  }

  async #list(side: 'mine' | 'theirs', since: number): Promise<ListedText[]> {
    const rows = await SimulatedText.query(this.database.read)
      .where('side', side)
      .where('createdAt', '>=', since)
      .orderBy('id')
    return rows.map((row) => ({
      sid: row.sid,
      from: side === 'mine' ? row.phone : companionNumber,
      to: side === 'mine' ? companionNumber : row.phone,
      channel: 'sms',
      body: row.body,
      pictures: row.pictures,
      status: row.status,
      errorCode: null,
      createdAt: row.createdAt,
    }))
  }
}

/** Sids look like the provider's: SM and 32 hexadecimal digits. */
export function newSid(): string {
  return `SM${randomBytes(16).toString('hex')}`
}
