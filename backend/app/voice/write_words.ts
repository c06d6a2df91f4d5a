import { createHmac } from 'node:crypto'
import type { Logger } from '@adonisjs/core/logger'
import { cleanReply } from '#app/voice/clean_reply'
import { isHumanClaim } from '#app/voice/honesty'
import {
  type Completion,
  type LanguageModel,
  LanguageModelError,
  type Scene,
} from '#app/voice/language_model'
import { writePrompt } from '#app/voice/prompt'

export interface WriteWordsSettings {
  timeoutMs: number
  promptTokens: number
  memoryTokens: number
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

const TRIES = 2
const HONEST_LINE = "I'm an AI, so there is no human here, but I'm listening. What's on your mind?"

/** Her next words from the language model, made fit to send. Null when the model gave none twice. */
export class WriteWords {
  constructor(
    private readonly model: LanguageModel,
    private readonly logger: Logger,
    private readonly settings: WriteWordsSettings
  ) {}

  async execute(wish: Wish): Promise<Words | null> {
    const prompt = writePrompt(
      wish.scene,
      this.settings,
      this.settings.countTokens
    )
    for (let tried = 1; tried <= TRIES; tried++) {
      const completion = await this.#complete(wish, prompt)
      if (completion === 'hopeless') return null
      const text = completion && this.#fit(wish, completion.text)
      if (!completion || !text) continue
      if (!isHumanClaim(text)) return wordsOf(wish, text, completion)
      if (tried === TRIES) return wordsOf(wish, HONEST_LINE, completion)
    }
    return null
  }

  async #complete(
    { scene, userId }: Wish,
    prompt: ReturnType<typeof writePrompt>
  ): Promise<Completion | null | 'hopeless'> {
    const { personKeySecret, timeoutMs } = this.settings
    try {
      return await this.model.complete({
        scene,
        prompt,
        personKey: createHmac('sha256', personKeySecret).update(String(userId)).digest('hex'),
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (error) {
      if (!(error instanceof LanguageModelError)) throw error
      this.logger.warn({ reason: error.reason }, 'the language model gave no words')
      return error.isRetryable ? null : 'hopeless'
    }
  }

  #fit(wish: Wish, text: string): string {
    return cleanReply(text, {
      name: wish.scene.persona.name,
      prefix: wish.prefix,
      suffix: wish.suffix,
    })
  }
}

function wordsOf(wish: Wish, text: string, completion: Completion): Words {
  return {
    text: `${wish.prefix}${text}${wish.suffix}`,
    emotionalState: completion.emotionalState,
    topics: completion.topics,
  }
}
