import { z } from 'zod'
import { lines } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

/**
 * For the days after talk of self-harm: the same plain voice
 * for every character. No play, no pet names, no cheer.
 */
export const TENDER_LINES = loadWords(
  'offline_voice/tender_lines.txt',
  z.strictObject({
    heavy: lines,
    referral: lines,
    bad: lines,
    good: lines,
    told: lines,
    small: lines,
    self: lines,
    thanks: lines,
    noPlay: lines,
    hello: lines,
    bye: lines,
    asks: lines,
  })
)
