import app from '@adonisjs/core/services/app'
import { Alarms } from '#app/ledgers/alarms/alarms'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { PublicUrl } from '#app/core/answers/public_url'
import { KINDS, type OutboundKind } from '#app/models/kinds'
import { Senders } from '#app/texting/pace/senders'
import type { MessageDraft } from '#app/texting/sending/insert_message'
import { SendMessage } from '#app/texting/sending/send_message'
import { WebhookSecret } from '#app/texting/sms/webhook_secret'
import { FakeTwilio } from '#tests/fake_twilio'
import { database, onboardedUser, rows, runDue, type TestUser } from '#tests/world'

export interface ToldText {
  id: number
  state: string
  reason: string | null
  error_code: number | null
  verdict: string | null
  dedup_key: string
  charge_key: string | null
  due_at: number
}

export type Wishes = Pick<MessageDraft, 'kind' | 'to'> & Partial<MessageDraft>

const HOUR = 60 * 60_000
let count = 0

/** Texts handed to the fake gateway, and what the provider then tells of them through the signed webhook. */
export class ToldTexts {
  private constructor(
    private readonly twilio: FakeTwilio,
    readonly user: TestUser,
    private readonly conversationId: number
  ) {}

  /** With a person whose companion may text first. */
  static async open(): Promise<ToldTexts> {
    const { value: authToken } = await app.container.make(WebhookSecret)
    const twilio = await FakeTwilio.start({ authToken })
    const user = await onboardedUser()
    await rows('update users set initiative_since = 1 where id = ? returning id', user.id)
    return new ToldTexts(twilio, user, await conversationOf(user))
  }

  close(): Promise<void> {
    return this.twilio.close()
  }

  /** Of her talk with that person, with a charge where it costs one. */
  draft(kind: OutboundKind, more: Partial<Wishes> = {}): Wishes {
    return {
      kind,
      to: this.user.phone,
      userId: this.user.id,
      conversationId: this.conversationId,
      ...(KINDS[kind].isCharged && { chargeKey: `charge:${++count}` }),
      ...more,
    }
  }

  /** Sent, and then told to have failed. */
  async lose(errorCode: number, kind: OutboundKind = 'scheduled'): Promise<ToldText> {
    const { id, state } = await this.send(this.draft(kind))
    if (state !== 'sent') throw new Error(`not sent but ${state}`)
    return this.tell(id, 'undelivered', errorCode)
  }

  /** Written down with its charge if it has one, not yet sent. */
  async write(wishes: Wishes): Promise<number> {
    const allowance = await app.container.make(Allowance)
    const send = await app.container.make(SendMessage)
    const key = `told:${++count}`
    const draft: MessageDraft = {
      body: `Told text number ${count}`,
      userId: null,
      conversationId: null,
      validMs: 2 * HOUR,
      dedupKey: key,
      ...wishes,
    }
    const id = await (
      await database()
    ).transaction(async (tx) => {
      const { chargeKey, userId } = draft
      if (chargeKey && userId) await allowance.reserve(tx, { userId, key: chargeKey })
      return send.queue(tx, draft)
    })
    if (id === null) throw new Error('not written')
    if (draft.kind === 'reply') await send.release(id)
    if (draft.kind === 'code') await send.deliver(id, draft.body)
    return id
  }

  /** Written down and handed on, as far as the gate lets it. */
  async send(wishes: Wishes): Promise<ToldText> {
    const id = await this.write(wishes)
    await runDue()
    return this.read(id)
  }

  async tell(id: number, status: string, errorCode?: number): Promise<ToldText> {
    const publicUrl = await app.container.make(PublicUrl)
    const [row] = await rows<{ message_sid: string }>(
      'select message_sid from messages where id = ?',
      id
    )
    const answer = await this.twilio.callWebhook(publicUrl.to(`/api/twilio/status?id=${id}`), {
      MessageSid: row?.message_sid ?? '',
      MessageStatus: status,
      AccountSid: this.twilio.accountSid,
      ...(errorCode !== undefined && { ErrorCode: String(errorCode) }),
    })
    if (answer.status !== 204) throw new Error(`the webhook answered ${answer.status}`)
    return this.read(id)
  }

  async read(id: number): Promise<ToldText> {
    const [text] = await this.#list('id = ?', id)
    if (!text) throw new Error('no such text')
    return text
  }

  async secondTriesOf(id: number): Promise<ToldText[]> {
    return this.#list('dedup_key = ?', `again:${id}`)
  }

  async #list(condition: string, value: string | number): Promise<ToldText[]> {
    const found = await rows<ToldText>(
      `select id, state, reason, error_code, verdict, dedup_key, charge_key, due_at from messages
       where ${condition}`,
      value
    )
    return found.map((row) => ({ ...row }))
  }
}

export async function conversationOf({ id }: TestUser): Promise<number> {
  const [row] = await rows<{ id: number }>('select id from conversations where user_id = ?', id)
  return row?.id ?? 0
}

/** Segments a second, as the provider's complaints have left it. */
export async function paceNow(): Promise<number> {
  const senders = await app.container.make(Senders)
  return (await database()).transaction(async (tx) => (await senders.take(tx)).rate)
}

/** What all charges together still take from the allowance. */
export async function charged(): Promise<number> {
  const [row] = await rows<{ sum: number | string }>(
    `select coalesce(sum(amount), 0) as sum from allowance_entries where entry <> 'grant'`
  )
  return Number(row?.sum)
}

/** The operator has put right what they were about. */
export async function clearAlarms(): Promise<void> {
  const alarms = await app.container.make(Alarms)
  const { read } = await database()
  for (const { id } of await alarms.list(read)) await alarms.clear(read, { id }, 'the test')
}
