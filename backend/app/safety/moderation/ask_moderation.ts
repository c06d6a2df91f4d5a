import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { AiMeter } from '#app/ledgers/spending/ai_meter'
import { NO_TOKENS } from '#app/ledgers/spending/record_ai_usage'
import {
  Moderation,
  type ModerationCall,
  type ModerationVerdict,
} from '#app/safety/moderation/moderation'

/** One call of the moderation, within its time, and written down however it ends. */
@inject()
export class AskModeration {
  constructor(
    private readonly moderation: Moderation,
    private readonly meter: AiMeter
  ) {}

  /** One verdict a text; null when there is nobody to ask or no answer came. */
  async execute(
    texts: readonly string[],
    userId: number
  ): Promise<readonly ModerationVerdict[] | null> {
    const since = performance.now()
    const calls: ModerationCall[] = []
    const verdicts = await this.moderation.check(
      texts,
      AbortSignal.timeout(limits.care.moderationTimeoutMs),
      (call) => void calls.push(call)
    )
    const latencyMs = performance.now() - since
    for (const call of calls) {
      await this.meter.record({ ...NO_TOKENS, ...call, purpose: 'moderation', userId, latencyMs })
    }
    return verdicts
  }
}
