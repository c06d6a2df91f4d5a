import { type Lines, linesOf } from '#app/companion/offline_voice/offline_own_lines'
import type { Occasion } from '#app/companion/voice/language_model'

const OCCASIONS: Occasion[] = [
  'good_morning',
  'goodnight',
  'task_reminder',
  'random_sweet',
  'lunch_check',
]
const WORDS = Object.entries(linesOf('scheduled_lines', OCCASIONS))

/** Texts of the clock: nobody has to answer them. */
export const SCHEDULED_LINES = Object.fromEntries(
  WORDS.map(([occasion, { asks, ...lines }]) => [occasion, lines])
) as Record<Occasion, Lines>

/** Now and then a question, which nobody has to answer. */
export const SCHEDULED_ASKS = Object.fromEntries(
  WORDS.map(([occasion, { asks }]) => [occasion, asks ?? []])
) as Record<Occasion, readonly string[]>
