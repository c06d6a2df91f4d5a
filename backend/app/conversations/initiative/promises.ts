import { z } from 'zod'
import { RELATIVES } from '#app/conversations/initiative/event_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'initiative/promises.txt',
  z.strictObject({ will: shapes.source, toFinish: shapes.source, toClean: shapes.source })
)

/**
 * What somebody says they will do themselves. `subject` takes
 * the groups of its pattern, which are words of our own.
 */
export interface Promised {
  pattern: RegExp
  subject: string
}
const TO_TALK_TO = `${RELATIVES}|manager|landlord|landlady|professor|teacher|advisor|supervisor`

/** The last word is the one it is known by afterwards: "I was at the gym", "called my mom". */
export const PROMISES: readonly Promised[] = [
  [String.raw` (?:go|get|head|hit|be|make it)(?: back)?(?: to| at)? the gym`, 'time at the gym'],
  [String.raw` go (?:(?:for|on) a (?:\w+ )?run|running|jogging)`, 'run'],
  [` (call|phone|text|visit|see) my (${RELATIVES})`, 'plan to $1 your $2'],
  [` (?:talk|speak) (?:to|with) my (${TO_TALK_TO})`, 'talk with your $1'],
  [
    ` (finish|submit|hand in|turn in|send|write|start) (?:my|the|that|this) (${WORDS.toFinish})`,
    'plan to $1 your $2',
  ],
  [
    ` (clean|tidy|declutter|paint|fix|vacuum|wash) (?:up )?my (${WORDS.toClean})`,
    'plan to $1 your $2',
  ],
].map(([doing = '', subject = '']) => ({
  pattern: new RegExp(`${WORDS.will}${doing}\\b`),
  subject,
}))
