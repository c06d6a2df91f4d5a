import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import type { Fault } from '#app/companion/manners/fault'
import { AiMeter } from '#app/ledgers/spending/ai_meter'
import { Moderation, type ModerationVerdict } from '#app/safety/moderation/moderation'

const FREE = { promptTokens: 0, cachedTokens: 0, completionTokens: 0 }

/** The provider's moderation of words a model wrote, beside our own checks, where there is one. */
@inject()
export class ModerateWords {
  constructor(
    private readonly moderation: Moderation,
    private readonly meter: AiMeter
  ) {}

  /** Null when nothing is wrong, or nobody said so in time. */
  async execute(text: string, userId: number): Promise<Fault | null> {
    const since = performance.now()
    const signal = AbortSignal.timeout(limits.care.moderationTimeoutMs)
    const calls: Promise<void>[] = []
    const verdicts = await this.moderation.check([text], signal, (call) => {
      const latencyMs = performance.now() - since
      const free = { ...FREE, purpose: 'moderation', latencyMs } as const
      calls.push(this.meter.record({ ...free, ...call, userId }))
    })
    await Promise.all(calls)
    return verdicts?.some(isFlagged) ? FLAGGED : null
  }
}

const FLAGGED: Fault = {
  rule: 'moderated',
  reason: 'Nothing sexual, and nothing about ways to hurt oneself: stay kind and plain.',
}

function isFlagged({ isCrisis, isSexual, isMinor }: ModerationVerdict): boolean {
  return isCrisis || isSexual || isMinor
}
