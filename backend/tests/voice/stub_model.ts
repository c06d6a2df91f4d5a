import type { Logger } from '@adonisjs/core/logger'
import { AskModel } from '#app/companion/writing/ask_model'
import { ModerateWords } from '#app/companion/writing/moderate_words'
import { AskModeration } from '#app/safety/moderation/ask_moderation'
import type { Moderation } from '#app/safety/moderation/moderation'
import type { AiCall } from '#app/ledgers/spending/record_ai_usage'
import { NoModeration } from '#app/safety/moderation/no_moderation'
import { WriteWords } from '#app/companion/writing/write_words'
import type { OfflineLanguageModel } from '#app/companion/voice/offline_language_model'
import {
  type Completion,
  LanguageModel,
  LanguageModelError,
} from '#app/companion/voice/language_model'

import { ModelHealth } from '#app/companion/voice/model_health'
import type { AiMeter } from '#app/ledgers/spending/ai_meter'
import { thinkingHere } from '#tests/thinking_here'

type Request = Parameters<LanguageModel['complete']>[0]

/** Says what it is told to; keeps what it was asked. */
export class StubModel extends LanguageModel {
  isSimulated = true
  readonly asked: Request[] = []

  constructor(private readonly writes: (request: Request) => string | LanguageModelError) {
    super()
  }

  async complete(request: Request): Promise<Completion> {
    this.asked.push(request)
    const text = this.writes(request)
    if (text instanceof LanguageModelError) throw text
    const usage = { promptTokens: 1, cachedTokens: 0, completionTokens: 1, model: 'stub' }
    return { text, emotionalState: 'playful', topics: ['stub'], usage }
  }
}

/** A model that says these lines, the last one for ever. */
export function saying(...lines: (string | LanguageModelError)[]): StubModel {
  return new StubModel(() => (lines.length > 1 ? lines.shift() : lines[0]) ?? '')
}

interface Beside {
  logger: Logger
  /** Keeps the calls it is told of. */
  calls?: AiCall[]
  moderation?: Moderation
}

/** Her words from these models; every call may be made. */
export function wordsOf(
  model: LanguageModel,
  fallback: LanguageModel,
  { logger, calls = [], moderation = new NoModeration() }: Beside
): WriteWords {
  const record = async (call: AiCall) => void calls.push(call)
  const meter = { cappedUntil: async () => null, record } as unknown as AiMeter
  const asking = new AskModel(meter, new ModelHealth({ now: () => 0 }), logger)
  const moderate = new ModerateWords(new AskModeration(moderation, meter))
  return new WriteWords(
    model,
    fallback as OfflineLanguageModel,
    logger,
    asking,
    thinkingHere,
    moderate
  )
}

/** A logger that only keeps what it is given. */
export function silentLogger(): { logger: Logger; logged: unknown[] } {
  const logged: unknown[] = []
  const keep = (...entry: unknown[]) => void logged.push(entry)
  return { logger: { info: keep, warn: keep } as unknown as Logger, logged }
}
