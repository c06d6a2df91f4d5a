import { createHmac } from 'node:crypto'
import type { Logger } from '@adonisjs/core/logger'
import { Turns } from '#app/core/turns'
import { checkWords } from '#app/manners/check_words'
import type { Fault } from '#app/manners/fault'
import { plainLines } from '#app/manners/plain_lines'
import { cleanReply } from '#app/voice/clean_reply'
import {
  type Completion,
  type LanguageModel,
  LanguageModelError,
  type ModelUsage,
  type Prompt,
  type Scene,
} from '#app/voice/language_model'
import { type PromptBudget, writePrompt } from '#app/voice/prompt'
import type { AiMeter } from '#app/spending/ai_meter'
import type { AiCall } from '#app/spending/record_ai_usage'

export interface WriteWordsSettings extends PromptBudget {
  timeoutMs: number
  /** Names a person to the provider without naming them. */
  personKeySecret: Buffer
  countTokens(text: string): number
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

/**
 * Her next words, made fit to send: the model's, when they pass every check at the first or second try, else a fresh
 * line without it. Null when the model gave none twice, or the budget for it is spent.
 */
export class WriteWords {
  /** Thinking holds up the process: what is asked of it meanwhile is answered between two thoughts. */
  readonly #thoughts = new Turns()

  constructor(
    private readonly parts: {
      model: LanguageModel
      /** Writes without a provider when the model's words must not leave. */
      fallback: LanguageModel
      logger: Logger
      meter: Pick<AiMeter, 'cappedUntil' | 'record'>
    },
    private readonly settings: WriteWordsSettings
  ) {}

  async execute(wish: Wish): Promise<Words | null> {
    return (await this.#mayAsk(wish)) ? this.#write(wish) : null
  }

  async #write(wish: Wish): Promise<Words | null> {
    const first = await this.#try(this.parts.model, wish)
    if (first === 'hopeless') return null
    if (first && !first.fault) return wordsOf(wish, first.draft)
    const second = await this.#try(this.parts.model, corrected(wish, first?.fault?.reason))
    const attempts = [second, first].filter((one) => one !== 'hopeless' && one !== null)
    const good = attempts.find(({ fault }) => fault === null)
    if (good) return wordsOf(wish, good.draft)
    const [rejected] = attempts
    return rejected ? wordsOf(wish, await this.#freshLine(wish, rejected)) : null
  }

  /** A stand-in costs nothing. */
  async #mayAsk({ userId }: Wish): Promise<boolean> {
    const { model, meter } = this.parts
    return model.isSimulated || (await meter.cappedUntil(userId)) === null
  }

  /** Null when no words came. */
  async #try(model: LanguageModel, wish: Wish): Promise<Attempt | null | 'hopeless'> {
    await this.#thoughts.take()
    const prompt = writePrompt(wish.scene, this.settings, this.settings.countTokens)
    const completion = await this.#complete(model, { wish, prompt })
    if (completion === null || completion === 'hopeless') return completion
    const text = this.#fit(wish, completion.text)
    if (!text) return null
    await this.#thoughts.take()
    const fault = checkWords(text, { scene: wish.scene, prompt })
    if (fault) this.#count(fault, wish.scene)
    return { draft: { ...completion, text }, fault }
  }

  async #complete(
    model: LanguageModel,
    { wish, prompt }: { wish: Wish; prompt: Prompt }
  ): Promise<Completion | null | 'hopeless'> {
    const { personKeySecret, timeoutMs } = this.settings
    const since = performance.now()
    try {
      const completion = await model.complete({
        scene: wish.scene,
        prompt,
        personKey: createHmac('sha256', personKeySecret).update(String(wish.userId)).digest('hex'),
        signal: AbortSignal.timeout(timeoutMs),
      })
      await this.#record(model, { ...completion, outcome: 'ok', since, ...wish })
      return completion
    } catch (error) {
      if (!(error instanceof LanguageModelError)) throw error
      await this.#record(model, { usage: error.usage, outcome: error.reason, since, ...wish })
      this.parts.logger.warn({ reason: error.reason }, 'the language model gave no words')
      return error.isRetryable ? null : 'hopeless'
    }
  }

  /** The stand-in's further draws are no calls of anybody. */
  async #record(
    model: LanguageModel,
    { usage, outcome, since, userId }: Pick<AiCall, 'outcome' | 'userId'> & Asked
  ): Promise<void> {
    if (model !== this.parts.model) return
    await this.parts.meter.record({
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
      const attempt = await this.#try(this.parts.fallback, corrected(wish, `draw ${draw}`))
      if (attempt !== null && attempt !== 'hopeless' && !attempt.fault) return attempt.draft
    }
    return { ...rejected.draft, text: this.#plainLine(wish) }
  }

  #plainLine(wish: Wish): string {
    const prompt = writePrompt(wish.scene, this.settings, this.settings.countTokens)
    const lines = plainLines(wish.scene).map((line) => this.#fit(wish, line))
    const isClean = (line: string) => checkWords(line, { scene: wish.scene, prompt }) === null
    const isNew = (line: string) => !wish.scene.said?.includes(line)
    return lines.find(isClean) ?? lines.find(isNew) ?? lines[0] ?? ''
  }

  #fit({ scene, prefix, suffix }: Wish, text: string): string {
    return cleanReply(text, { name: scene.persona.name, prefix, suffix })
  }

  #count({ rule }: Fault, { kind }: Scene): void {
    this.parts.logger.info({ rule, kind }, 'her words were rejected')
  }
}

function corrected(wish: Wish, correction: string | undefined): Wish {
  return correction === undefined ? wish : { ...wish, scene: { ...wish.scene, correction } }
}

function wordsOf(wish: Wish, { text, emotionalState, topics }: Draft): Words {
  return { text: `${wish.prefix}${text}${wish.suffix}`, emotionalState, topics }
}
