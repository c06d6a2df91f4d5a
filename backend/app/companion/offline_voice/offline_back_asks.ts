import { z } from 'zod'
import { lines } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

/** Handing a question back, by what was asked of her. */
export const BACK_ASKS: Record<string, readonly string[]> = loadWords(
  'offline_voice/back_asks.txt',
  z.record(z.string(), lines)
)
