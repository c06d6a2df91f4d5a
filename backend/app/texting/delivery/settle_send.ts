import { type Allowance } from '#app/ledgers/allowance/allowance'
import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { Sql, Tx } from '#app/core/database/sql'
import type { DrawConsequence } from '#app/texting/delivery/draw_consequence'
import { textStates } from '#app/core/telemetry/meters'
import { meaningOf } from '#app/texting/sms/error_codes'
import { type RemovedTexts } from '#app/texting/delivery/removed_texts'

export type SettledState = 'sent' | 'delivered' | 'undelivered' | 'failed' | 'unknown'

export interface Failure {
  reason: string
  errorCode: number | null
}

interface Settled {
  id: number
  conversation_id: number | null
  user_id: number | null
  phone: string
  phone_key: string
  charge_key: string | null
  has_ai_notice: boolean | number
  body_hash: string | null
  dedup_key: string
}

const ARRIVING: readonly SettledState[] = ['sent', 'delivered']

/** A text's state moves forward only; a state of the same or a lower rank that comes late changes nothing. */
const RANK: Record<string, number> = {
  queued: 0,
  sending: 1,
  unknown: 2,
  sent: 3,
  undelivered: 4,
  failed: 4,
  delivered: 4,
}
const RANK_SQL = `case state ${Object.entries(RANK)
  .map(([state, rank]) => `when '${state}' then ${rank}`)
  .join(' ')} else 9 end`

/** Where every sent text learns how it ended, and the charge, the number and the reader with it. */
export class SettleSend {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly parts: {
      allowance: Allowance
      consequence: DrawConsequence
      removed: RemovedTexts
    }
  ) {}

  /** The provider took the text. */
  async accepted(id: number, sid: string): Promise<void> {
    await this.database.transaction((tx) => this.move(tx, { id, sid, state: 'sent' }))
  }

  async failed(tx: Tx, id: number, failure: Failure): Promise<void> {
    await this.move(tx, { id, state: 'failed', failure })
  }

  /** False when the text was further already. */
  async move(
    tx: Tx,
    step: { id: number; sid?: string; state: SettledState; failure?: Failure }
  ): Promise<boolean> {
    if (step.sid) await this.#keepSid(tx.sql, step.id, step.sid)
    const settled = await this.#advance(tx.sql, step)
    if (!settled) {
      if (step.sid) await this.#redactIfGone(tx, step.id, step.sid)
      return false
    }
    tx.afterCommit(() => textStates.inc({ state: step.state }))
    await this.forgetDoubt(tx, step.id)
    await this.#settleCharge(tx.sql, settled, step.state)
    await this.#tellConversation(tx.sql, settled, step.state)
    if (step.state === 'delivered') await this.parts.consequence.arrived(tx, settled.phone_key)
    const { consequence } = meaningOf(step.failure?.errorCode ?? null)
    await this.parts.consequence.execute(tx, settled, consequence)
    return true
  }

  /** The person left while the text was on its way: only now is it known under which name the provider keeps it. */
  async #redactIfGone(tx: Tx, id: number, sid: string): Promise<void> {
    const row = await tx.sql.first('select id from messages where id = ?', id)
    if (!row) await this.parts.removed.add(tx, sid)
  }

  async forgetDoubt(tx: Tx, id: number): Promise<void> {
    await tx.sql.run(`delete from jobs where dedup_key = ? and status <> 'running'`, `doubt:${id}`)
  }

  async #keepSid(sql: Sql, id: number, sid: string): Promise<void> {
    await sql.run(
      'update messages set message_sid = ? where id = ? and message_sid is null',
      sid,
      id
    )
  }

  #advance(
    sql: Sql,
    { id, state, failure }: { id: number; state: SettledState; failure?: Failure }
  ): Promise<Settled | undefined> {
    const now = this.clock.now()
    return sql.first<Settled>(
      `update messages set state = ?, reason = ?, error_code = ?,
         sent_at = case when ? then coalesce(sent_at, ?) else sent_at end,
         ended_at = case when ? then ended_at else ? end
       where id = ? and direction = 'outbound' and ${RANK_SQL} < ?
       returning id, conversation_id, user_id, phone, phone_key, charge_key, has_ai_notice, body_hash, dedup_key`,
      state,
      failure?.reason ?? null,
      failure?.errorCode ?? null,
      state === 'sent' || state === 'delivered',
      now,
      state === 'sent',
      now,
      id,
      RANK[state] ?? 0
    )
  }

  /** A notice that did not arrive was not given: the next text carries it. */
  async #tellConversation(sql: Sql, settled: Settled, state: SettledState): Promise<void> {
    const isNoticeLost = Boolean(settled.has_ai_notice) && !ARRIVING.includes(state)
    await sql.run(
      `update conversations set version = version + 1,
         ai_noticed_at = case when ? then (select max(sending_at) from messages
           where conversation_id = conversations.id and has_ai_notice = ?
             and state in ('sending', 'sent', 'delivered')) else ai_noticed_at end
       where id = ?`,
      isNoticeLost,
      true,
      settled.conversation_id
    )
  }

  async #settleCharge(sql: Sql, settled: Settled, state: SettledState): Promise<void> {
    if (!settled.charge_key) return
    if (ARRIVING.includes(state)) await this.parts.allowance.keep(sql, settled.charge_key)
    else await this.parts.allowance.giveBack(sql, settled.charge_key)
  }
}
