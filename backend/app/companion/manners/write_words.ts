import { inject } from '@adonisjs/core'
import { createHmac } from 'node:crypto'
import { Logger } from '@adonisjs/core/logger'
import limits from '#config/limits'
import { keyFor } from '#config/app'
import type { Fault } from '#app/companion/manners/fault'
import type { Judged, Judging, PlainLineWish } from '#app/companion/manners/judge_words'
import {
  type Completion,
  LanguageModel,
  LanguageModelError,
  type ModelUsage,
  type Prompt,
  type Scene,
} from '#app/companion/voice/language_model'
import { OfflineLanguageModel } from '#app/companion/voice/offline_language_model'
import type { PromptBudget } from '#app/companion/voice/prompt'
import { AiMeter } from '#app/ledgers/spending/ai_meter'
import type { AiCall } from '#app/ledgers/spending/record_ai_usage'

/** Thinking over what others wrote, away from the loop that answers requests; rejects with ReadForTooLong. */
export abstract class WordsThinking {
  abstract promptFor(scene: Scene, budget: PromptBudget): Promise<Prompt>
  abstract judgeWords(judging: Judging): Promise<Judged>
  abstract plainLineFor(wish: PlainLineWish): Promise<string>
}

export interface Words {
  text: string
  emotionalState: string
  topics: string[]
}

interface Wish {
  scene: Scene
  userId: number
  /** Stands in front of her words and takes its share of the two segments. */
  prefix: string
  /** Stands behind her words. */
  suffix: string
}

type Draft = Pick<Completion, 'text' | 'emotionalState' | 'topics'>
interface Attempt {
  draft: Draft
  fault: Fault | null
}

interface Asked {
  usage: ModelUsage | null
  /** By `performance.now()`. */
  since: number
}

const FRESH_DRAWS = 4
export const BUDGET: PromptBudget = {
  promptTokens: limits.replies.promptTokens,
  memoryTokens: limits.memory.promptTokens,
}

/**
 * Her next words, made fit to send: the model's, when they pass every check at the first or second try,
 * else a fresh line without it. Null when the model gave none twice, or the budget for it is spent.
 */
@inject()
export class WriteWords {
  constructor(
    private readonly model: LanguageModel,
    private readonly fallback: OfflineLanguageModel,
    private readonly logger: Logger,
    private readonly meter: AiMeter,
    private readonly thinking: WordsThinking
  ) {}

  async execute(wish: Wish): Promise<Words | null> {
    return (await this.#mayAsk(wish)) ? this.#write(wish) : null
  }

  async #write(wish: Wish): Promise<Words | null> {
    const first = await this.#try(this.model, wish)
    if (first === 'hopeless') return null
    if (first && !first.fault) return wordsOf(wish, first.draft)
    const second = await this.#try(this.model, corrected(wish, first?.fault?.reason))
    const attempts = [second, first].filter((one) => one !== 'hopeless' && one !== null)
    const good = attempts.find(({ fault }) => fault === null)
    if (good) return wordsOf(wish, good.draft)
    const [rejected] = attempts
    return rejected ? wordsOf(wish, await this.#freshLine(wish, rejected)) : null
  }

  /** A stand-in costs nothing. */
  async #mayAsk({ userId }: Wish): Promise<boolean> {
    const { model, meter } = this
    return model.isSimulated || (await meter.cappedUntil(userId)) === null
  }

  /** Null when no words came. */
  async #try(model: LanguageModel, wish: Wish): Promise<Attempt | null | 'hopeless'> {
    const { thinking } = this
    const { scene, prefix, suffix } = wish
    const prompt = await thinking.promptFor(scene, BUDGET)
    const completion = await this.#complete(model, { wish, prompt })
    if (completion === null || completion === 'hopeless') return completion
    const words = { words: completion.text, scene, prompt, prefix, suffix }
    const { text, fault } = await thinking.judgeWords(words)
    if (!text) return null
    if (fault) this.#count(fault, scene)
    return { draft: { ...completion, text }, fault }
  }

  async #complete(
    model: LanguageModel,
    { wish, prompt }: { wish: Wish; prompt: Prompt }
  ): Promise<Completion | null | 'hopeless'> {
    const since = performance.now()
    try {
      const completion = await model.complete({
        scene: wish.scene,
        prompt,
        personKey: createHmac('sha256', keyFor('language model'))
          .update(String(wish.userId))
          .digest('hex'),
        signal: AbortSignal.timeout(limits.replies.modelTimeoutMs),
      })
      await this.#record(model, { ...completion, outcome: 'ok', since, ...wish })
      return completion
    } catch (error) {
      if (!(error instanceof LanguageModelError)) throw error
      await this.#record(model, { usage: error.usage, outcome: error.reason, since, ...wish })
      this.logger.warn({ reason: error.reason }, 'the language model gave no words')
      return error.isRetryable ? null : 'hopeless'
    }
  }

  /** The stand-in's further draws are no calls of anybody. */
  async #record(
    model: LanguageModel,
    { usage, outcome, since, userId }: Pick<AiCall, 'outcome' | 'userId'> & Asked
  ): Promise<void> {
    if (model !== this.model) return
    await this.meter.record({
      ...(usage ?? { model: model.name, promptTokens: 0, completionTokens: 0 }),
      userId,
      purpose: 'reply',
      outcome,
      latencyMs: performance.now() - since,
    })
  }

  /** The model wrote, but nothing that may leave: another draw of the fallback, at last a plain line. */
  async #freshLine(wish: Wish, rejected: Attempt): Promise<Draft> {
    for (let draw = 1; draw <= FRESH_DRAWS; draw++) {
      const attempt = await this.#try(this.fallback, corrected(wish, `draw ${draw}`))
      if (attempt !== null && attempt !== 'hopeless' && !attempt.fault) return attempt.draft
    }
    const { scene, prefix, suffix } = wish
    const prompt = await this.thinking.promptFor(scene, BUDGET)
    const text = await this.thinking.plainLineFor({ scene, prompt, prefix, suffix })
    return { ...rejected.draft, text }
  }

  #count({ rule }: Fault, { kind }: Scene): void {
    this.logger.info({ rule, kind }, 'her words were rejected')
  }
}

function corrected(wish: Wish, correction: string | undefined): Wish {
  return correction === undefined ? wish : { ...wish, scene: { ...wish.scene, correction } }
}

function wordsOf(wish: Wish, { text, emotionalState, topics }: Draft): Words {
  return { text: `${wish.prefix}${text}${wish.suffix}`, emotionalState, topics }
}
