import { z } from 'zod'
import { lines } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { TOPICS } from '#app/companion/offline_voice/offline_topics'

/** Open questions on a topic. None of them can be answered with a keyword of the texting rules. */
export const TOPIC_ASKS = loadWords('offline_voice/topic_asks.txt', z.record(z.enum(TOPICS), lines))
