import { randomBytes } from 'node:crypto'
import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { JobQueue } from '#app/core/jobs/job_queue'
import {
  type ListedText,
  type OutboundText,
  type Redacted,
  SmsGateway,
  type TextFate,
} from '#app/texting/sms/sms_gateway'

interface SimulatedRow {
  sid: string
  phone: string
  body: string
  pictures: number
  status: string
  created_at: number
}

const SECRETS_KEPT = 500

/** A pretend carrier with pretend phones. Reports what became of a text through the same signed webhook as the real one. */
export class SimulatorSmsGateway extends SmsGateway {
  readonly isSimulated = true
  /** Codes: their digits stand in no row, so they are on the phone only until the process ends. */
  secrets: (SimulatedRow & { side: 'theirs' })[] = []

  constructor(
    private readonly parts: {
      database: Database
      queue: JobQueue
      clock: Clock
    },
    private readonly ownNumber: string
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
      created_at: this.parts.clock.now(),
    }
    await this.parts.database.transaction(async (tx) => {
      const phone = await tx.sql.first<{ is_failing: boolean | number }>(
        'select is_failing from simulated_phones where phone = ?',
        text.to
      )
      const status = phone?.is_failing ? 'undelivered' : 'delivered'
      if (text.isSecret) this.#keepSecret({ ...row, status })
      else await insertText(tx.sql, { ...row, status, side: 'theirs' })
      await this.parts.queue.enqueue(tx, {
        kind: 'simulated_status',
        dedupKey: `simulated_status:${sid}`,
        payload: { id: text.id, sid, status },
        runAt: this.parts.clock.now(),
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
      (await this.parts.database.read.first<{ status: string }>(
        `select status from simulated_texts where sid = ? and side = 'theirs'`,
        messageSid
      ))
    return text ? { status: text.status, errorCode: null } : null
  }

  listReceived(since: number): Promise<ListedText[]> {
    return this.#list('mine', since)
  }

  /** Nothing keeps these records but us: the text goes altogether, and a phone without texts with it. */
  async redact(messageSid: string): Promise<Redacted> {
    this.secrets = this.secrets.filter((text) => text.sid !== messageSid)
    await this.parts.database.transaction(async ({ sql }) => {
      const row = await sql.first<{ phone: string }>(
        'delete from simulated_texts where sid = ? returning phone',
        messageSid
      )
      if (!row) return
      await sql.run(
        `delete from simulated_phones where phone = ?
           and not exists (select 1 from simulated_texts t where t.phone = simulated_phones.phone)`,
        row.phone
      )
    })
    return 'redacted'
  }

  #keepSecret(row: SimulatedRow): void {
    this.secrets.push({ ...row, side: 'theirs' })
    if (this.secrets.length > SECRETS_KEPT) this.secrets.shift()
  }

  async #list(side: 'mine' | 'theirs', since: number): Promise<ListedText[]> {
    const rows = await this.parts.database.read.all<SimulatedRow>(
      `select sid, phone, body, pictures, status, created_at from simulated_texts
       where side = ? and created_at >= ? order by id`,
      side,
      since
    )
    return rows.map((row) => ({
      sid: row.sid,
      from: side === 'mine' ? row.phone : this.ownNumber,
      to: side === 'mine' ? this.ownNumber : row.phone,
      body: row.body,
      pictures: row.pictures,
      status: row.status,
      errorCode: null,
      createdAt: row.created_at,
    }))
  }
}

/** Sids look like the provider's: SM and 32 hexadecimal digits. */
export function newSid(): string {
  return `SM${randomBytes(16).toString('hex')}`
}

export async function insertText(
  sql: { run(text: string, ...values: (string | number)[]): Promise<number> },
  row: SimulatedRow & { side: 'mine' | 'theirs' }
): Promise<void> {
  await sql.run(
    `insert into simulated_texts (sid, phone, side, body, pictures, status, created_at)
     values (?, ?, ?, ?, ?, ?, ?)`,
    row.sid,
    row.phone,
    row.side,
    row.body,
    row.pictures,
    row.status,
    row.created_at
  )
}
