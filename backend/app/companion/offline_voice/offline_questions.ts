import { z } from 'zod'
import { lines } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { VALENCES, ofEach } from '#app/companion/offline_voice/offline_own_lines'
import { DAY_PARTS } from '#app/companion/voice/local_moment'

const WORDS = loadWords(
  'offline_voice/questions.yaml',
  z.strictObject({
    plainFollow: z.record(z.enum(VALENCES), lines),
    deep: lines,
    hour: z.record(z.enum(DAY_PARTS), lines),
    fresh: lines,
    callback: z.strictObject({ recent: lines, old: lines }),
  })
)

/** About what was just told, whatever it was. */
export const FOLLOW_ASKS = ofEach(({ followAsks }) => followAsks)

export const PLAIN_FOLLOW_ASKS = WORDS.plainFollow

export const DEEP_ASKS = WORDS.deep

export const HOUR_ASKS = WORDS.hour

/** To open another door when the last one is closed. */
export const FRESH_ASKS = WORDS.fresh

/** Back to something told earlier. */
export const CALLBACK_ASKS = WORDS.callback
