import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { AiMeter } from '#app/ledgers/spending/ai_meter'
import { NO_TOKENS } from '#app/ledgers/spending/record_ai_usage'
import {
  type CheckOptions,
  Moderation,
  type ModerationCall,
  type ModerationVerdict,
  type PictureVerdict,
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
    userId: number,
    { isGiven }: Pick<CheckOptions, 'isGiven'> = {}
  ): Promise<readonly ModerationVerdict[] | null> {
    const signal = AbortSignal.timeout(limits.care.moderationTimeoutMs)
    return this.#meter(userId, (tell) => this.moderation.check(texts, signal, { tell, isGiven }))
  }

  /** The same of one picture, a `data:` address. */
  async look(picture: string, userId: number): Promise<PictureVerdict | null> {
    const signal = AbortSignal.timeout(limits.pictures.moderationTimeoutMs)
    return this.#meter(userId, (tell) => this.moderation.look(picture, signal, tell))
  }

  async #meter<Verdict>(
    userId: number,
    ask: (tell: (call: ModerationCall) => void) => Promise<Verdict>
  ): Promise<Verdict> {
    const since = performance.now()
    const calls: ModerationCall[] = []
    const verdicts = await ask((call) => void calls.push(call))
    const latencyMs = performance.now() - since
    for (const call of calls) {
      void this.meter.record({ ...NO_TOKENS, ...call, purpose: 'moderation', userId, latencyMs })
    }
    return verdicts
  }
}
