import { z } from 'zod'
import { lines } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { VALENCES } from '#app/companion/offline_voice/offline_own_lines'
import { EMOTIONAL_STATES } from '#app/companion/voice/language_model'

const WORDS = loadWords(
  'offline_voice/extras.yaml',
  z.strictObject({
    plainReactions: z.record(z.enum(VALENCES), lines),
    jokes: lines,
    games: lines,
    moods: z.record(z.enum(EMOTIONAL_STATES), lines),
    favorites: z.record(z.string(), lines),
    musings: lines,
  })
)

/** When the personality's own lines are used up. */
export const PLAIN_REACTIONS = WORDS.plainReactions

/** Without a question: a thought of her own on one of her interests follows. */
export const MUSINGS = WORDS.musings

export const JOKES = WORDS.jokes

export const GAMES = WORDS.games

export const MOOD_WORDS = WORDS.moods

/** Her favorites; which one is hers depends on her, not on the day, so she never contradicts herself. */
export const FAVORITES = WORDS.favorites
