import type { Clock } from '#app/core/clock'
import type { Database } from '#app/core/database'
import type { JobQueue } from '#app/core/job_queue'
import type { JobOutcome } from '#app/core/job_store'
import type { PhoneKeys } from '#app/core/phone_keys'
import type { Tx } from '#app/core/sql'
import { isPassing, meaningOf } from '#app/sms/error_codes'
import { insertMessage, type MessageDraft } from '#app/sms/insert_message'
import { markInConversation } from '#app/sms/mark_in_conversation'
import { decideSend, type GateDecision } from '#app/sms/send_gate'
import { findGateFacts, type GateRow } from '#app/sms/gate_facts'
import { type SettleSend } from '#app/sms/settle_send'
import { type SmsGateway, SmsGatewayError } from '#app/sms/sms_gateway'

export interface SendMessageSettings {
  areAllStopped: boolean
  unconfirmedAgeMs: number
  timeoutMs: number
}

export const SEND_JOB = 'send_text'
export const DOUBT_JOB = 'resolve_doubt'
const RETRY_FIRST_MS = 2000
const RETRY_LONGEST_MS = 5 * 60_000

/** The one room through which every text leaves: reply, greeting, code, notice, keyword answer. */
export class SendMessage {
  constructor(
    private readonly parts: {
      database: Database
      queue: JobQueue
      clock: Clock
      gateway: SmsGateway
      settle: SettleSend
      phoneKeys: PhoneKeys
    },
    private readonly settings: SendMessageSettings
  ) {}

  /** Writes the text down to be sent by a job of its own. Null when the key is there already or the conversation gone. */
  async queue(tx: Tx, draft: MessageDraft): Promise<number | null> {
    const id = await this.write(tx, draft)
    if (id === null) return null
    const runAt = draft.dueAt ?? this.parts.clock.now()
    await this.parts.queue.enqueue(tx, {
      kind: SEND_JOB,
      dedupKey: `send:${id}`,
      payload: { id },
      runAt,
    })
    return id
  }

  /** Writes the text down without a job: the caller delivers it. Null also when its conversation is gone. */
  async write(tx: Tx, draft: MessageDraft): Promise<number | null> {
    if (await isConversationGone(tx, draft.conversationId)) return null
    return insertMessage(tx.sql, draft, {
      now: this.parts.clock.now(),
      phoneKey: this.parts.phoneKeys.of(draft.to),
    })
  }

  /**
   * Sends a queued text once. `secretBody` is the real body of a code, which stands in no row.
   * A text is marked as being sent before the provider is called: after a crash in between it is in
   * doubt and looked for, never sent again.
   */
  async deliver(id: number, secretBody?: string): Promise<JobOutcome> {
    const begun = await this.parts.database.transaction((tx) => this.#begin(tx, id))
    if ('outcome' in begun) return begun.outcome
    const { row } = begun
    const now = this.parts.clock.now()
    try {
      const { sid } = await this.parts.gateway.send({
        id,
        to: row.phone,
        body: secretBody ?? row.body,
        validForSeconds: Math.max(1, Math.floor((row.expires_at - now) / 1000)),
        isSecret: secretBody !== undefined,
      })
      await this.parts.settle.accepted(id, sid)
      return undefined
    } catch (error) {
      if (!(error instanceof SmsGatewayError)) throw error
      return this.#afterError(row, error)
    }
  }

  async #begin(tx: Tx, id: number): Promise<{ outcome: JobOutcome } | { row: GateRow }> {
    const row = await findGateFacts(tx.sql, id, this.parts.database.dialect.forUpdate)
    if (row?.state !== 'queued') return { outcome: undefined }
    const decision = this.#decide(row)
    if (decision.verdict === 'defer') return { outcome: { againAt: decision.until } }
    if (decision.verdict === 'drop') {
      await this.parts.settle.failed(tx, id, {
        reason: decision.reason,
        errorCode: null,
      })
      return { outcome: undefined }
    }
    await this.#markSending(tx, row)
    return { row }
  }

  #decide(row: GateRow): GateDecision {
    const now = this.parts.clock.now()
    return decideSend({
      kind: row.kind,
      now,
      expiresAt: row.expires_at,
      isOptedOut: row.opted_out_at !== null,
      badNumberReason: row.bad_reason,
      isPaused: row.paused_at !== null,
      isAgeOverdue:
        row.user_created_at !== null &&
        row.date_of_birth === null &&
        now - row.user_created_at > this.settings.unconfirmedAgeMs,
      isSeededOnRealProvider: Boolean(row.is_seeded) && !this.parts.gateway.isSimulated,
      areAllSendsStopped: this.settings.areAllStopped,
    })
  }

  async #markSending(tx: Tx, row: GateRow): Promise<void> {
    const now = this.parts.clock.now()
    await tx.sql.run(
      `update messages set state = 'sending', sending_at = ?, tries = tries + 1 where id = ?`,
      now,
      row.id
    )
    await this.parts.queue.reschedule(tx, {
      kind: DOUBT_JOB,
      dedupKey: `doubt:${row.id}`,
      payload: { id: row.id },
      runAt: now + this.settings.timeoutMs * 1.5,
    })
    if (row.conversation_id !== null) await markInConversation(tx, row, now)
  }

  async #afterError(row: GateRow, error: SmsGatewayError): Promise<JobOutcome> {
    if (error.outcome === 'in_doubt') return undefined
    if (error.outcome === 'not_sent' || isPassing(error.errorCode))
      return this.#tryAgain(row, error)
    await this.parts.database.transaction((tx) =>
      this.parts.settle.failed(tx, row.id, {
        reason: meaningOf(error.errorCode).reason,
        errorCode: error.errorCode,
      })
    )
    return undefined
  }

  async #tryAgain(row: GateRow, error: SmsGatewayError): Promise<JobOutcome> {
    const backoff = Math.min(RETRY_FIRST_MS * 2 ** row.tries, RETRY_LONGEST_MS)
    const againAt = this.parts.clock.now() + (error.retryAfterMs ?? backoff)
    await this.parts.database.transaction(async (tx) => {
      await tx.sql.run(
        `update messages set state = 'queued', due_at = ? where id = ? and state = 'sending'`,
        againAt,
        row.id
      )
      await this.parts.settle.forgetDoubt(tx, row.id)
    })
    return { againAt }
  }
}

/** Words take seconds to write; meanwhile the person may have started over or left. */
async function isConversationGone({ sql }: Tx, id: number | null): Promise<boolean> {
  if (id === null) return false
  return (await sql.first('select id from conversations where id = ?', id)) === undefined
}
