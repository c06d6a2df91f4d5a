import { loadWords } from '#app/language/words'
import { graveLines } from '#app/companion/offline_voice/offline_grave_lines'

const WORDS = loadWords('offline_voice/grave_lines_es.yaml', graveLines)

/** The same in Spanish, without the accents that GSM-7 lacks. */
export const GRAVE_LINES_ES = WORDS.lines

export const STAYING_LINES_ES = WORDS.staying

export const GRAVE_HONEST_LINES_ES = WORDS.honest

export const HELP_AT_PARTING_ES = WORDS.parting

export const GRAVE_BYE_LINES_ES = WORDS.bye
