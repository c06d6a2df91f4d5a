import { inject } from '@adonisjs/core'
import { Logger } from '@adonisjs/core/logger'
import { prices } from '#app/ledgers/spending/current_prices'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { GroupCommit } from '#app/core/database/group_commit'
import type { Sql } from '#app/core/database/sql'
import { RecordSpending } from '#app/ledgers/spending/record_spending'
import { type AiCall, insertCalls } from '#app/ledgers/spending/spending_sql'

export type { AiCall }

/** Of a call that cost nothing, or of which nobody said what it took. */
export const NO_TOKENS = { promptTokens: 0, cachedTokens: 0, completionTokens: 0 }

/**
 * Writes down what was asked of a language model and what it cost; calls that end together share a commit.
 */
@inject()
export class RecordAiUsage {
  readonly #writing: GroupCommit<AiCall, AiCall>

  constructor(
    database: Database,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly record: RecordSpending
  ) {
    this.#writing = new GroupCommit(database, (_tx, call) => Promise.resolve(call), {
      close: (tx, calls) => this.#write(tx.sql, calls),
    })
  }

  /** Never rejects: a reply is worth more than its record. What costs nothing is written by and by. */
  async execute(call: AiCall): Promise<void> {
    const isFree = call.purpose === 'moderation'
    try {
      await (isFree ? this.#writing.addPatiently(call) : this.#writing.add(call))
    } catch (error) {
      const { purpose, model } = call
      this.logger.error({ err: error, purpose, model }, 'recording a model call failed')
    }
  }

  /** Resolves when all of them are. */
  written(): Promise<void> {
    return this.#writing.written()
  }

  async #write(sql: Sql, calls: readonly AiCall[]): Promise<void> {
    const priced = calls.map((call) => ({
      ...call,
      costMicros: prices.callMicros(call.model, call),
    }))
    const members = await insertCalls(sql, priced, this.clock.now())
    const costs = priced.map(({ userId, costMicros, promptTokens, completionTokens }) => ({
      userId: members.has(userId) ? userId : null,
      micros: costMicros,
      units: promptTokens + completionTokens,
    }))
    await this.record.calls(sql, costs)
  }
}
