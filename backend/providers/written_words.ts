import { LanguageModel } from '#app/companion/voice/language_model'
import { WriteWords, type WriteWordsSettings } from '#app/companion/manners/write_words'
import { AiMeter } from '#app/ledgers/spending/ai_meter'
import type { Resolver } from './common_parts.js'
import { readers } from './reading_threads.js'

/** Her words from the chosen language model. */
export async function modelWords(resolver: Resolver): Promise<WriteWords> {
  return wordsOf(resolver, await resolver.make(LanguageModel))
}

/** Her words from the stand-in, which are there at once. */
export async function offlineWords(resolver: Resolver): Promise<WriteWords> {
  return wordsOf(resolver, await offlineModel(resolver))
}

export async function offlineModel(resolver: Resolver): Promise<LanguageModel> {
  const { OfflineLanguageModel } =
    await import('#app/companion/offline_voice/offline_language_model')
  const { offlineCompletion } = await readers(resolver)
  return new OfflineLanguageModel(offlineCompletion)
}

async function wordsOf(resolver: Resolver, model: LanguageModel): Promise<WriteWords> {
  const { default: limits } = await import('#config/limits')
  const { keyFor } = await import('#config/app')
  const settings: WriteWordsSettings = {
    timeoutMs: limits.replies.modelTimeoutMs,
    promptTokens: limits.replies.promptTokens,
    memoryTokens: limits.memory.promptTokens,
    personKeySecret: keyFor('language model'),
  }
  const parts = {
    model,
    fallback: await offlineModel(resolver),
    thinking: await readers(resolver),
    logger: await resolver.make('logger'),
    meter: await resolver.make(AiMeter),
  }
  return new WriteWords(parts, settings)
}
