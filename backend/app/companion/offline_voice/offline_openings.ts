import { z } from 'zod'
import { lines } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { type Lines, ofEach, withOwn } from '#app/companion/offline_voice/offline_own_lines'
import { DAY_PARTS } from '#app/companion/voice/local_moment'

const WORDS = loadWords(
  'offline_voice/openings.yaml',
  z.strictObject({
    hellos: z.record(z.enum(DAY_PARTS), lines),
    days: z.record(z.string(), lines),
    firstAsks: lines,
    also: lines,
    checkIn: lines,
    checkInAsks: lines,
    return: lines,
    night: lines,
    bye: lines,
    nap: lines,
  })
)

export const HELLOS = WORDS.hellos

export const GREETING_LINES = ofEach(({ greetings }) => greetings)

export const DAY_LINES = WORDS.days

/** Her very first words; nobody has written yet. */
export const FIRST_LINES = ofEach(({ firstLine }) => firstLine)

export const FIRST_ASKS = WORDS.firstAsks

/** For the second thing of a burst. */
export const ALSO_LINES = WORDS.also

/** Back after a talk that was heavy. */
export const CHECK_IN_LINES = WORDS.checkIn

export const CHECK_IN_ASKS = WORDS.checkInAsks

/** Coming back after a while is simply nice: never a reproach. */
export const RETURN_LINES = WORDS.return

export const NIGHT_LINES = withOwn('night', { any: WORDS.night })

export const BYE_LINES = withOwn('bye', { any: WORDS.bye })

/** For a nap, or a night worker. */
export const NAP_LINES: Lines = { any: WORDS.nap }
