import { inject } from '@adonisjs/core'
import { Logger } from '@adonisjs/core/logger'
import limits from '#config/limits'
import type { Fault, FaultRule } from '#app/companion/manners/fault'
import type { SecondTry } from '#app/companion/writing/second_try'
import {
  type Completion,
  type LanguageModel,
  LanguageModelError,
  type ModelUsage,
  type Prompt,
  type Scene,
} from '#app/companion/voice/language_model'
import { ModelHealth } from '#app/companion/voice/model_health'
import { personKeyOf } from '#app/companion/voice/person_key'
import { PROMPT_VERSION } from '#app/companion/voice/prompt_system'
import { traced } from '#app/core/telemetry/traces'
import { AiMeter } from '#app/ledgers/spending/ai_meter'
import { type AiCall, NO_TOKENS } from '#app/ledgers/spending/record_ai_usage'
import type { ModelFailure } from '#app/models/contract'

export interface Words {
  text: string
  emotionalState: string
  topics: string[]
  /** Of the prompt that brought them about; absent for words of ours. */
  promptVersion?: string
}

export interface Attempt {
  draft: Words
  fault: Fault | null
}

interface Question {
  scene: Scene
  prompt: Prompt
  userId: number
  how: SecondTry
  /** False for the stand-in's further draws, which are no calls of anybody. */
  isCounted: boolean
  /** What the words are for; a text, unless said otherwise. */
  purpose?: AiCall['purpose']
}

interface Ended {
  usage: ModelUsage | null
  /** Null when words came. */
  error: LanguageModelError | null
  latencyMs: number
  /** The rule that held the words back. */
  rejectedFor?: FaultRule | null
}

/** One call of the model for her words, within its time, and written down however it ends. */
@inject()
export class AskModel {
  constructor(
    private readonly meter: AiMeter,
    private readonly health: ModelHealth,
    private readonly logger: Logger
  ) {}

  /** Whether the budget allows it and the model is well. A stand-in costs nothing and is never ill. */
  async mayAsk(model: LanguageModel, userId: number): Promise<boolean> {
    if (model.isSimulated) return true
    return (await this.meter.cappedUntil(userId)) === null && this.health.mayAsk()
  }

  /** Her words, judged, or why none came. */
  async execute(
    model: LanguageModel,
    question: Question,
    judge: (completion: Completion) => Promise<Attempt>
  ): Promise<Attempt | ModelFailure> {
    const since = performance.now()
    try {
      const completion = await ask(model, question)
      const latencyMs = performance.now() - since
      const { usage } = completion
      const attempt = await judge(completion)
      const rejectedFor = attempt.fault?.rule ?? null
      await this.#record(model, question, { usage, error: null, latencyMs, rejectedFor })
      return attempt
    } catch (error) {
      if (!(error instanceof LanguageModelError)) throw error
      const latencyMs = performance.now() - since
      await this.#record(model, question, { usage: error.usage, error, latencyMs })
      this.logger.warn({ reason: error.reason }, 'the language model gave no words')
      return error.reason
    }
  }

  async #record(
    model: LanguageModel,
    { userId, isCounted, purpose = 'reply' }: Question,
    { usage, error, latencyMs, rejectedFor }: Ended
  ): Promise<void> {
    if (!isCounted) return
    if (!model.isSimulated) this.health.tell(error)
    await this.meter.record({
      ...(usage ?? { ...NO_TOKENS, model: model.name }),
      userId,
      purpose,
      outcome: error?.reason ?? 'ok',
      latencyMs,
      promptVersion: model.isSimulated ? null : PROMPT_VERSION,
      rejectedFor,
    })
  }
}

/** Rejects with LanguageModelError. */
function ask(model: LanguageModel, { scene, prompt, userId, how }: Question): Promise<Completion> {
  return traced('model.complete', { scene: scene.kind }, () =>
    model.complete({
      scene,
      prompt,
      personKey: personKeyOf(userId),
      signal: AbortSignal.timeout(limits.replies.modelTimeoutMs),
      isFallback: how.isFallback,
      isLonger: how.isLonger,
    })
  )
}
