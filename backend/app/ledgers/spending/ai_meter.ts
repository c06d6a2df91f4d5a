import { inject } from '@adonisjs/core'
import { modelCalls } from '#app/core/telemetry/meters'
import { Database } from '#app/core/database/database'
import { type AiCall, RecordAiUsage } from '#app/ledgers/spending/record_ai_usage'
import { AiUsage } from '#app/models/ai_usage'
import { Spending } from '#app/ledgers/spending/spending'

/** Stands beside every language model: whether it may be asked once more, and what was asked of it. */
@inject()
export class AiMeter {
  constructor(
    private readonly database: Database,
    private readonly spending: Spending,
    private readonly usage: RecordAiUsage
  ) {}

  /**
   * When the day of a spent budget ends, in epoch milliseconds;
   * null while the model may be called for this person.
   */
  cappedUntil(userId: number): Promise<number | null> {
    return this.spending.cappedUntil(this.database.read, userId)
  }

  /** The calls for her words to this person since then (epoch milliseconds), and how they ended. */
  async listReplyCalls(userId: number, since: number): Promise<readonly AiUsage[]> {
    const calls = AiUsage.query(this.database.read).where({ userId, purpose: 'reply' })
    return calls.where('createdAt', '>', since).select('outcome', 'createdAt')
  }

  /** Never rejects. */
  async record(call: AiCall): Promise<void> {
    const { purpose, outcome, latencyMs } = call
    modelCalls.observe({ purpose, outcome }, latencyMs / 1000)
    await this.usage.execute(call)
  }
}
