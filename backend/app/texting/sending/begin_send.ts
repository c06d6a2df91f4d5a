import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { firstTextJob, JobQueue, replyJob } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'
import { Message } from '#app/models/message'
import { aiNotice } from '#app/texting/gate/ai_notice'
import { SENDS_STOPPED } from '#app/ledgers/switches/contract'
import {
  DAILY_CAP,
  type GateDecision,
  SPEND_CAP,
  UNREGISTERED,
} from '#app/texting/gate/decide_send'
import { TOO_LATE } from '#app/texting/gate/objections'
import { isCountedByCarriers } from '#app/texting/pace/carrier_day'
import { Senders } from '#app/texting/pace/senders'
import { Gate } from '#app/texting/gate/gate'
import { wakingTimeOf } from '#app/texting/gate/waking_time'
import { findGateRow, type GateRow } from '#app/texting/gate/gate_sql'
import { markInConversation, markSending } from '#app/texting/sending/line_sql'
import { countSegments } from '#app/core/phones/segments'
import { RecordSpending } from '#app/ledgers/spending/record_spending'
import { SettleSend } from '#app/texting/delivery/settle_send'
import { uncover } from '#app/texting/sending/cover_unanswered'

/** A text that is marked as being sent and must be handed to the provider now. */
export interface Outgoing {
  id: number
  kind: string
  conversationId: number | null
  to: string
  body: string
  segments: number
  tries: number
  /** Epoch milliseconds, like the next: when it was marked as being sent. */
  sendingAt: number
  validUntil: number
}

type Allowed = Extract<GateDecision, { verdict: 'allow' }>

const HELD_BACK = [SENDS_STOPPED, SPEND_CAP, DAILY_CAP, UNREGISTERED]
const LEFT_OPEN: ReadonlySet<string> = new Set([TOO_LATE, ...HELD_BACK])
const DOUBT_JOB = 'resolve_doubt'

/**
 * Asks the gate about one waiting text and writes down what it says. A text is marked as being sent before
 * the provider is called: after a crash in between it is in doubt and looked for, never sent again.
 */
@inject()
export class BeginSend {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly gate: Gate,
    private readonly settle: SettleSend,
    private readonly spending: RecordSpending,
    private readonly senders: Senders
  ) {}

  /** Null when it does not leave now. */
  async execute(tx: Tx, id: number): Promise<Outgoing | null> {
    const now = this.clock.now()
    const row = await findGateRow(tx.sql, id, { dialect: this.database.dialect, now })
    if (row?.state !== 'queued') return null
    const decision = await this.gate.decide(tx.sql, row)
    switch (decision.verdict) {
      case 'allow':
        return this.#begin(tx, row, decision)
      case 'defer':
        await Message.query(tx.sql)
          .where('id', id)
          .update({ dueAt: decision.until, verdict: verdictOf(decision) })
        return null
      case 'drop':
        await this.#drop(tx, row, decision.reason)
        return null
    }
  }

  /** Ends a text whose time is over, and nothing else. False when there is nothing to end. */
  async expire(tx: Tx, id: number): Promise<boolean> {
    const now = this.clock.now()
    await this.settle.lockTalk(tx, id)
    const row = await findGateRow(tx.sql, id, { dialect: this.database.dialect, now })
    if (row?.state !== 'queued' || row.expires_at > now) return false
    await this.#drop(tx, row, TOO_LATE)
    return true
  }

  async #drop(tx: Tx, row: GateRow, reason: string): Promise<void> {
    const verdict = verdictOf({ verdict: 'drop', reason })
    await Message.query(tx.sql).where('id', row.id).update({ verdict })
    await this.settle.failed(tx, row.id, { reason, errorCode: null })
    if (row.kind === 'reply') await uncover(tx.sql, row.id)
    if (LEFT_OPEN.has(reason)) await this.#writeAnew(tx, row)
  }

  /** The provider or we were away, or we held it back. */
  async #writeAnew(tx: Tx, { kind, user_id: userId, conversation_id: id }: GateRow): Promise<void> {
    const now = this.clock.now()
    if (kind === 'first_text') await this.queue.reschedule(tx, firstTextJob(userId!, now))
    if (kind !== 'reply') return
    await this.queue.reschedule(tx, replyJob(id!, await wakingTimeOf(tx.sql, id!, now)))
  }

  async #begin(tx: Tx, row: GateRow, allowed: Allowed): Promise<Outgoing> {
    const now = this.clock.now()
    const text = allowed.needsNotice ? withNotice(row, now) : row
    await markSending(tx.sql, text, { verdict: verdictOf(allowed), now })
    await this.#countCost(tx, row, text.segments)
    await this.queue.reschedule(tx, {
      kind: DOUBT_JOB,
      dedupKey: `doubt:${row.id}`,
      payload: { id: row.id },
      runAt: now + Math.round(limits.sends.timeoutMs * 1.5),
    })
    const { id, kind, conversation_id: conversationId, phone: to, tries } = row
    if (conversationId !== null) await markInConversation(tx.sql, text, now)
    const { body, segments } = text
    const { validUntil } = allowed
    return { id, kind, conversationId, to, tries, sendingAt: now, validUntil, body, segments }
  }

  /**
   * In the commit that lets it go, so that the next text of
   * this very pick knows it; once, however often it is tried.
   */
  async #countCost(tx: Tx, row: GateRow, segments: number): Promise<void> {
    const { tries, user_id: userId, phone, kind } = row
    if (tries > 0) return
    await this.spending.textOut(tx.sql, { userId, phone, segments, kind })
    const isCapped = limits.sends.segmentsPerDay !== undefined && isCountedByCarriers(phone)
    if (isCapped) await this.senders.countToday(tx, segments)
  }
}

/** It became due between the writing and the sending: a day began, or the text that carried it was lost. */
function withNotice(row: GateRow, now: number): GateRow {
  const { companion_name: name, companion_personality: personality, conversation_id: talk } = row
  if (name === null || personality === null) return row
  const body = `${aiNotice({ name, personality, talk: talk ?? 0, now })}${row.body}`
  return { ...row, body, segments: countSegments(body).segments, has_ai_notice: true }
}

function verdictOf({ verdict, reason }: Pick<GateDecision, 'verdict' | 'reason'>): string {
  return `${verdict}: ${reason}`
}
