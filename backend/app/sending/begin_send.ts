import type { Clock } from '#app/core/clock'
import type { JobQueue } from '#app/core/job_queue'
import type { Tx } from '#app/core/sql'
import { aiNotice } from '#app/gate/ai_notice'
import type { GateDecision } from '#app/gate/decide_send'
import type { Gate } from '#app/sending/gate'
import { findGateRow, type GateRow } from '#app/sending/gate_rows'
import { markInConversation } from '#app/sending/mark_in_conversation'
import { countSegments } from '#app/sms/segments'
import type { SettleSend } from '#app/delivery/settle_send'

/** A text that is marked as being sent and must be handed to the provider now. */
export interface Outgoing {
  id: number
  kind: string
  to: string
  body: string
  segments: number
  tries: number
  /** Epoch milliseconds. */
  validUntil: number
}

type Allowed = Extract<GateDecision, { verdict: 'allow' }>

export const DOUBT_JOB = 'resolve_doubt'

/**
 * Asks the gate about one waiting text and writes down what it says. A text is marked as being sent before the
 * provider is called: after a crash in between it is in doubt and looked for, never sent again.
 */
export class BeginSend {
  constructor(
    private readonly parts: { clock: Clock; queue: JobQueue; gate: Gate; settle: SettleSend },
    private readonly settings: { timeoutMs: number; lock: string }
  ) {}

  /** Null when it does not leave now. */
  async execute(tx: Tx, id: number): Promise<Outgoing | null> {
    const now = this.parts.clock.now()
    const row = await findGateRow(tx.sql, id, { lock: this.settings.lock, now })
    if (row?.state !== 'queued') return null
    const decision = await this.parts.gate.decide(tx.sql, row)
    await keepVerdict(tx, id, decision)
    switch (decision.verdict) {
      case 'allow':
        return this.#begin(tx, row, decision)
      case 'defer':
        await tx.sql.run('update messages set due_at = ? where id = ?', decision.until, id)
        return null
      case 'drop':
        await this.parts.settle.failed(tx, id, { reason: decision.reason, errorCode: null })
        return null
    }
  }

  async #begin(tx: Tx, row: GateRow, { validUntil, needsNotice }: Allowed): Promise<Outgoing> {
    const now = this.parts.clock.now()
    const text = needsNotice ? withNotice(row) : row
    await tx.sql.run(
      `update messages set state = 'sending', sending_at = ?, tries = tries + 1, body = ?, segments = ?,
         has_ai_notice = ? where id = ?`,
      now,
      text.body,
      text.segments,
      Boolean(text.has_ai_notice),
      row.id
    )
    await this.parts.queue.reschedule(tx, {
      kind: DOUBT_JOB,
      dedupKey: `doubt:${row.id}`,
      payload: { id: row.id },
      runAt: now + this.settings.timeoutMs * 1.5,
    })
    if (row.conversation_id !== null) await markInConversation(tx, text, now)
    const { id, kind, phone: to, tries } = row
    return { id, kind, to, tries, validUntil, body: text.body, segments: text.segments }
  }
}

/** It became due between the writing and the sending: a day began, or the text that carried it was lost. */
function withNotice(row: GateRow): GateRow {
  if (row.companion_name === null) return row
  const body = `${aiNotice(row.companion_name)}${row.body}`
  return { ...row, body, segments: countSegments(body).segments, has_ai_notice: true }
}

async function keepVerdict({ sql }: Tx, id: number, { verdict, reason }: GateDecision) {
  await sql.run('update messages set verdict = ? where id = ?', `${verdict}: ${reason}`, id)
}
