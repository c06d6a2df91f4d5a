import type { Logger } from '@adonisjs/core/logger'
import type { WriteWordsSettings } from '#app/companion/manners/write_words'
import {
  type Completion,
  LanguageModel,
  LanguageModelError,
} from '#app/companion/voice/language_model'

type Request = Parameters<LanguageModel['complete']>[0]

/** Says what it is told to; keeps what it was asked. */
export class StubModel extends LanguageModel {
  readonly isSimulated = true
  readonly asked: Request[] = []

  constructor(private readonly writes: (request: Request) => string | LanguageModelError) {
    super()
  }

  async complete(request: Request): Promise<Completion> {
    this.asked.push(request)
    const text = this.writes(request)
    if (text instanceof LanguageModelError) throw text
    const usage = { promptTokens: 1, completionTokens: 1, model: 'stub' }
    return { text, emotionalState: 'playful', topics: ['stub'], usage }
  }
}

/** A model that says these lines, the last one for ever. */
export function saying(...lines: (string | LanguageModelError)[]): StubModel {
  return new StubModel(() => (lines.length > 1 ? lines.shift() : lines[0]) ?? '')
}

export function settingsForSpecs(): WriteWordsSettings {
  return {
    timeoutMs: 1000,
    promptTokens: 3000,
    memoryTokens: 1500,
    personKeySecret: Buffer.from('secret'),
  }
}

/** Counts nothing and lets every call through. */
export function freeMeter() {
  return { cappedUntil: async () => null, record: async () => {} }
}

/** A logger that only keeps what it is given. */
export function silentLogger(): { logger: Logger; logged: unknown[] } {
  const logged: unknown[] = []
  const keep = (...entry: unknown[]) => void logged.push(entry)
  return { logger: { info: keep, warn: keep } as unknown as Logger, logged }
}
