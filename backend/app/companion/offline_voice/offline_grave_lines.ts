import { z } from 'zod'
import { lines } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { GRAVE_KINDS } from '#app/companion/offline_voice/offline_grave'

/**
 * In one language: what she says first, and what she adds: where
 * people are who can do more than she can, or that there is time.
 */
export const graveLines = z.strictObject({
  lines: z.record(z.enum(GRAVE_KINDS), z.strictObject({ first: lines, help: lines })),
  staying: lines,
  honest: lines,
  parting: lines,
  bye: lines,
})

const WORDS = loadWords('offline_voice/grave_lines_en.yaml', graveLines)

/**
 * In her plain voice whoever she is: no play, no pet name,
 * no cheer. A first and a second line fit one segment.
 */
export const GRAVE_LINES = WORDS.lines

/** When she has just named where people are: she stays, and leaves it open. */
export const STAYING_LINES = WORDS.staying

/** Asked in the same breath whether she is real. */
export const GRAVE_HONEST_LINES = WORDS.honest

/** Where people are, for somebody who goes and is asked nothing. */
export const HELP_AT_PARTING = WORDS.parting

/** They are going: nothing is asked, and nobody is held. */
export const GRAVE_BYE_LINES = WORDS.bye
