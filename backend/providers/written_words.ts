import { LanguageModel } from '#app/voice/language_model'
import { WriteWords, type WriteWordsSettings } from '#app/voice/write_words'
import type { Resolver } from './common_parts.js'

/** Her words from the chosen language model. */
export async function modelWords(resolver: Resolver): Promise<WriteWords> {
  return wordsOf(resolver, await resolver.make(LanguageModel))
}

/** Her words from the stand-in, which are there at once. */
export async function offlineWords(resolver: Resolver): Promise<WriteWords> {
  const { OfflineLanguageModel } = await import('#app/offline_voice/offline_language_model')
  return wordsOf(resolver, new OfflineLanguageModel())
}

async function wordsOf(resolver: Resolver, model: LanguageModel): Promise<WriteWords> {
  const { default: limits } = await import('#config/limits')
  const { keyFor } = await import('#config/app')
  const { countTokens } = await import('gpt-tokenizer')
  const settings: WriteWordsSettings = {
    timeoutMs: limits.replies.modelTimeoutMs,
    promptTokens: limits.replies.promptTokens,
    memoryTokens: limits.memory.promptTokens,
    personKeySecret: keyFor('language model'),
    // What a person writes is text, also when it looks like a model's own mark.
    countTokens: (text) => countTokens(text, { disallowedSpecial: new Set() }),
  }
  return new WriteWords(model, await resolver.make('logger'), settings)
}
