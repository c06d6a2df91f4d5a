import { inject } from '@adonisjs/core'
import { Allowance } from '#app/ledgers/allowance/allowance'
import limits from '#config/limits'
import { DAY } from '#app/core/clock/durations'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { Sql, Tx } from '#app/core/database/sql'
import { DrawConsequence } from '#app/texting/delivery/draw_consequence'
import { JobQueue, replyJob } from '#app/core/jobs/job_queue'
import { dropWaitingJobs } from '#app/core/jobs/drop_jobs'
import { Message } from '#app/models/message'
import { textStates } from '#app/core/telemetry/meters'
import { isOfThePhone, meaningOf } from '#app/texting/sms/error_codes'
import { wakingTimeOf } from '#app/texting/gate/waking_time'
import { RemovedTexts } from '#app/texting/delivery/removed_texts'
import { firstIdOf } from '#app/texting/delivery/try_again'
import {
  advance,
  countRefused,
  type Failure,
  lockTalkOf,
  type Settled,
  type SettledState,
  type Step,
  tellConversation,
} from '#app/texting/delivery/settle_sql'

export type { Failure, SettledState }

const ARRIVING: readonly SettledState[] = ['sent', 'delivered']

/** Where every sent text learns how it ended, and the charge, the number and the reader with it. */
@inject()
export class SettleSend {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly allowance: Allowance,
    private readonly consequence: DrawConsequence,
    private readonly removed: RemovedTexts,
    private readonly queue: JobQueue
  ) {}

  /** The provider took the text. */
  async accepted(id: number, sid: string): Promise<void> {
    await this.database.transaction((tx) => this.move(tx, { id, sid, state: 'sent' }))
  }

  async failed(tx: Tx, id: number, failure: Failure): Promise<void> {
    await this.move(tx, { id, state: 'failed', failure })
  }

  /** False when the text was further already. */
  async move(tx: Tx, step: Step): Promise<boolean> {
    await this.lockTalk(tx, step.id)
    const settled = await advance(tx.sql, step, this.clock.now())
    if (!settled) {
      if (step.sid) await this.#keepSid(tx, step.id, step.sid)
      return false
    }
    tx.afterCommit(() => textStates.inc({ state: step.state }))
    await this.forgetDoubt(tx, step.id)
    await this.#hideCode(tx, settled, step.sid)
    const isGivenBack = await this.#settleCharge(tx, settled, step)
    // A notice that did not arrive was not given: the next text carries it.
    const isNoticeLost = Boolean(settled.has_ai_notice) && !ARRIVING.includes(step.state)
    await tellConversation(tx.sql, settled.conversation_id, { isNoticeLost })
    if (step.state === 'delivered') await this.consequence.arrived(tx, settled.phone_key)
    const { consequence } = meaningOf(step.failure?.errorCode ?? null)
    await this.consequence.execute(tx, settled, consequence)
    if (isGivenBack) await this.#answerWhatWaits(tx, settled)
    return true
  }

  /** See `lockTalk` of the models. */
  async lockTalk({ sql }: Tx, id: number): Promise<void> {
    const { hasOneWriter, forUpdate } = this.database.dialect
    if (!hasOneWriter) await lockTalkOf(sql, id, forUpdate)
  }

  /**
   * The text was given up before the provider's answer came, or its person left while it
   * was on its way: only now is it known under which name the provider keeps it.
   */
  async #keepSid(tx: Tx, id: number, sid: string): Promise<void> {
    await Message.query(tx.sql).where('id', id).whereNull('messageSid').update({ messageSid: sid })
    if (!(await Message.find(id, tx.sql))) await this.removed.add(tx, sid)
  }

  /** What it says is of no use to anybody soon. */
  async #hideCode(tx: Tx, { kind }: Settled, sid: string | undefined): Promise<void> {
    if (sid && kind === 'code') await this.removed.addLater(tx, sid)
  }

  async forgetDoubt(tx: Tx, id: number): Promise<void> {
    await dropWaitingJobs(tx.sql, [`doubt:${id}`])
  }

  /** Whether it is given back. */
  async #settleCharge(tx: Tx, settled: Settled, step: Step): Promise<boolean> {
    const { charge_key: key } = settled
    if (!key) return false
    const isKept =
      ARRIVING.includes(step.state) || (await this.#isOneTooMany(tx.sql, settled, step))
    if (isKept) await this.allowance.keep(tx.sql, key)
    else await this.allowance.giveBack(tx.sql, key)
    return !isKept
  }

  /** What comes back may be all that a text of theirs waits for. One that never left is no news. */
  async #answerWhatWaits(tx: Tx, settled: Settled): Promise<void> {
    const { conversation_id: conversationId, sending_at: sendingAt } = settled
    if (conversationId === null || sendingAt === null) return
    const runAt = await wakingTimeOf(tx.sql, conversationId, this.clock.now())
    await this.queue.hastenMany(tx, [replyJob(conversationId, runAt)])
  }

  /** Whoever has their phone refuse our texts reads them on the web. */
  async #isOneTooMany(sql: Sql, settled: Settled, { state, failure }: Step): Promise<boolean> {
    if (state !== 'undelivered' || !isOfThePhone(failure?.errorCode)) return false
    const id = firstIdOf({ id: settled.id, dedupKey: settled.dedup_key })
    const since = this.clock.now() - DAY
    return (await countRefused(sql, { userId: settled.user_id, id, since })) > limits.sends.strikes
  }
}
